public import Reorder

/// The slot that begins nearest to the item's leading corner, in the layout
/// without the item: what this package recommends.
///
///     [40 100 60]   the row of 100 is lifted, others [40 60]
///     slots begin at 0, 40 and 100: corner 20 is the first, 21 the second
///
/// The layout it looks at does not change while the item hovers, so the answer
/// depends on the point alone: an item at rest changes nothing, and one that
/// goes one way never steps back, whatever the heights. It reaches every place,
/// and it needs no hit: above, below and between rows there is a nearest slot.
public struct NearestSlot: HitTest {
  /// Creates the hit test.
  public init() {}

  /// The nearest slot.
  ///
  /// - Complexity: As the layout's ``Layout/slot(nearestTo:centre:home:)``.
  public func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    if layouts.rest.listCount == 0 { return nil }
    return layouts.rest.slot(
      nearestTo: hover.corner, centre: hover.centre, home: hover.home)
  }

  /// Every slot that the corner passes.
  public func proposals(
    from first: Hover, to last: Hover, in layouts: HoverLayouts<some Layout>
  ) -> [Position]? {
    guard let start = proposal(for: first, in: layouts),
      let end = proposal(for: last, in: layouts)
    else { return [] }
    return layouts.rest.slots(
      passedFrom: start, to: end, corner: last.corner, home: last.home)
  }
}
