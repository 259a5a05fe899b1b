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
    if source < target {
      (self + source).moveInitialize(
        from: self + (source &+ 1), count: target &- source)
      probe.wroteElements(target &- source)
    } else {
      (self + (target &+ 1)).moveInitialize(
        from: self + target, count: source &- target)
      probe.wroteElements(source &- target)
    }
    (self + target).initialize(to: element)
    probe.wroteElements(1)
  }
}
