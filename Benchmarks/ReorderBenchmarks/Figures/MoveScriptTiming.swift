import Reorder
import ReorderChecking

/// How long it takes to find the shortest move script between two orders of a
/// list, beside the longest increasing subsequence alone, which is the least
/// that must be found.
struct MoveScriptTiming {
  private static let rounds = 21

  /// How many times the subsequence a script may take where 10 items are
  /// displaced: a fifth of what DifferenceKit takes, 497 ns for each item where
  /// the subsequence takes 8.
  static let limit = 497.0 / 8 / 5

  /// The number of moves of the script.
  private(set) var moveCount = 0

  /// Medians in nanoseconds for each item of the list.
  let floor: Double
  let script: Double
  let steps: Double

  /// How many times the subsequence the script takes, in the same round.
  let ratio: Double

  /// Times the script to an order with some items displaced; nil if it is
  /// wrong.
  init?(itemCount: Int, displacing displaced: Int, seed: UInt64) {
    var generator = SplitMix64(
      seed: seed, purpose: "move scripts", size: itemCount)
    self.init(of: generator.order(of: itemCount, displacing: displaced))
  }

  /// Times the script from the ids in ascending order to `order`; nil if it is
  /// wrong.
  private init?(of order: [Int]) {
    let before = [Array(order.indices)]
    let after = [order]
    var finals = order
    for (final, id) in order.enumerated() { finals[id] = final }
    var times: (floor: [Double], script: [Double], steps: [Double])
    times = ([], [], [])
    for _ in 0..<Self.rounds {
      var outside = 0
      var script: MoveScript?
      var steps: [Move] = []
      times.floor.append(
        Stopwatch.time { outside = displacedCount(finals) }.real)
      times.script.append(
        Stopwatch.time { script = makeScript(before, after) }.real)
      guard let script else { return nil }
      times.steps.append(Stopwatch.time { steps = makeSteps(script) }.real)
      moveCount = steps.count
      if steps.count != outside { return nil }
    }
    let items = Double(order.count)
    floor = MedianInterval(times.floor).median / items
    script = MedianInterval(times.script).median / items
    steps = MedianInterval(times.steps).median / items
    ratio =
      MedianInterval(zip(times.script, times.floor).map { $0 / $1 }).median
    var lists = RemoveInsert(before)
    guard let moves = makeScript(before, after)?.scatter.moves else {
      return nil
    }
    lists.scatter(moves)
    if lists.lists != after { return nil }
  }
}

@inline(never)
private func displacedCount(_ finals: [Int]) -> Int {
  offsetsOutsideLongestIncreasing(of: finals[...], in: finals.indices).count
}

@inline(never)
private func makeScript(_ before: [[Int]], _ after: [[Int]]) -> MoveScript? {
  try? MoveScript(from: before, to: after)
}

@inline(never)
private func makeSteps(_ script: MoveScript) -> [Move] { script.steps }

extension SplitMix64 {
  /// Returns `0..<count` with some numbers taken out and put in anywhere.
  fileprivate mutating func order(
    of count: Int, displacing displaced: Int
  ) -> [Int] {
    if displaced == count { return (0..<count).shuffled(using: &self) }
    let places = Set(self.places(displaced, of: count).map { $0.index })
    let order = (0..<count).filter { !places.contains($0) }
    var arrivals = places.sorted().shuffled(using: &self)
      .map { (id: $0, gap: pick(0...order.count)) }
    arrivals.sort { $0.gap < $1.gap }
    var result: [Int] = []
    result.reserveCapacity(count)
    var start = 0
    for (id, gap) in arrivals {
      result += order[start..<gap]
      result.append(id)
      start = gap
    }
    result += order[start...]
    return result
  }
}
