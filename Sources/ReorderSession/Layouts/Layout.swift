public import Reorder

/// Where the slots of several lists lie: the frames of the items in their
/// order, how high all is together, and which slot a point means.
///
/// A layout knows the shape of the lists and how much room each item takes, as
/// a multi-list of its own, ``extents``. It follows the items by the same
/// operations: what moves an item moves its extent, around fixed items too.
///
/// All points are content points: (0, 0) is the left top of the content.
public protocol Layout: Sendable {
  /// A multi-list of what each item takes along the axis, in points.
  associatedtype Extents: MoveStrategy & Sendable
  where Extents.Element == Double

  /// What each item takes along the axis, under the rules of the lists.
  var extents: Constrained<Extents> { get set }

  /// The frame of the item at `position`.
  ///
  /// - Precondition: An item is there.
  func frame(of position: Position) -> Rect

  /// The frame of the header of `list`; its height is 0 if there is none.
  func headerFrame(ofList list: Int) -> Rect

  /// The item whose frame contains the point, or nil.
  func item(at point: Point) -> Position?

  /// A few items around the point: of rows those with the nearest centres, of
  /// cells at least those whose centre is at most half a cell away.
  func items(around point: Point) -> [Position]

  /// The slot that begins nearest to `corner`: a slot for each item, and in
  /// each list one for an item behind the last.
  ///
  /// Halfway is the earlier slot. Of slots that begin at one point it is the
  /// one at `home` if that is among them, else the first.
  ///
  /// - Parameters:
  ///   - corner: The left top corner of the lifted item.
  ///   - centre: Its centre, which chooses among lists side by side.
  ///   - home: The place of the lift.
  func slot(
    nearestTo corner: Point, centre: Point, home: Position
  ) -> Position

  /// The slots that are nearest one after the other, while the corner goes
  /// straight up or down from where `first` is nearest to where `last` is;
  /// without `first`, with `last`.
  func slots(
    passedFrom first: Position, to last: Position, corner: Point,
    home: Position
  ) -> [Position]

  /// The distance from the top of the content to its bottom.
  var contentHeight: Double { get }

  /// How much higher the content must be for an item of this height more.
  func growth(for height: Double) -> Double
}

extension Layout {
  /// The number of lists.
  public var listCount: Int { extents.listCount }

  /// The number of items in `list`.
  public func count(ofList list: Int) -> Int { extents.count(ofList: list) }

  /// Returns the layout without the item at `position`, as if there were no
  /// rules.
  ///
  /// - Complexity: O(n), for the copy.
  func without(_ position: Position) -> Self {
    var rest = self
    rest.extents = Constrained(extents.base, rules: Rules())
    _ = try? rest.extents.remove(at: position)
    return rest
  }
}
