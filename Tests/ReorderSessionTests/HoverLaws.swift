import Reorder
import ReorderChecking
import ReorderSession
import Testing

/// The laws of hovering in one world, whatever its layout.
protocol HoverCheck {
  func liftAndDrop(_ worlds: inout HoverWorlds)
  func rest(_ worlds: inout HoverWorlds)
  func oneWay(_ worlds: inout HoverWorlds)
  func bothCommits(_ worlds: inout HoverWorlds)
  func anyTicks(_ worlds: inout HoverWorlds)
}

struct HoverLaws<Slots: Layout>: HoverCheck {
  let board: Constrained<Rotation<Int>>
  let layout: Slots
  let frame: Rect
  let place: Position

  init(
    _ board: Constrained<Rotation<Int>>, _ layout: Slots, _ place: Position
  ) {
    self.board = board
    self.layout = layout
    self.place = place
    frame = layout.frame(of: place)
  }

  func session(_ commit: Commit) -> Session<Rotation<Int>, Slots, NearestSlot> {
    var options = SessionOptions<Int>()
    options.autoscroll = .edges(range: 30)
    return Session(
      board, commit: commit, layout: layout, hit: NearestSlot(),
      options: options, viewport: Size(width: 200, height: 150))
  }

  /// A session in which the item is lifted, or nil if a rule forbids that.
  func lifted(_ commit: Commit, at grip: Point) -> Session<
    Rotation<Int>, Slots, NearestSlot
  >? {
    var session = session(commit)
    let events = session.begin(at: grip)
    return events == [.lifted(place)] ? session : nil
  }

  func somewhere(_ worlds: inout HoverWorlds) -> Point {
    point(worlds.points(-100...300), worlds.points(-100...500))
  }

  func record(_ what: String) {
    Issue.record(
      "\(what): \(board.rules) \(board.retarget) \(layout) \(place)")
  }

  func liftAndDrop(_ worlds: inout HoverWorlds) {
    let grip = worlds.grip(frame)
    for commit in Commit.allCases {
      guard var session = lifted(commit, at: grip) else { return }
      let moved = session.move(to: grip)
      let events = session.end()
      if !moved.isEmpty || events != [.dropped(from: place, to: place)]
        || session.lists != board.lists
      {
        record("\(moved) \(events)")
      }
    }
  }

  func rest(_ worlds: inout HoverWorlds) {
    let grip = worlds.grip(frame)
    for commit in Commit.allCases {
      guard var session = lifted(commit, at: grip) else { return }
      for _ in 0..<4 {
        let target = somewhere(&worlds)
        let first = session.move(to: target)
        let rest = (0..<2).flatMap { _ in session.move(to: target) }
        if first.count > 1 || !rest.isEmpty { record("\(first), \(rest)") }
      }
    }
  }

  func oneWay(_ worlds: inout HoverWorlds) {
    let grip = worlds.grip(frame)
    for way in [point(1, 0), point(-1, 0), point(0, 1), point(0, -1)] {
      guard var session = lifted(.onDrop, at: grip) else { return }
      // A jump to a place that is refused leaves the item behind, and what
      // comes on the way from there may be in front of it.
      var pointer = worlds.withRules ? grip : somewhere(&worlds)
      session.move(to: pointer)
      var last = session.drag!.place
      for _ in 0..<20 {
        let step = worlds.points(1...60)
        pointer = pointer + point(way.x * step, way.y * step)
        session.move(to: pointer)
        let next = session.drag!.place
        if next != last && (next < last) != (way.x + way.y < 0) {
          record("\(last) to \(next) by \(way) at \(pointer), \(grip)")
        }
        last = next
      }
    }
  }

  func bothCommits(_ worlds: inout HoverWorlds) {
    let grip = worlds.grip(frame)
    guard var live = lifted(.live, at: grip),
      var onDrop = lifted(.onDrop, at: grip)
    else { return }
    for _ in 0..<12 {
      switch worlds.number(0...5) {
      case 0:
        let seconds = worlds.points(0...12) / 60
        live.tick(seconds)
        onDrop.tick(seconds)
      case 1:
        let gap = Shape(of: live.board).gaps
          .randomElement(using: &worlds.random)!
        let height = worlds.points(1...50)
        live.insert(1_000, height: height, at: gap)
        onDrop.insert(1_000, height: height, at: gap)
      case 2:
        let places = Shape(of: live.board).places
          .filter { $0 != live.drag!.place }
        guard let place = places.randomElement(using: &worlds.random) else {
          break
        }
        live.remove(at: place)
        onDrop.remove(at: place)
      default:
        let target = somewhere(&worlds)
        live.move(to: target)
        onDrop.move(to: target)
      }
      if live.drag != onDrop.drag || live.offset != onDrop.offset {
        return record("\(live.drag!) and \(onDrop.drag!)")
      }
    }
    expectSameFrames(live, onDrop)
    var cancelled = (live, onDrop)
    cancelled.0.cancel()
    cancelled.1.cancel()
    live.end()
    onDrop.end()
    if live.lists != onDrop.lists || cancelled.0.lists != cancelled.1.lists {
      record("\(live.lists), \(onDrop.lists)")
    }
    expectSameFrames(live, onDrop)
    expectSameFrames(cancelled.0, cancelled.1)
  }

  /// Rests at an edge for the same time in ticks of several lengths.
  func anyTicks(_ worlds: inout HoverWorlds) {
    let grip = worlds.grip(frame)
    let target = somewhere(&worlds)
    let ticks = worlds.number(1...30)
    for commit in Commit.allCases {
      var ends: [(Double, Drag?, [SessionEvent])] = []
      for rate in [1, 2, 4] {
        guard var session = lifted(commit, at: grip) else { return }
        var events = session.move(to: target)
        for _ in 0..<(ticks * rate) {
          events += session.tick(1 / 64 / Double(rate))
        }
        events.removeAll { if case .scrolled = $0 { true } else { false } }
        ends.append((session.offset, session.drag, events))
      }
      if !ends.allSatisfy({ $0 == ends[0] }) { record("\(ends)") }
    }
  }

  func expectSameFrames(
    _ one: Session<Rotation<Int>, Slots, NearestSlot>,
    _ other: Session<Rotation<Int>, Slots, NearestSlot>
  ) {
    let shape = Shape(of: one.layout.extents)
    if shape != Shape(of: other.layout.extents)
      || shape.places.contains(where: {
        one.layout.frame(of: $0) != other.layout.frame(of: $0)
      })
    {
      record("other frames")
    }
  }
}
