public import Reorder

extension Model {
  /// Returns where each of the items goes by a step.
  ///
  /// One after the other takes its step among the lists as they are then: for
  /// `later` and `last` from the end, else from the start. An item stays if it
  /// stands at the end of its way or next to a named item that stayed.
  ///
  /// - Parameters:
  ///   - items: The places of the named items, in any order.
  ///   - key: The direction.
  /// - Returns: Place before and place after of all of them, in (list, index)
  ///   order.
  public func moves(ofStep items: [Position], _ key: StepKey) -> [Move] {
    let labels = items.sorted().map { lists[$0.list][$0.index] }
    var now = self
    now.takeSteps(items, key) { model, move in
      model.lists = model.moving(move)
      return true
    }
    return zip(items.sorted(), labels).map {
      Move(from: $0, to: now.place(ofLabel: $1))
    }
  }

  /// Lets each item take its step by `take`, which answers whether it did.
  mutating func takeSteps(
    _ items: [Position], _ key: StepKey, by take: (inout Model, Move) -> Bool
  ) {
    let items = items.sorted()
    let labels = items.map { lists[$0.list][$0.index] }
    var stayed: Set<Int> = []
    let isFromTheEnd = key == .later || key == .last
    let ranks = Array(items.indices)
    for rank in isFromTheEnd ? ranks.reversed() : ranks {
      let from = place(ofLabel: labels[rank])
      let to = target(
        ofStep: key, from: from, before: items[rank], named: labels,
        stayed: stayed)
      if let to, to != from, take(&self, Move(from: from, to: to)) { continue }
      stayed.insert(labels[rank])
    }
  }

  /// Returns the place of the item of that label.
  ///
  /// - Precondition: It is there.
  public func place(ofLabel label: Int) -> Position {
    for list in lists.indices {
      if let index = lists[list].firstIndex(of: label) {
        return Position(list: list, index: index)
      }
    }
    preconditionFailure("no item has the label \(label)")
  }

  private func target(
    ofStep key: StepKey, from: Position, before: Position,
    named labels: [Int], stayed: Set<Int>
  ) -> Position? {
    let list = lists[from.list]
    let neighbour =
      switch key {
      case .earlier, .first: from.index - 1
      case .later, .last: from.index + 1
      case .previousList: from.list - 1
      case .nextList: from.list + 1
      }
    switch key {
    case .earlier, .first, .later, .last:
      guard list.indices.contains(neighbour) else { return nil }
      if stayed.contains(list[neighbour]) { return nil }
      if key == .earlier || key == .later {
        return Position(list: from.list, index: neighbour)
      }
      // Those that had their turn stand at the end already, if they could.
      let isNamed = Set(labels)
      let inFront = list[..<from.index].count { isNamed.contains($0) }
      let behind = list[from.index...].dropFirst()
        .count { isNamed.contains($0) }
      return Position(
        list: from.list,
        index: key == .first ? inFront : list.count - 1 - behind)
    case .previousList, .nextList:
      guard lists.indices.contains(neighbour) else { return nil }
      return Position(
        list: neighbour, index: min(before.index, lists[neighbour].count))
    }
  }
}
