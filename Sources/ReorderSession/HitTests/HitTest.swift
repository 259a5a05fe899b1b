public import Reorder

/// What a hit test sees of the item on the way, in content points.
public struct Hover: Hashable, Sendable {
  /// The place where the item was lifted, moved along by what came and went.
  public var home: Position

  /// The place where the item is shown.
  public var place: Position

  /// The pointer.
  public var pointer: Point

  /// The leading corner of the item: the pointer, less where it grabbed.
  public var corner: Point

  /// The centre of the item, as it follows the pointer.
  public var centre: Point

  /// How far the centre has gone since the previous event.
  public var motion: Point

  /// The size of the item when it was lifted.
  public var size: Size
}

/// The layouts that a hit test may look at.
public struct HoverLayouts<Slots: Layout>: Sendable {
  /// The layout as it is shown, with the item at ``Hover/place``.
  public var shown: Slots

  /// The layout without the item, the others closed up as if there were no
  /// rules.
  public var rest: Slots
}

/// A way to tell the place that an item on the way means.
///
/// An answer is a proposal: a final place, counted as if the item were taken
/// out first. It is judged by the rules only afterwards.
public protocol HitTest: Sendable {
  /// Forgets what was before, because an item was lifted.
  mutating func begin(_ hover: Hover, in layouts: HoverLayouts<some Layout>)

  /// Returns the place that is meant, or nil for none: then the last one stays.
  mutating func proposal(
    for hover: Hover, in layouts: HoverLayouts<some Layout>
  ) -> Position?

  /// Returns every place that is meant one after the other while the content
  /// scrolls under the pointer, the last one included; nil if that depends on
  /// what becomes of each: then the session asks at every whole point.
  func proposals(
    from first: Hover, to last: Hover, in layouts: HoverLayouts<some Layout>
  ) -> [Position]?
}

extension HitTest {
  /// Has nothing to forget.
  public mutating func begin(
    _ hover: Hover, in layouts: HoverLayouts<some Layout>
  ) {}

  /// Is to be asked at every whole point.
  public func proposals(
    from first: Hover, to last: Hover, in layouts: HoverLayouts<some Layout>
  ) -> [Position]? { nil }
}
