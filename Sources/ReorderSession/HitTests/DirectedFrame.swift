public import Reorder

/// Before or behind the item whose frame the centre is in, by the way the
/// centre goes.
///
/// In the current row, the *band*, left is back and right is forward; coming
/// from another row, up is back and down is forward, and then the hovered row is
/// the band. The band begins as the row of the lift. No motion is forward.
///
///     [a b c]   the centre goes down into the row below and over e: behind e
///     [d e f]   then left over d, in the band now: before d
///
/// **Source.** UC-style tag editor (DragButtonSortView). The article forgets the
/// direction at the next event without a hit; here a target stays until there
/// is another.
public struct DirectedFrame: HitTest {
  /// The top of the current row.
  private var band = 0.0

  /// Creates the hit test.
  public init() {}

  /// Makes the row of the lifted item the band.
  public mutating func begin(
    _ hover: Hover, in layouts: HoverLayouts<some Layout>
  ) {
    band = layouts.shown.frame(of: hover.place).minY
  }

  /// The place before or behind the other item whose frame contains the
  /// centre, or nil.
  public mutating func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position? {
    guard let hovered = layouts.shown.item(at: hover.centre),
      hovered != hover.place
    else { return nil }
    let row = layouts.shown.frame(of: hovered).minY
    let isBack = (row == band ? hover.motion.x : hover.motion.y) < 0
    band = row
    let gap = isBack ? hovered.gapBefore : hovered.gapAfter
    return gap.final(movingFrom: hover.place)
  }
}
