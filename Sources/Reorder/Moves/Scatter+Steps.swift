// A scatter happens all at once; a list that can only move one item at a time
// takes it in steps. They go by the final places, the first first, each item
// right behind the one that is to be in front of it:
//
//     [a b c d e]   e to (0, 0), b to (0, 3)   [e a c b d]
//     [e a b c d]   step 1: (0, 4) -> (0, 0)
//     [e a c b d]   step 2: (0, 2) -> (0, 3)
//
// In between, a list is: an item that stays, behind it those that have arrived
// there, behind them those that are still to leave and were there before; and
// so on. So every index is a sum of two numbers: those that stay or have
// arrived, by arithmetic, and those that are still to leave, by a count.

extension Scatter {
  /// The moves one after the other: each is read on the lists that the one
  /// before has left, with the final place that the item has after that step.
  ///
  /// Carried out in this order they end at the same lists as the scatter.
  ///
  /// - Complexity: O(k log k) for k moves.
  public var steps: [Move] {
    var leaving = CumulativeCounts(moves.lazy.map { _ in 1 })
    let order = moves.indices.sorted { moves[$0].to < moves[$1].to }
    return order.map { rank in
      let move = moves[rank]
      leaving.add(-1, at: rank)
      return Move(
        from: place(of: move.from, before: move.to, leaving),
        to: place(of: move.to, leaving))
    }
  }

  /// Where the item from `position` is when all that go in front of `target`
  /// have arrived.
  private func place(
    of position: Position, before target: Position, _ leaving: CumulativeCounts
  ) -> Position {
    let (list, index) = (position.list, position.index)
    let departed = sources(inList: list, below: index)
    let staying = index - departed.count
    // The item stands in front of the first that stays behind it, which has
    // this final index.
    let next = finalIndex(ofStaying: staying, inList: list)
    let arrived =
      list == target.list ? target.index : list < target.list ? next : 0
    let settled =
      next <= arrived
      ? next
      : arrived + staying - stayingCount(inList: list, belowFinal: arrived)
    return Position(list: list, index: settled + leaving.sum(in: departed))
  }

  /// Where the item for `target` goes when all that go in front have arrived.
  private func place(of target: Position, _ leaving: CumulativeCounts)
    -> Position
  {
    let staying = stayingCount(inList: target.list, belowFinal: target.index)
    if staying == 0 { return target }
    let all = sources(inList: target.list, below: .max)
    let last = freeSlot(ofRank: staying - 1, among: all.count) { rank in
      moves[all.lowerBound + rank].from.index
    }
    let inFront = sources(inList: target.list, below: last)
    return Position(
      list: target.list, index: target.index + leaving.sum(in: inFront))
  }

  /// The ranks of the moves from `list` whose places before are below `index`.
  private func sources(inList list: Int, below index: Int) -> Range<Int> {
    let bound = Position(list: list, index: index)
    let start = moves.partitioningIndex { $0.from.list >= list }
    return start..<moves.partitioningIndex { $0.from >= bound }
  }

  /// The ranks of the targets in `list` that are below `index`.
  private func targets(inList list: Int, below index: Int) -> Range<Int> {
    let bound = Position(list: list, index: index)
    let start = targets.partitioningIndex { $0.list >= list }
    return start..<targets.partitioningIndex { $0 >= bound }
  }

  /// The number of items that stay in `list` and end below `final`.
  private func stayingCount(inList list: Int, belowFinal final: Int) -> Int {
    final - targets(inList: list, below: final).count
  }

  /// The final index of the item of `list` that has `rank` others in front of
  /// it that stay, or the length of the list if there is none.
  private func finalIndex(ofStaying rank: Int, inList list: Int) -> Int {
    let all = targets(inList: list, below: .max)
    return freeSlot(ofRank: rank, among: all.count) { rank in
      targets[all.lowerBound + rank].index
    }
  }
}

extension CumulativeCounts {
  /// The sum of the counts in `range`.
  fileprivate func sum(in range: Range<Int>) -> Int {
    sum(before: range.upperBound) - sum(before: range.lowerBound)
  }
}
