public import Reorder

/// A drag session: lists, how they lie, and what a pointer does to them.
///
/// A state machine over points of the viewport. It has no clock and no views:
/// it is told of presses, motion and time, and it answers with what happened.
/// It owns the scroll offset, so that scrolling under a resting pointer is
/// motion.
///
///     var session = Session(
///       lists: [["a", "b", "c"]] as [[Character]],
///       strategy: Rotation.self, layout: RowLayout([[40, 100, 40]], width: 300),
///       hit: NearestSlot(), viewport: Size(width: 300, height: 600))
///     session.begin(at: Point(x: 10, y: 5))      // lifted (0, 0)
///     session.move(to: Point(x: 10, y: 56))      // reordered (0, 0) to (0, 1)
///     session.end()                              // dropped (0, 0) to (0, 1)
///     session.lists                              // [b a c]
///
/// The states:
///
///     idle     press, begin, tap, edits
///     pressed  a tick that completes the press lifts; end is a tap
///     lifted   move, tick, end, cancel, edits
///
/// A call that means nothing in a state changes nothing and answers
/// ``SessionEvent/ignored``. So a gesture whose lift is refused leaves no trace.
///
/// **Cost.** One event takes a question to the layout, a check, and live a
/// reorder of the strategy and one of the layout. A lift copies the layout.
public struct Session<Base: ReorderStrategy, Slots: Layout, Hit: HitTest> {
  var dragLists: DragLists<Base>

  /// Where everything lies as it is shown, in content points.
  public internal(set) var layout: Slots

  /// How far the content is scrolled, in points.
  public internal(set) var offset = 0.0

  /// Whether the lists are being edited.
  public internal(set) var isEditing = false

  /// How it behaves.
  public var options: SessionOptions<Base.Element>

  /// The visible part of the content.
  public let viewport: Size

  var hit: Hit
  var state = State.idle

  enum State {
    case idle
    case pressed(Point, seconds: Double)
    case lifted(Lifted<Slots>)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - board: The lists and their rules.
  ///   - commit: When a drag changes the lists.
  ///   - layout: How the lists lie; it takes over their rules.
  ///   - hit: How a place is meant.
  ///   - options: How it behaves.
  ///   - viewport: The visible part of the content.
  /// - Precondition: The layout has as many items in each list, and the viewport
  ///   an extent.
  @inlinable
  public init(
    _ board: Constrained<Base>, commit: Commit = .live, layout: Slots,
    hit: Hit, options: SessionOptions<Base.Element> = SessionOptions(),
    viewport: Size
  ) {
    self.init(
      DragLists(board, commit: commit), layout: layout, hit: hit,
      options: options, viewport: viewport)
  }

  @usableFromInline
  init(
    _ lists: DragLists<Base>, layout: Slots, hit: Hit,
    options: SessionOptions<Base.Element>, viewport: Size
  ) {
    requireExtent(viewport.width, "wide", of: "a viewport")
    requireExtent(viewport.height, "high", of: "a viewport")
    let board = lists.board
    let shape = Shape(of: board)
    let slots = Shape(of: layout.extents)
    precondition(
      shape == slots,
      "the layout has \(slots.counts) items, the lists have \(shape.counts)")
    dragLists = lists
    self.layout = layout
    self.layout.extents = Constrained(layout.extents.base, rules: board.rules)
    self.hit = hit
    self.options = options
    self.viewport = viewport
  }

  /// Creates a session without rules.
  ///
  /// - Precondition: The layout has as many items in each list.
  @inlinable
  public init(
    lists: [[Base.Element]], strategy: Base.Type, commit: Commit = .live,
    layout: Slots, hit: Hit,
    options: SessionOptions<Base.Element> = SessionOptions(), viewport: Size
  ) {
    self.init(
      Constrained(Base(lists), rules: Rules()), commit: commit,
      layout: layout, hit: hit, options: options, viewport: viewport)
  }

  /// The lists and their rules: live as they are shown, else without the drag.
  public var board: Constrained<Base> { dragLists.board }

  /// The items, list by list: live as they are shown, else without the drag.
  public var lists: [[Base.Element]] { board.lists }

  /// When a drag changes the lists.
  public var commit: Commit { dragLists.commit }

  /// The item on the way, or nil.
  public var drag: Drag? { dragLists.drag }

  /// The point of the content that is at a point of the viewport.
  func content(_ point: Point) -> Point {
    Point(x: point.x, y: point.y + offset)
  }
}

extension Session: Sendable where Base: Sendable, Base.Element: Sendable {}
extension Session.State: Sendable {}

/// What a session keeps while an item is on the way.
struct Lifted<Slots: Layout>: Sendable {
  /// Where the pointer is in the viewport.
  var pointer: Point

  /// The way from the left top corner of the item to where it was grabbed.
  let grab: Point

  /// The centre of the item when it was lifted.
  let centre: Point

  /// The size of the item when it was lifted.
  let size: Size

  /// What the hit test saw last.
  var hover: Hover

  /// The layout without the item.
  var rest: Slots

  /// The layout to go back to, for an exchanger that commits live.
  var home: Slots?

  /// The height of the content, fixed while the item is on the way.
  var contentHeight: Double

  var scroll = ScrollRun()

  /// The proposal that was refused last, until there is another.
  var refused: Position?

  /// Whether something came or went that the hit test has not seen.
  var isEdited = false
}
