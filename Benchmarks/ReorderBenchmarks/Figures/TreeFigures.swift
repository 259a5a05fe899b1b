import Reorder
import ReorderChecking
import ReorderCommandLine

/// Random moves in one list of a tree and of an array, in turns.
enum TreeFigures {
  private static let moveCount = 100_000
  private static let rounds = 7

  static func measure(seed: UInt64) -> [Figure] {
    let sizes = [4_000, 10_000, 1_000_000, 10_000_000]
    let times = sizes.map { TreeTiming(size: $0, seed: seed) }
    var figures: [Figure] = []
    for (timing, least) in [(times[0], 1.0), (times[2], 400)] {
      figures.append(
        Figure(
          "CountedTree faster than Rotation, n = "
            + ListSize.text(timing.size),
          timing.rotation / timing.tree, "x", .atLeast(least),
          detail: "\(Quantity.time(timing.tree)) against "
            + "\(Quantity.time(timing.rotation)) a move"))
    }
    figures.append(
      Figure(
        "CountedTree, a move at 10M as a multiple of one at 10k",
        times[3].tree / times[1].tree, "x", .atMost(6),
        detail: "\(Quantity.time(times[3].tree)) against "
          + Quantity.time(times[1].tree)))
    if let allocations = times[1].allocations {
      figures.append(
        Figure(
          "CountedTree, heap blocks a move at 10k, once settled",
          allocations, "a move", .atMost(0)))
    }
    return figures
  }

  /// Times of one size, per move in nanoseconds; medians of all rounds.
  private struct TreeTiming {
    let size: Int
    let tree: Double
    let rotation: Double
    let allocations: Double?

    init(size: Int, seed: UInt64) {
      var generator = SplitMix64(seed: seed, purpose: "tree", size: size)
      let moves = (0..<moveCount).map { _ in generator.pairOfPlaces(size: size)
      }
      // An array takes milliseconds a move where a tree takes a microsecond.
      let few = moves.prefix(max(50, min(moveCount, 2_000_000_000 / size)))
      var tree = CountedTree([Array(0..<size)])
      var rotation = Rotation([Array(0..<size)])
      carryOut(moves[...], in: &tree)
      carryOut(few.prefix(few.count / 10), in: &rotation)
      var times: (tree: [Double], rotation: [Double]) = ([], [])
      var allocations: Int?
      for _ in 0..<rounds where !Interruption.isRequested || times.tree.isEmpty
      {
        let lap = Stopwatch.time { carryOut(moves[...], in: &tree) }
        allocations = lap.allocations
        times.tree.append(lap.real / Double(moves.count))
        times.rotation.append(
          Stopwatch.time { carryOut(few, in: &rotation) }.real
            / Double(few.count))
      }
      self.size = size
      self.tree = MedianInterval(times.tree).median
      self.rotation = MedianInterval(times.rotation).median
      self.allocations = allocations.map { Double($0) / Double(moves.count) }
    }
  }
}

@inline(never)
private func carryOut(
  _ moves: ArraySlice<Move>, in strategy: inout CountedTree<Int>
) {
  for move in moves { strategy.reorder(from: move.from, to: move.to) }
}

@inline(never)
private func carryOut(
  _ moves: ArraySlice<Move>, in strategy: inout Rotation<Int>
) {
  for move in moves { strategy.reorder(from: move.from, to: move.to) }
}
