import Reorder
import ReorderChecking
import ReorderSession
import Testing

/// Laws 13 and 14 over points, for the recommended hit test.
@Suite("Hovering with the recommended hit test")
struct HoverLawTests {
  /// Calls `body` with a live and an on-drop session of many worlds, each with a
  /// point where an item can be lifted.
  private func forEachWorld(
    _ count: Int, withRules: Bool, seed: UInt64 = Bounds.seed,
    _ body: (inout HoverWorlds, _ check: any HoverCheck) -> Void
  ) {
    var worlds = HoverWorlds(
      random: SplitMix64(seed: seed), withRules: withRules)
    for _ in 0..<count {
      let shape = worlds.shape()
      guard let place = shape.places.randomElement(using: &worlds.random)
      else { continue }
      let board = worlds.board(shape)
      switch worlds.number(0...2) {
      case 0:
        body(&worlds, HoverLaws(board, worlds.stacked(shape), place))
      case 1:
        body(&worlds, HoverLaws(board, worlds.sideBySide(shape), place))
      default:
        body(&worlds, HoverLaws(board, worlds.grid(shape), place))
      }
    }
  }

  @Test("Lifted and dropped without motion nothing changes")
  func liftAndDrop() {
    for withRules in [false, true] {
      forEachWorld(200, withRules: withRules) { $1.liftAndDrop(&$0) }
    }
  }

  @Test("An item at rest causes at most one change")
  func rest() {
    for withRules in [false, true] {
      forEachWorld(100, withRules: withRules) { $1.rest(&$0) }
    }
  }

  @Test("An item that goes one way along one axis never steps back")
  func oneWay() {
    for withRules in [false, true] {
      forEachWorld(100, withRules: withRules) { $1.oneWay(&$0) }
    }
  }

  @Test("The same path ends alike live and on drop, rules and edits included")
  func bothCommits() {
    for withRules in [false, true] {
      forEachWorld(120, withRules: withRules) { $1.bothCommits(&$0) }
    }
  }

  @Test("Ticks of any length judge the same places and end alike")
  func anyTicks() {
    for withRules in [false, true] {
      forEachWorld(60, withRules: withRules) { $1.anyTicks(&$0) }
    }
  }

  @Test("In every small world of rows low and high, over every half point")
  func smallHoverWorlds() {
    var cases = 0
    let heights = [6.0, 15]
    for shape in SmallWorlds(maxLists: 2, maxItems: 3)
    where shape.itemCount > 0 {
      for choice in 0..<(1 << shape.itemCount) {
        var rank = 0
        let rows = shape.counts.map { count in
          (0..<count).map { _ in
            defer { rank += 1 }
            return heights[choice >> rank & 1]
          }
        }
        let layout = RowLayout(
          rows, headers: shape.counts.map { _ in 5 }, spacing: 2, width: 10)
        for place in shape.places {
          cases += sweep(layout, shape, place)
        }
      }
    }
    print("sweeps over rows: \(cases) cases")
  }

  /// Goes down and up again, live and on drop, by half points.
  private func sweep(
    _ layout: RowLayout, _ shape: Shape, _ place: Position
  ) -> Int {
    let board = Constrained<Rotation<Int>>(shape.labels, rules: Rules())
    let check = HoverLaws(board, layout, place)
    let grip = check.frame.centre
    guard var live = check.lifted(.live, at: grip),
      var onDrop = check.lifted(.onDrop, at: grip)
    else {
      check.record("not lifted")
      return 1
    }
    var seen: Set<Position> = []
    let down = stride(from: grip.y - 40, through: grip.y + 80, by: 0.5)
    for isDown in [true, false] {
      let path = isDown ? Array(down) : down.reversed()
      live.move(to: point(5, path[0]))
      for y in path.dropFirst() {
        let last = live.drag!.place
        let events = live.move(to: point(5, y))
        onDrop.move(to: point(5, y))
        let next = live.drag!.place
        if next != onDrop.drag!.place || events.count > 1
          || next != last && (last < next) != isDown
          || !live.move(to: point(5, y)).isEmpty
        {
          check.record("\(last) to \(next) at \(y)")
        }
        seen.insert(next)
      }
    }
    // Every place is reached.
    let places = shape.slots.filter {
      $0.list != place.list || $0.index < shape.counts[$0.list]
    }
    #expect(seen == Set(places))
    return 2 * 240
  }
}
