import Reorder

// Which operations make sense, and what their destinations mean, in the
// model's own words: nothing here asks the package's own checks, so that a
// fault in them is seen.

extension Model {
  /// Returns why `operation` makes no sense, or nil if it does.
  ///
  /// Looked at in this order: the key of a step, the items in the order given,
  /// whether one is named twice, the destination. Of a session only the lift is
  /// looked at: what its events mean depends on what the rules let happen.
  ///
  /// - Complexity: O(k²) for k places named.
  func reason(against operation: Operation) -> CaseResult.Reason? {
    switch operation {
    case .move(let from, let destination):
      reason(againstItemAt: from) ?? reason(against: destination, for: from)
    case .batch(let items, let destination):
      reason(againstItems: items) ?? reason(against: destination)
    case .scatter(let moves):
      reason(againstScatter: moves)
    case .exchange(let a, let b):
      reason(againstItemAt: a) ?? reason(againstItemAt: b)
    case .insert(_, let gap):
      reason(against: gap)
    case .remove(let place):
      reason(againstItemAt: place)
    case .step(let items, let key):
      Self.keys.contains(key) ? reason(againstItems: items) : .key
    case .session(let script):
      reason(againstItemAt: script.begin)
    }
  }

  private static let keys: Set = [
    "earlier", "later", "first", "last", "previousList", "nextList",
  ]

  /// An index is one of so many slots.
  private func reason(
    against index: Int, of slots: Int
  ) -> CaseResult.Reason? {
    0 <= index && index < slots ? nil : .index
  }

  private func reason(againstList list: Int) -> CaseResult.Reason? {
    0 <= list && list < lists.count ? nil : .list
  }

  private func reason(againstItemAt place: Position) -> CaseResult.Reason? {
    reason(againstList: place.list)
      ?? reason(against: place.index, of: lists[place.list].count)
  }

  private func reason(againstItems items: [Position]) -> CaseResult.Reason? {
    for item in items {
      if let reason = reason(againstItemAt: item) { return reason }
    }
    return reason(againstTwice: items)
  }

  private func reason(
    againstTwice places: [Position]
  ) -> CaseResult.Reason? {
    for (rank, place) in places.enumerated()
    where places[..<rank].contains(place) {
      return .duplicate
    }
    return nil
  }

  /// Behind each item is a gap, and one is in front of all.
  private func reason(against gap: Gap) -> CaseResult.Reason? {
    reason(againstList: gap.list)
      ?? reason(against: gap.index, of: lists[gap.list].count + 1)
  }

  private func reason(against anchor: Anchor) -> CaseResult.Reason? {
    switch anchor {
    case .before(let neighbour), .after(let neighbour):
      reason(againstItemAt: neighbour)
    case .start(let list), .end(let list):
      reason(againstList: list)
    }
  }

  private func reason(
    against destination: BatchDestination
  ) -> CaseResult.Reason? {
    switch destination {
    case .gap(let gap): reason(against: gap)
    case .anchor(let anchor): reason(against: anchor)
    }
  }

  private func reason(
    against destination: Destination, for from: Position
  ) -> CaseResult.Reason? {
    switch destination {
    case .final(let to):
      reason(againstList: to.list)
        ?? reason(
          against: to.index,
          of: count(ofList: to.list, after: [Move(from: from, to: to)]))
    case .gap(let gap): reason(against: gap)
    case .anchor(let anchor): reason(against: anchor)
    }
  }

  private func reason(againstScatter moves: [Move]) -> CaseResult.Reason? {
    for move in moves {
      if let reason = reason(againstItemAt: move.from) { return reason }
    }
    for move in moves {
      if let reason = reason(againstList: move.to.list) { return reason }
    }
    if let reason = reason(againstTwice: moves.map { $0.from }) {
      return reason
    }
    for move in moves {
      let slots = count(ofList: move.to.list, after: moves)
      if let reason = reason(against: move.to.index, of: slots) {
        return reason
      }
    }
    return reason(againstTwice: moves.map { $0.to })
  }

  /// The number of slots of a list once the named items have gone.
  private func count(ofList list: Int, after moves: [Move]) -> Int {
    moves.reduce(lists[list].count) { count, move in
      count - (move.from.list == list ? 1 : 0) + (move.to.list == list ? 1 : 0)
    }
  }
}

extension Model {
  /// Returns the operation as it is to be asked of a strategy: in its own
  /// dialect, and with its items in the order given; only the anchor of a batch
  /// has become its gap.
  ///
  /// - Parameter operation: One that makes sense.
  func given(_ operation: Operation) -> ListOperation {
    switch operation {
    case .move(let from, .final(let to)):
      .reorder(Move(from: from, to: to))
    case .move(let from, let destination):
      .move(from, to: destination)
    case .batch(let items, .gap(let gap)):
      .batch(items, to: gap)
    case .batch(let items, .anchor(let anchor)):
      .batch(items, to: gap(at: anchor))
    case .scatter(let moves): .scatter(moves)
    case .exchange(let a, let b): .exchange(a, b)
    case .insert(_, let gap): .insert(at: gap)
    case .remove(let place): .remove(at: place)
    case .step(let items, let key): .step(items, StepKey(rawValue: key)!)
    case .session(let script): .session(script)
    }
  }

  /// Returns the operation with final places and gaps only, and its items in
  /// (list, index) order.
  ///
  /// - Parameter operation: One that makes sense.
  func resolved(_ operation: ListOperation) -> ListOperation {
    switch operation {
    case .move(let from, let destination):
      .reorder(
        Move(from: from, to: final(of: destination, moving: from)))
    case .batch(let items, let gap): .batch(items.sorted(), to: gap)
    case .scatter(let moves): .scatter(moves.sorted { $0.from < $1.from })
    case .step(let items, let key): .step(items.sorted(), key)
    case .reorder, .exchange, .session, .insert, .remove: operation
    }
  }
}
