// How any mover carries a batch and a scatter, if it has no better way.

extension MoveStrategy {
  /// Carries the batch out one item after the other.
  ///
  ///     [a b c d e]   items 0, 3 to gap 2
  ///     [b a|c d e]   a to gap 2, the gap is still behind it
  ///     [b a d|c e]   d to gap 2, now the gap is behind d
  ///
  /// - Precondition: The strategy refuses nothing; one with rules of its own
  ///   carries its batches out itself, all or none.
  /// - Complexity: k times the cost of one move.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let batch = requiredBatch(of: items, to: gap)
    return moveOneByOne(batch)
  }

  /// Carries out a batch that is legal here, one item after the other.
  @inlinable
  mutating func moveOneByOne(_ batch: Batch) -> BatchOutcome {
    if batch.isUnchanged { return .unchanged }
    var gap = batch.gap
    var takenFromList = 0
    var arrived = 0
    for (rank, item) in batch.items.enumerated() {
      if rank > 0 && batch.items[rank - 1].list != item.list {
        takenFromList = 0
      }
      let isBehindGap =
        item.list == batch.gap.list && item >= batch.gap.upperBound
      var from = item
      from.index += isBehindGap ? arrived : -takenFromList
      let to = gap.final(movingFrom: from)
      if case .refused = reorder(from: from, to: to) {
        preconditionFailure(
          "a strategy with rules must carry out its batches itself")
      }
      gap = to.gapAfter
      takenFromList += 1
      if item.list != batch.gap.list { arrived += 1 }
    }
    return .moved(to: batch.start, count: batch.items.count)
  }

  /// Carries the scatter out by taking all its items out, the last first, and
  /// putting them in, the first first, so that no place shifts before it is
  /// used.
  ///
  /// - Precondition: The strategy refuses nothing; one with rules of its own
  ///   carries its scatters out itself, all or none.
  /// - Complexity: k times the cost of one removal and one insertion.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    let scatter = requiredScatter(moves)
    if scatter.isUnchanged { return .unchanged }
    do throws(Refusal) {
      var taken: [(item: Element, to: Position)] = []
      taken.reserveCapacity(scatter.moves.count)
      for move in scatter.moves.reversed() {
        taken.append((try remove(at: move.from), move.to))
      }
      taken.sort { $0.to < $1.to }
      for (item, to) in taken {
        try insert(item, at: to.gapBefore)
      }
    } catch {
      preconditionFailure(
        "a strategy with rules must carry out its scatters itself")
    }
    return .moved(scatter.moves)
  }
}
