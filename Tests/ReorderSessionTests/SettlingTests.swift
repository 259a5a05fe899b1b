import Reorder
import ReorderSession
import Testing

/// Where the hit tests of the articles break law 14, and that the recommended
/// one does not there.
@Suite("Rows of 40 and 100 under a resting pointer")
struct SettlingTests {
  /// How often the order changes while the pointer rests, after it went to `y`
  /// over some way points.
  private func changes(
    _ hit: some HitTest, rows: [Double] = [40, 100], begin: Double = 20,
    by way: [Double] = [], restingAt y: Double, commit: Commit = .live,
    follow: Follow = .motion
  ) -> Int {
    var options = SessionOptions<Int>()
    options.follow = follow
    var session = Session(
      lists: [Array(rows.indices)], strategy: Rotation.self, commit: commit,
      layout: RowLayout([rows], width: 100), hit: hit, options: options,
      viewport: Size(width: 100, height: 300))
    session.begin(at: point(50, begin))
    for y in way { session.move(to: point(50, y)) }
    return (0..<6).reduce(0) { changes, _ in
      changes + session.move(to: point(50, y)).count
    }
  }

  @Test("The item under the pointer changes places at every event")
  func itemUnderPointer() {
    #expect(
      changes(ItemUnderPointer(), restingAt: 41, follow: .pointer) == 6)
  }

  @Test("So does the hovered frame")
  func hoveredFrame() {
    #expect(changes(HoveredFrame(), restingAt: 41) == 6)
  }

  @Test("So does the near centre, where both centres are near")
  func nearCentre() {
    #expect(changes(NearCentre(), restingAt: 70) == 6)
  }

  @Test("The directed frame turns back as soon as the pointer rests")
  func directedFrame() {
    // Up into the tall row: before it. At rest: behind it again.
    #expect(
      changes(
        DirectedFrame(), by: [100], restingAt: 95, commit: .onDrop) == 2)
  }

  @Test("The crossed edge settles, for it asks for motion")
  func crossedEdge() {
    #expect(changes(CrossedEdge(), restingAt: 120, follow: .vertical) == 1)
  }

  @Test("The recommended one changes at most once, wherever the pointer rests")
  func nearestSlot() {
    for y in stride(from: -20.0, through: 200, by: 0.5) {
      for begin in [20.0, 90] {
        #expect(changes(NearestSlot(), begin: begin, restingAt: y) <= 1)
      }
    }
  }
}
