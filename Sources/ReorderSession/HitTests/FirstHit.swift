public import Reorder

/// Two hit tests, of which the second is asked where the first has no answer.
public struct FirstHit<First: HitTest, Second: HitTest>: HitTest {
  private var first: First
  private var second: Second

  /// Asks `first`, then `second`.
  public init(_ first: First, or second: Second) {
    self.first = first
    self.second = second
  }

  /// Tells both.
  public mutating func begin(
    _ hover: Hover, in layouts: HoverLayouts<some Layout>
  ) {
    first.begin(hover, in: layouts)
    second.begin(hover, in: layouts)
  }

  /// The answer of the first that has one, or nil.
  public mutating func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    first.proposal(for: hover, in: layouts)
      ?? second.proposal(for: hover, in: layouts)
  }
}
