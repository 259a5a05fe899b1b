public import Reorder

/// The place of the item whose frame the centre is in.
///
/// **Source.** HWSortView.
///
/// **It does not settle** where frames are uneven: the item takes the place of a
/// tall one, which slides under the centre, and at the next event it goes back.
public struct HoveredFrame: HitTest {
  /// Creates the hit test.
  public init() {}

  /// The place of the other item whose frame contains the centre, or nil.
  public func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    layouts.shown.item(at: hover.centre).flatMap {
      $0 == hover.place ? nil : $0
    }
  }
}
