import Reorder
import ReorderChecking

/// Any item of one list to any other place in it.
struct Jump: Workload {
  var name: String { "jump" }

  var summary: String { "any item to any other place in one list" }

  /// The headline tells the share of a frame at 10M, so that is measured.
  var defaultSizes: [Int] { CommandLineOptions.defaultSizes + [10_000_000] }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    let moves = (0..<stepCount(span: size / 3)).map { _ in
      generator.pairOfPlaces(size: size)
    }
    return Scenario(counts: [size], steps: moves)
  }
}

extension SplitMix64 {
  /// Returns two different places in one list of `size` items.
  mutating func pairOfPlaces(size: Int) -> Move {
    let from = pick(0..<size)
    let to = pick(0..<size - 1)
    return Move(
      from: Position(list: 0, index: from),
      to: Position(list: 0, index: to < from ? to : to + 1))
  }
}
