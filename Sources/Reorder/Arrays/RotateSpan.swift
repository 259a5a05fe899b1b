extension UnsafeMutablePointer {
  /// Takes the element at `source` to the final offset `target`, rotating the
  /// span between them.
  ///
  ///     source          target
  ///     [a  b  c  d  e]
  ///      .  b  c  d  e        take a out
  ///     [b  c  d  e  .]       move the span by one, as one block
  ///     [b  c  d  e  a]       put a in
  ///
  /// Elements are moved bit by bit: nothing is retained, released or copied.
  ///
  /// - Parameters:
  ///   - source: The offset of the element before.
  ///   - target: The offset of the element after.
  /// - Complexity: O(*distance*).
  @inlinable
  @inline(__always)
  func rotate(
    from source: Int, to target: Int, probe: inout some CostProbe
  ) {
    let element = (self + source).move()
    // The direction is data here, not a branch: it changes from move to move,
    // and a processor that guesses it wrong loses as much time as a span of
    // hundreds of items takes.
    let lower = Swift.min(source, target)
    let distance = Swift.max(source, target) &- lower
    let left = source < target ? 1 : 0
    (self + (lower &+ 1 &- left)).moveInitialize(
      from: self + (lower &+ left), count: distance)
    (self + target).initialize(to: element)
    probe.wroteElements(distance &+ 1)
  }
}
