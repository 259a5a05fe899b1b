extension UnsafeMutablePointer {
  /// Takes the selected elements to `gap`; everybody keeps their order.
  ///
  ///          gap
  ///     [A b|c D e F]      capitals are selected
  ///     [b .|. . c e]      the others close up, away from the gap
  ///      A D F             the selected wait in a scratch block
  ///     [b A D F c e]      the block fills the hole around the gap
  ///
  /// Elements are moved bit by bit: nothing is retained, released or copied.
  ///
  /// - Parameters:
  ///   - selection: The offsets of the elements, counted before.
  ///   - gap: The gap they go to, counted before.
  /// - Returns: The offsets where they are after.
  /// - Complexity: O(*span*), where the span reaches from the lowest to the
  ///   highest of the selected offsets and the gap.
  @inlinable
  func gather(_ selection: borrowing Selection, toGap gap: Int) -> Range<Int> {
    let lower = gap - selection.count(in: 0..<gap)
    let landing = lower..<(lower + selection.count)
    if selection.fills(landing) { return landing }
    let block = UnsafeMutablePointer.allocate(capacity: selection.count)
    defer { block.deallocate() }
    if !siftBits(selection, awayFrom: gap, into: block) {
      siftRuns(selection, awayFrom: gap, into: block)
    }
    (self + landing.lowerBound).moveInitialize(
      from: block, count: selection.count)
    return landing
  }

  /// Sifts elements as plain bits, if they are of a size that is worth it and
  /// nobody knows their address; returns whether it was so.
  @inlinable
  func siftBits(
    _ selection: borrowing Selection, awayFrom gap: Int,
    into block: UnsafeMutablePointer
  ) -> Bool {
    // An embedded target has no types that could be asked.
    #if hasFeature(Embedded)
      return false
    #else
      guard _isBitwiseTakable(Pointee.self) else { return false }
      let span = Swift.max(selection.highest + 1, gap)
      switch MemoryLayout<Pointee>.stride {
      case MemoryLayout<UInt64>.stride:
        withMemoryRebound(to: UInt64.self, capacity: span) { list in
          block.withMemoryRebound(
            to: UInt64.self, capacity: selection.count
          ) { list.sift(selection, awayFrom: gap, into: $0) }
        }
      case MemoryLayout<TwoWords>.stride:
        withMemoryRebound(to: TwoWords.self, capacity: span) { list in
          block.withMemoryRebound(
            to: TwoWords.self, capacity: selection.count
          ) { list.sift(selection, awayFrom: gap, into: $0) }
        }
      default: return false
      }
      return true
    #endif
  }

  /// Sifts elements of any kind, run by run.
  @inlinable
  func siftRuns(
    _ selection: borrowing Selection, awayFrom gap: Int,
    into block: UnsafeMutablePointer
  ) {
    var taken = 0
    var start = Swift.min(selection.lowest, gap)
    var hole = start
    func closeUpLeft(to end: Int) {
      if end > start {
        (self + hole).moveInitialize(from: self + start, count: end &- start)
        hole &+= end &- start
      }
    }
    selection.forEach(in: start..<gap) { offset in
      closeUpLeft(to: offset)
      (block + taken).moveInitialize(from: self + offset, count: 1)
      taken &+= 1
      start = offset &+ 1
    }
    closeUpLeft(to: gap)

    var left = selection.count
    var end = Swift.max(selection.highest + 1, gap)
    hole = end
    func closeUpRight(from start: Int) {
      if end > start {
        hole &-= end &- start
        (self + hole).moveInitialize(from: self + start, count: end &- start)
      }
    }
    selection.forEachReversed(in: gap..<end) { offset in
      closeUpRight(from: offset &+ 1)
      left &-= 1
      (block + left).moveInitialize(from: self + offset, count: 1)
      end = offset
    }
    closeUpRight(from: gap)

    assert(taken == left)
  }
}
