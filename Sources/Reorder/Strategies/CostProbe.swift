/// Counts what a strategy does, at the few primitives that do it.
///
/// A probe is handed down as a generic `inout`, so that ``Uncounted`` compiles
/// to nothing and a timed run pays nothing for being countable.
public protocol CostProbe {
  /// `count` slots of element storage were written.
  mutating func wroteElements(_ count: Int)

  /// Two elements or two tags were compared.
  mutating func compared()

  /// `count` tags were written.
  mutating func wroteTags(_ count: Int)
}

/// The probe that counts nothing and costs nothing.
@frozen
public struct Uncounted: CostProbe {
  /// Creates a probe that counts nothing.
  @inlinable
  public init() {}

  /// Does nothing.
  @inlinable
  @inline(__always)
  public mutating func wroteElements(_ count: Int) {}

  /// Does nothing.
  @inlinable
  @inline(__always)
  public mutating func compared() {}

  /// Does nothing.
  @inlinable
  @inline(__always)
  public mutating func wroteTags(_ count: Int) {}
}

/// The probe that counts everything.
///
///     var cost = CostCounter()
///     board.reorder(from: a, to: c, probe: &cost)
///     cost.elementWrites      // 3 for a rotation over a distance of 2
@frozen
public struct CostCounter: CostProbe, Hashable, Sendable {
  /// The number of slots of element storage written.
  public var elementWrites = 0

  /// The number of comparisons of elements or tags.
  public var comparisons = 0

  /// The number of tags written.
  public var tagWrites = 0

  /// Creates a probe that has seen nothing yet.
  @inlinable
  public init() {}

  /// Takes note of `count` slots of element storage that were written.
  @inlinable
  public mutating func wroteElements(_ count: Int) { elementWrites += count }

  /// Takes note of one comparison.
  @inlinable
  public mutating func compared() { comparisons += 1 }

  /// Takes note of `count` tags that were written.
  @inlinable
  public mutating func wroteTags(_ count: Int) { tagWrites += count }
}
