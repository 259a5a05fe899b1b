// In a flat storage several lists are one, so a batch is a gather and a
// scatter is one pass, whichever lists they span.

extension Rotation {
  /// Takes several items to one gap; they keep their (list, index) order.
  ///
  /// - Precondition: Every item is there and named once, and the gap exists.
  /// - Complexity: O(*items*/64 + *span* + *lists*), however many are moved;
  ///   the items need not come in order.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let batch = FlatBatch(items, to: gap, in: self, bounds: bounds)
    if batch.isUnchanged { return .unchanged }
    storage.withUnsafeMutableBufferPointer { buffer in
      _ = buffer.baseAddress!.gather(batch.selection, toGap: batch.gap)
    }
    bounds = batch.boundsAfter
    return .moved(to: batch.start, count: batch.selection.count)
  }

  /// Takes several items each to its own final place, all at once.
  ///
  /// - Precondition: The moves make a legal ``Scatter``.
  /// - Complexity: O(*items* + *lists* + k log k) for k moves.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    let scatter = requiredScatter(moves)
    if scatter.isUnchanged { return .unchanged }
    let before = bounds
    let after = ListBounds(shape(after: scatter.moves).counts)
    var taken: [Element] = []
    storage.remove(
      scatter.moves.lazy.map { before.offset(of: $0.from) }, into: &taken)
    var arrivals: [(element: Element, final: Int)] = []
    arrivals.reserveCapacity(taken.count)
    for (rank, element) in taken.enumerated() {
      arrivals.append((element, after.offset(of: scatter.moves[rank].to)))
    }
    arrivals.sort { $0.final < $1.final }
    storage.insert(arrivals)
    bounds = after
    return .moved(scatter.moves)
  }
}
