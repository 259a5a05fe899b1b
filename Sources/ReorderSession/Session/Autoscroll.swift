/// When the content scrolls by itself during a drag.
@frozen
public enum Autoscroll: Hashable, Sendable {
  /// Never.
  case none

  /// While the centre of the item is near the upper or the lower edge: d points
  /// inside a range of r points it scrolls `speed` * d / r points a second; an
  /// item outside counts as at the edge. What both edges would do is added up.
  case edges(range: Double, speed: Double = 1200)

  /// To the top in one go, when the centre of the item is above what is visible
  /// and not above the content.
  case top
}

extension Autoscroll {
  /// Returns how fast the content scrolls, downward counted positive, in points
  /// a second.
  ///
  /// - Parameters:
  ///   - y: The centre of the item, from the top of the viewport.
  ///   - height: The height of the viewport.
  func speed(at y: Double, height: Double) -> Double {
    guard case .edges(let range, let speed) = self, range > 0 else { return 0 }
    func depth(_ inside: Double) -> Double { min(max(inside, 0), range) }
    return speed * (depth(y - (height - range)) - depth(range - y)) / range
  }
}

/// The offset of the content while it scrolls by itself.
///
/// It is counted from where the speed last changed and by the summed time, so
/// that a drag ends at the same offset whatever the length of a tick.
struct ScrollRun: Hashable, Sendable {
  private(set) var speed = 0.0
  private var start = 0.0
  private var seconds = 0.0

  /// Goes on at `speed` from `offset`.
  mutating func go(at speed: Double, from offset: Double) {
    self = ScrollRun(speed: speed, start: offset, seconds: 0)
  }

  /// Lets time go by and returns the offset, which has no bounds here.
  mutating func advance(by seconds: Double) -> Double {
    self.seconds += seconds
    return start + speed * self.seconds
  }
}
