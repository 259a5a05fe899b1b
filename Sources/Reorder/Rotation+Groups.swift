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
    require(gap)
    var builder = SelectionBuilder(capacity: storage.count)
    var counts = Shape(of: self).counts
    let inFront = bounds.offset(of: gap) - gap.index
    // Most items are in the list of the one before: its bounds are at hand.
    var list = -1
    var offsets = 0..<0
    var taken = 0
    for item in items {
      if item.list != list {
        require(itemAt: item)
        if list >= 0 { counts[list] -= builder.count - taken }
        list = item.list
        offsets = bounds.offsets(ofList: list)
        taken = builder.count
      }
      if UInt(bitPattern: item.index) >= UInt(bitPattern: offsets.count) {
        require(itemAt: item)
      }
      if !builder.insert(offsets.lowerBound &+ item.index) {
        trap(.duplicate(item))
      }
    }
    if list >= 0 { counts[list] -= builder.count - taken }
    let selection = builder.finish()
    if selection.count == 0 { return .unchanged }
    let stayed = counts[gap.list] + selection.count == count(ofList: gap.list)
    let flatGap = bounds.offset(of: gap)
    let takenInFront =
      selection.count(below: flatGap) - selection.count(below: inFront)
    let start = Position(list: gap.list, index: gap.index - takenInFront)
    if stayed {
      let lower = inFront + start.index
      if selection.fills(lower..<(lower + selection.count)) {
        return .unchanged
      }
    } else {
      counts[gap.list] += selection.count
      self.bounds = ListBounds(counts)
    }
    storage.withUnsafeMutableBufferPointer { buffer in
      _ = buffer.baseAddress!.gather(selection, toGap: flatGap)
    }
    return .moved(to: start, count: selection.count)
  }

  /// Takes several items each to its own final place, all at once.
  ///
  /// - Precondition: The moves make a legal ``Scatter``.
  /// - Complexity: O(*items* + *lists* + k log k) for k moves.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    let scatter = requireValid { () throws(InvalidOperation) in
      try Scatter(moves, in: self)
    }
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
