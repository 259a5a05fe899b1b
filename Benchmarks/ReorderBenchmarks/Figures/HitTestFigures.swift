import Reorder
import ReorderChecking
import ReorderSession

/// The recommended hit test over rows of any height, beside a binary search in
/// an array of prefix sums, which a row that moves would make worthless.
enum HitTestFigures {
  private static let rounds = 21
  private static let questions = 10_000

  static func measure(seed: UInt64) -> [Figure] {
    let (ratio, detail) = search(rows: 1_000_000, seed: seed)
    let few = update(rows: 10_000, seed: seed)
    let many = update(rows: 1_000_000, seed: seed)
    return [
      Figure(
        "NearestSlot, 1M uneven rows, to a binary search of prefix sums",
        ratio, "x", .atMost(1.0 / 3), detail: detail),
      Figure(
        "a row moves in a layout of 1M, as a multiple of one of 10k",
        many / few, "x", .atMost(6),
        detail: "\(Quantity.time(many)) against \(Quantity.time(few))"),
    ]
  }

  private static func heights(
    _ count: Int, using generator: inout SplitMix64
  ) -> [Double] {
    (0..<count).map { _ in Double(generator.pick(20...120)) }
  }

  /// Times the same questions to both, in turn; how many times the search the
  /// hit test takes, or infinity if they do not answer alike.
  private static func search(
    rows: Int, seed: UInt64
  ) -> (ratio: Double, detail: String) {
    var generator = SplitMix64(seed: seed, purpose: "hit test", size: rows)
    let heights = heights(rows, using: &generator)
    let layout = RowLayout([heights], width: 300)
    var starts = [0.0]
    for height in heights { starts.append(starts[starts.count - 1] + height) }
    let points = (0..<questions).map { _ in
      Double.random(in: 0..<starts[rows], using: &generator)
    }
    var times: (tree: [Double], array: [Double]) = ([], [])
    var answers: (tree: Int, array: Int) = (0, 0)
    for _ in 0..<rounds {
      times.tree.append(
        Stopwatch.time { answers.tree = ask(layout, points) }.real)
      times.array.append(
        Stopwatch.time { answers.array = ask(starts, points) }.real)
      if answers.tree != answers.array { return (.infinity, "wrong") }
    }
    func each(_ times: [Double]) -> String {
      Quantity.time(MedianInterval(times).median / Double(questions))
    }
    return (
      MedianInterval(zip(times.tree, times.array).map { $0 / $1 }).median,
      "\(each(times.tree)) against \(each(times.array)) a question"
    )
  }

  /// Returns what a row that moves anywhere takes, in nanoseconds.
  private static func update(rows: Int, seed: UInt64) -> Double {
    var generator = SplitMix64(seed: seed, purpose: "row moves", size: rows)
    var layout = RowLayout(
      [heights(rows, using: &generator)], width: 300)
    let moves = (0..<questions).map { _ in generator.pairOfPlaces(size: rows) }
    return MedianInterval(
      (0..<rounds).map { _ in
        Stopwatch.time { move(moves, in: &layout) }.real / Double(questions)
      }
    ).median
  }
}

@inline(never)
private func ask(_ layout: RowLayout, _ points: [Double]) -> Int {
  let home = Position(list: 0, index: 0)
  var sum = 0
  for y in points {
    let corner = Point(x: 0, y: y)
    let slot = layout.slot(nearestTo: corner, centre: corner, home: home)
    sum = sum &* 31 &+ slot.index
  }
  return sum
}

@inline(never)
private func ask(_ starts: [Double], _ points: [Double]) -> Int {
  var sum = 0
  for y in points {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low &+ high) / 2
      if starts[middle] < y { low = middle &+ 1 } else { high = middle }
    }
    let isEarlier =
      low == starts.count
      || low > 0 && y - starts[low &- 1] <= starts[low] - y
    sum = sum &* 31 &+ (isEarlier ? low &- 1 : low)
  }
  return sum
}

@inline(never)
private func move(_ moves: [Move], in layout: inout RowLayout) {
  for move in moves { layout.extents.reorder(from: move.from, to: move.to) }
}
