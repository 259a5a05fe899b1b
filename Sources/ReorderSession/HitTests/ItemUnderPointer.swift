public import Reorder

/// The place of the item under the pointer.
///
/// **Source.** Tag editor with UICollectionView.
///
/// **It does not settle** where frames are uneven: rows of 40 and 100, the first
/// lifted and the pointer at 41, change places at every event.
public struct ItemUnderPointer: HitTest {
  /// Creates the hit test.
  public init() {}

  /// The place of the other item whose frame contains the pointer, or nil.
  public func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    layouts.shown.item(at: hover.pointer).flatMap {
      $0 == hover.place ? nil : $0
    }
  }
}
