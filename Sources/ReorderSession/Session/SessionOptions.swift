/// How a session behaves, beside its lists, its layout and its hit test.
public struct SessionOptions<Element>: Sendable {
  /// How the item on the way follows the pointer.
  public var follow = Follow.motion

  /// When the content scrolls by itself.
  public var autoscroll = Autoscroll.none

  /// How long a press lasts until it lifts, in seconds.
  public var pressDuration = 0.5

  /// How far a press may wander until it is none, in points.
  public var pressAllowance = 10.0

  /// What taps do, list by list; lists behind the last open.
  public var taps: [TapRule<Element>] = []

  /// Whether a lift turns editing on.
  public var liftStartsEditing = false

  /// Whether the lift of an item is refused that no drag could move: a pinned
  /// one, or one of a list that lets nothing be dragged.
  public var refusesStuckLifts = false

  /// Whether a forbidden proposal is told also if the item is sent to another
  /// place instead.
  public var tellsRetargeted = false

  /// Whether a new order is told after a drop and a tap.
  public var tellsOrder = false

  /// Creates options that do the least.
  public init() {}
}
