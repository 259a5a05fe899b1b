public import Reorder

/// The place of the item whose centre is near: at most half the lifted item's
/// width and half its height away.
///
/// Of several it is the nearest, of those equally near the earlier.
///
/// **Source.** DraggingSort, whose order of equally near ones is that of the
/// visible cells.
///
/// **It does not settle** where frames are uneven.
public struct NearCentre: HitTest {
  /// Creates the hit test.
  public init() {}

  /// The place of the nearest other item that is near enough, or nil.
  public func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    var nearest: Position?
    var least = Double.infinity
    for place in layouts.shown.items(around: hover.centre)
    where place != hover.place {
      let way = layouts.shown.frame(of: place).centre - hover.centre
      guard abs(way.x) <= hover.size.width / 2,
        abs(way.y) <= hover.size.height / 2
      else { continue }
      let distance = way.x * way.x + way.y * way.y
      if distance < least
        || distance == least && nearest.map({ place < $0 }) ?? true
      {
        least = distance
        nearest = place
      }
    }
    return nearest
  }
}
