public import Reorder

/// Another hit test, of which only answers in some lists count.
///
/// What is hovered in the other lists leaves no trace.
public struct InLists<Base: HitTest>: HitTest {
  private var base: Base
  private let lists: Set<Int>

  /// Lets the answers of `base` in `lists` pass.
  public init(_ base: Base, _ lists: Set<Int>) {
    self.base = base
    self.lists = lists
  }

  /// Tells the hit test inside.
  public mutating func begin(
    _ hover: Hover, in layouts: HoverLayouts<some Layout>
  ) {
    base.begin(hover, in: layouts)
  }

  /// The answer of the hit test inside if it is in one of the lists, or nil.
  public mutating func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    var trial = base
    guard let place = trial.proposal(for: hover, in: layouts),
      lists.contains(place.list)
    else { return nil }
    base = trial
    return place
  }

  /// The answers of the hit test inside that are in one of the lists.
  public func proposals(
    from first: Hover, to last: Hover, in layouts: HoverLayouts<some Layout>
  ) -> [Position]? {
    base.proposals(from: first, to: last, in: layouts)?
      .filter { lists.contains($0.list) }
  }
}
