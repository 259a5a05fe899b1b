import Reorder
import ReorderChecking

/// Taps to and fro between two lists, as between chosen and other tags: a tap
/// takes a chosen item to the front of the others, and one of the others to
/// the end of the chosen ones.
struct Transfer: Workload {
  var name: String { "transfer" }

  var summary: String { "taps to and fro between two lists" }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    let chosen = size / 2
    let others = size - chosen
    var moves: [Move] = []
    for _ in 0..<stepCount(span: size) / 2 {
      moves.append(
        Move(
          from: Position(list: 0, index: generator.pick(0..<chosen)),
          to: Position(list: 1, index: 0)))
      moves.append(
        Move(
          from: Position(list: 1, index: generator.pick(0..<others + 1)),
          to: Position(list: 0, index: chosen - 1)))
    }
    return Scenario(counts: [chosen, others], steps: moves)
  }
}
