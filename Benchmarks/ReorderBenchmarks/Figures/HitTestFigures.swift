import Reorder
import ReorderChecking
import ReorderSession

/// The recommended hit test over rows of any height, beside a binary search in
/// an array of prefix sums, which a row that moves would make worthless.
enum HitTestFigures {
  private static let rounds = 21
  private static let questions = 10_000

  static func measure(seed: UInt64) -> [Figure] {
    let rows = 1_000_000
    let (ratio, load, detail) = search(rows: rows, seed: seed)
    let few = update(rows: 10_000, seed: seed)
    let many = update(rows: 1_000_000, seed: seed)
    return [
      Figure(
        "NearestSlot, 1M uneven rows, to a binary search of prefix sums",
        ratio, "x", .atMost(1.0 / 3), detail: detail),
      // No search in memory is faster than the one load that it waits for.
      Figure(
        "one load from memory of that size, to the same binary search",
        load, "x", .none, detail: "the floor of any search for a random row"),
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

  /// Times the same questions to both, in turn, and as many loads; how many
  /// times the search the hit test takes, or infinity if they do not answer
  /// alike, and one load.
  private static func search(
    rows: Int, seed: UInt64
  ) -> (ratio: Double, load: Double, detail: String) {
    var generator = SplitMix64(seed: seed, purpose: "hit test", size: rows)
    let heights = heights(rows, using: &generator)
    let layout = RowLayout([heights], width: 300)
    var starts = [0.0]
    for height in heights { starts.append(starts[starts.count - 1] + height) }
    let points = (0..<questions).map { _ in
      Double.random(in: 0..<starts[rows], using: &generator)
    }
    let chain = chain(lines: rows / 8, using: &generator)
    var times: (tree: [Double], array: [Double], load: [Double]) = ([], [], [])
    var answers: (tree: Int, array: Int) = (0, 0)
    for _ in 0..<rounds {
      times.tree.append(
        Stopwatch.time { answers.tree = ask(layout, points) }.real)
      times.array.append(
        Stopwatch.time { answers.array = ask(starts, points) }.real)
      times.load.append(Stopwatch.time { _ = follow(chain, questions) }.real)
      if answers.tree != answers.array { return (.infinity, 0, "wrong") }
    }
    func each(_ times: [Double]) -> String {
      Quantity.time(MedianInterval(times).median / Double(questions))
    }
    func ratio(_ times: [Double], _ others: [Double]) -> Double {
      MedianInterval(zip(times, others).map { $0 / $1 }).median
    }
    return (
      ratio(times.tree, times.array), ratio(times.load, times.array),
      "\(each(times.tree)) against \(each(times.array)) a question"
    )
  }

  /// Returns lines of 64 bytes of which each names the next, in random order:
  /// as much memory as the rows of 8 bytes take.
  private static func chain(
    lines: Int, using generator: inout SplitMix64
  ) -> [Int] {
    let width = 8
    let order = (0..<lines).shuffled(using: &generator)
    var chain = [Int](repeating: 0, count: lines * width)
    for (rank, line) in order.enumerated() {
      chain[line * width] = order[(rank + 1) % lines] * width
    }
    return chain
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
private func follow(_ chain: [Int], _ count: Int) -> Int {
  var line = 0
  for _ in 0..<count { line = chain[line] }
  return line
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
