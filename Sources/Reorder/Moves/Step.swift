/// The direction of a keyboard move.
@frozen
public enum StepKey: String, Hashable, Sendable, CaseIterable {
  /// One place towards the start of the list.
  case earlier

  /// One place towards the end of the list.
  case later

  /// To the start of the list.
  case first

  /// To the end of the list.
  case last

  /// To the list before, at the same index or at its end if it is shorter.
  case previousList

  /// To the list behind, at the same index or at its end if it is shorter.
  case nextList
}

extension MoveStrategy {
  /// Steps the items one after the other, each by one move.
  ///
  /// - Complexity: k times the cost of one move; O(k²) more to keep track of
  ///   items that change list.
  @inlinable
  @discardableResult
  public mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome {
    step(items, key) { strategy, move, group, rank in
      let outcome = strategy.reorder(from: move.from, to: move.to)
      guard case .moved(let move) = outcome else { return }
      // One place on is past a bystander only; further on may also be past a
      // named item that was refused.
      if move.isTransfer || abs(move.to.index - move.from.index) > 1 {
        group.follow { move.place(of: $0) }
      } else {
        group.now[rank] = move.to
      }
    }
  }

  /// Steps the items, each by `move`, which may refuse, and which lets the
  /// group follow.
  @inlinable
  mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey,
    by move: (inout Self, Move, inout SteppingGroup, _ rank: Int) -> Void
  ) -> GroupOutcome {
    var group = SteppingGroup(
      requireValid { () throws(InvalidOperation) in try places(of: items) })
    let ranks = group.before.indices
    for turn in ranks {
      let rank = key.isDescending ? ranks.count - 1 - turn : turn
      let from = group.now[rank]
      let to = group.target(ofItem: rank, key, in: self)
      if let to, to != from {
        move(&self, Move(from: from, to: to), &group, rank)
      }
    }
    return group.outcome
  }
}

extension StepKey {
  /// Whether the last of several items has its turn first.
  @usableFromInline
  var isDescending: Bool { self == .later || self == .last }
}

/// The named items of a step: where they were, and where they are now.
@usableFromInline
struct SteppingGroup {
  @usableFromInline let before: [Position]
  @usableFromInline var now: [Position]

  @usableFromInline
  init(_ places: [Position]) {
    before = places
    now = places
  }

  @usableFromInline
  var outcome: GroupOutcome {
    before == now
      ? .unchanged
      : .moved(zip(before, now).map { Move(from: $0, to: $1) })
  }

  /// Returns where the item of `rank` goes, or nil if it is blocked.
  ///
  /// Within a list the items in front (for later and last: behind) have had
  /// their turn. One that stands next to a named item has nowhere to go: that
  /// one is at the end already, or it was refused. On the way to an end it need
  /// not be the next by rank: around fixed items one passes another that was
  /// refused.
  ///
  ///     [a b c d e f]   c and f fixed; a, b, d last
  ///     [a b c d e f]   d is refused: the last slot is that of f
  ///     [a d c e b f]   b goes behind d; a now stands next to d, and stays
  @usableFromInline
  func target(
    ofItem rank: Int, _ key: StepKey, in shape: some MultiListShape
  ) -> Position? {
    let place = now[rank]
    let last = shape.count(ofList: place.list) - 1
    switch key {
    case .earlier:
      let to = Position(list: place.list, index: place.index - 1)
      return to.index < 0 || isNamed(to, at: rank - 1) ? nil : to
    case .later:
      let to = Position(list: place.list, index: place.index + 1)
      return to.index > last || isNamed(to, at: rank + 1) ? nil : to
    case .first:
      let front = Position(list: place.list, index: place.index - 1)
      if now[..<rank].contains(front) { return nil }
      let settled = now[..<rank].count { $0.list == place.list }
      return Position(list: place.list, index: settled)
    case .last:
      let behind = Position(list: place.list, index: place.index + 1)
      if now[(rank + 1)...].contains(behind) { return nil }
      let settled = now[(rank + 1)...].count { $0.list == place.list }
      return Position(list: place.list, index: last - settled)
    case .previousList, .nextList:
      let list = key == .nextList ? place.list + 1 : place.list - 1
      guard (0..<shape.listCount).contains(list) else { return nil }
      let count = shape.count(ofList: list)
      return Position(list: list, index: min(before[rank].index, count))
    }
  }

  func isNamed(_ place: Position, at rank: Int) -> Bool {
    now.indices.contains(rank) && now[rank] == place
  }

  /// Lets all named items follow to the places that `place` tells.
  @inlinable
  mutating func follow(_ place: (Position) -> Position) {
    for rank in now.indices { now[rank] = place(now[rank]) }
  }
}
