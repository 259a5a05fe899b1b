import Reorder
import ReorderChecking
import ReorderSession
import Testing

/// Laws 13 and 14 over points, for the recommended hit test.
@Suite("Hovering with the recommended hit test")
struct HoverLawTests {
  typealias Lists<Slots: Layout> = Session<Rotation<Int>, Slots, NearestSlot>

  /// Draws worlds: lists, how they lie, and rules.
  struct Worlds {
    var random: SplitMix64
    let withRules: Bool

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &random)
    }

    mutating func points(_ range: ClosedRange<Int>) -> Double {
      Double(number(range))
    }

    mutating func shape() -> Shape {
      Shape((0..<number(1...3)).map { _ in number(0...7) })
    }

    mutating func heights(in shape: Shape) -> [[Double]] {
      shape.counts.map { count in (0..<count).map { _ in points(1...120) } }
    }

    mutating func stacked(_ shape: Shape) -> RowLayout {
      let spacing = points(0...10)
      return RowLayout(
        heights(in: shape),
        headers: shape.counts.map { _ in spacing + points(1...40) },
        spacing: spacing, listGap: points(0...20), topInset: points(0...10),
        width: 100)
    }

    mutating func sideBySide(_ shape: Shape) -> RowLayout {
      RowLayout(
        sideBySide: heights(in: shape),
        headers: shape.counts.map { _ in points(0...40) },
        spacing: points(0...10), listGap: points(0...20), width: 60)
    }

    mutating func grid(_ shape: Shape) -> GridLayout {
      let rowGap = points(0...10)
      return GridLayout(
        counts: shape.counts, columns: number(1...4),
        cell: Size(width: points(5...50), height: points(5...50)),
        columnGap: points(0...10), rowGap: rowGap,
        headers: shape.counts.map { _ in rowGap + points(1...40) },
        insets: GridInsets(left: points(0...10), top: points(0...5)))
    }

    mutating func board(_ shape: Shape) -> Constrained<Rotation<Int>> {
      let rules = Rules(
        lists: shape.counts.map { count in
          ListRules(
            dragOut: number(0...7) > 0, dragWithin: number(0...7) > 0,
            dropIn: number(0...7) > 0, minimum: max(0, number(-6...2)),
            maximum: number(0...3) > 0 ? nil : count + number(0...2),
            leadingPins: max(0, number(-4...2)),
            trailingPins: max(0, number(-4...2)))
        },
        items: shape.places.compactMap { place in
          number(0...9) > 0
            ? nil
            : ItemRule(
              at: place,
              is: ItemRule.Kind.allCases.randomElement(using: &random)!)
        })
      return Constrained(
        shape.labels, rules: withRules ? rules : Rules(),
        retarget: number(0...1) == 0 ? .refuse : .nearest)
    }

    /// A point inside an item's frame.
    mutating func grip(_ frame: Rect) -> Point {
      point(
        frame.minX + frame.size.width * points(0...7) / 8,
        frame.minY + frame.size.height * points(0...7) / 8)
    }
  }

  /// Calls `body` with a live and an on-drop session of many worlds, each with a
  /// point where an item can be lifted.
  private func forEachWorld(
    _ count: Int, withRules: Bool, seed: UInt64 = Bounds.seed,
    _ body: (inout Worlds, _ check: any WorldCheck) -> Void
  ) {
    var worlds = Worlds(
      random: SplitMix64(seed: seed), withRules: withRules)
    for _ in 0..<count {
      let shape = worlds.shape()
      guard let place = shape.places.randomElement(using: &worlds.random)
      else { continue }
      let board = worlds.board(shape)
      switch worlds.number(0...2) {
      case 0:
        body(&worlds, Check(board, worlds.stacked(shape), place))
      case 1:
        body(&worlds, Check(board, worlds.sideBySide(shape), place))
      default:
        body(&worlds, Check(board, worlds.grid(shape), place))
      }
    }
  }

  /// One world, whatever its layout.
  protocol WorldCheck {
    func liftAndDrop(_ worlds: inout Worlds)
    func rest(_ worlds: inout Worlds)
    func oneWay(_ worlds: inout Worlds)
    func bothCommits(_ worlds: inout Worlds)
    func anyTicks(_ worlds: inout Worlds)
  }

  struct Check<Slots: Layout>: WorldCheck {
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

    func session(_ commit: Commit) -> Lists<Slots> {
      var options = SessionOptions<Int>()
      options.autoscroll = .edges(range: 30)
      return Session(
        board, commit: commit, layout: layout, hit: NearestSlot(),
        options: options, viewport: Size(width: 200, height: 150))
    }

    /// A session in which the item is lifted, or nil if a rule forbids that.
    func lifted(_ commit: Commit, at grip: Point) -> Lists<Slots>? {
      var session = session(commit)
      let events = session.begin(at: grip)
      return events == [.lifted(place)] ? session : nil
    }

    func somewhere(_ worlds: inout Worlds) -> Point {
      point(worlds.points(-100...300), worlds.points(-100...500))
    }

    func record(_ what: String) {
      Issue.record(
        "\(what): \(board.rules) \(board.retarget) \(layout) \(place)")
    }

    func liftAndDrop(_ worlds: inout Worlds) {
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

    func rest(_ worlds: inout Worlds) {
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

    func oneWay(_ worlds: inout Worlds) {
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

    func bothCommits(_ worlds: inout Worlds) {
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
    func anyTicks(_ worlds: inout Worlds) {
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

    func expectSameFrames(_ one: Lists<Slots>, _ other: Lists<Slots>) {
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
  func smallWorlds() {
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
    let check = Check(board, layout, place)
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
