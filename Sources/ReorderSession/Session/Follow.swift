/// How the item on the way follows the pointer.
@frozen
public enum Follow: Hashable, Sendable {
  /// Its centre moves as the pointer does.
  case motion

  /// Its centre is at the pointer.
  case pointer

  /// Its centre is as high as the pointer, which counts as at the edge when it
  /// is outside the viewport, and does not move sideways.
  case vertical
}
