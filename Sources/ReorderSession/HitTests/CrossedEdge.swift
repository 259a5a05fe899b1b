public import Reorder

/// The place of the row that the lifted one has crossed: going down, its bottom
/// has passed the other's bottom; going up, its top the other's top.
///
/// Only y counts. The row is the one that the centre is in; without motion there
/// is none.
///
///     h the lifted height   down: centre + h/2 >= bottom of the other
///                           up:   centre - h/2 <= top of the other
///
/// **Source.** DHDragableCellTableView. What an exchanger uses that commits
/// live: an exchange goes back only after the whole way back, so rows of
/// different heights settle.
public struct CrossedEdge: HitTest {
  /// Creates the hit test.
  public init() {}

  /// The place of the row that was crossed, or nil.
  public func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    if hover.motion.y == 0 { return nil }
    guard let place = layouts.shown.item(at: hover.centre),
      place != hover.place
    else { return nil }
    let target = layouts.shown.frame(of: place)
    let dragged = layouts.shown.frame(of: hover.place)
    let half = hover.size.height / 2
    let isCrossed =
      hover.motion.y > 0
      ? hover.centre.y + half >= target.maxY && target.maxY >= dragged.maxY
      : hover.centre.y - half <= target.minY && target.minY <= dragged.minY
    return isCrossed ? place : nil
  }
}
