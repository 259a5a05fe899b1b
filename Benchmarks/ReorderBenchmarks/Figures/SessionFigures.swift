import Reorder
import ReorderChecking
import ReorderSession

/// What one event of a pointer takes of a frame, from the hit test over the
/// reorder to what is told: neighbour and kanban as drag sessions.
enum SessionFigures {
  /// What a frame may be taken up by at most, in percent.
  private static let share = 10.0

  static func measure(seed: UInt64) -> [Figure] {
    [1_000, 100_000, 1_000_000].flatMap { size in
      [
        neighbour(Rotation<Int>.self, size: size, seed: seed),
        neighbour(CountedTree<Int>.self, size: size, seed: seed),
        kanban(RemoveInsert<Int>.self, size: size, seed: seed),
        kanban(CountedTree<Int>.self, size: size, seed: seed),
      ]
    }
  }

  private static func figure(
    _ title: String, size: Int, _ times: [Double], lift: Double
  ) -> Figure {
    let median = MedianInterval(times).median
    return Figure(
      "a pointer event, \(title), n = \(ListSize.text(size)), of a frame",
      100 * median / FrameBudget.frame, "%", .atMost(share),
      detail: "\(Quantity.time(median)); a lift \(Quantity.time(lift))")
  }

  /// A drag in the middle of a list, up and down over what is in sight.
  private static func neighbour<Base: MoveStrategy>(
    _: Base.Type, size: Int, seed: UInt64
  ) -> Figure where Base.Element == Int {
    var generator = SplitMix64(seed: seed, purpose: "pointer", size: size)
    let heights = (0..<size).map { _ in Double(generator.pick(20...120)) }
    var session = Session(
      lists: [Array(0..<size)], strategy: Base.self,
      layout: RowLayout([heights], width: 300), hit: NearestSlot(),
      viewport: Size(width: 300, height: 800))
    session.scroll(to: heights[..<(size / 2)].reduce(0, +))
    let down = stride(from: 50.0, to: 750, by: 12)
      .map { Point(x: 20, y: $0) }
    let way = down + down.reversed()
    let lift = Stopwatch.time { begin(&session, at: down[0]) }.real
    let times = (0..<21).map { _ in
      Stopwatch.time { follow(way, &session) }.real / Double(way.count)
    }
    return figure(
      "neighbour, \(Base.self)".droppingElement, size: size, times, lift: lift)
  }

  /// Drags on a board of lists side by side, each with eight events on the way.
  private static func kanban<Base: MoveStrategy>(
    _: Base.Type, size: Int, seed: UInt64
  ) -> Figure where Base.Element == Int {
    var generator = SplitMix64(seed: seed, purpose: "board", size: size)
    let script = Kanban().scenario(size: size, using: &generator)
    var next = 0
    let lists = script.counts.map { count in
      defer { next += count }
      return Array(next..<(next + count))
    }
    var session = Session(
      lists: lists, strategy: Base.self,
      layout: RowLayout(
        sideBySide: lists.map { $0.map { _ in 80 } }, spacing: 8, width: 240),
      hit: NearestSlot(), viewport: Size(width: 1_000, height: 800))
    var times: [Double] = []
    var lifts: [Double] = []
    guard case .steps(let moves) = script.script else {
      preconditionFailure("a board is moved on step by step")
    }
    for move in moves.prefix(64) {
      let start = session.layout.frame(of: move.from).centre
      let end = Point(
        x: start.x + 240 * Double(move.to.list - move.from.list),
        y: start.y + 88 * Double(move.to.index - move.from.index))
      let way = (1...8).map { start.on(itsWayTo: end, Double($0) / 8) }
      lifts.append(Stopwatch.time { begin(&session, at: start) }.real)
      times.append(Stopwatch.time { follow(way, &session) }.real / 8)
      session.end()
    }
    return figure(
      "kanban, \(Base.self)".droppingElement, size: size, times,
      lift: MedianInterval(lifts).median)
  }
}

extension Point {
  /// The point at a part of the way to another.
  fileprivate func on(itsWayTo other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension String {
  /// The name of a generic type without its element.
  fileprivate var droppingElement: String {
    String(prefix { $0 != "<" })
  }
}

@inline(never)
private func begin(
  _ session: inout Session<some MoveStrategy, RowLayout, NearestSlot>,
  at point: Point
) {
  session.begin(at: point)
}

@inline(never)
private func follow(
  _ way: [Point],
  _ session: inout Session<some MoveStrategy, RowLayout, NearestSlot>
) {
  for point in way { session.move(to: point) }
}
