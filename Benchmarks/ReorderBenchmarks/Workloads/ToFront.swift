import Reorder
import ReorderChecking

/// Any item of one list to its front: the most recently used, the pinned one.
struct ToFront: Workload {
  var name: String { "to-front" }

  var summary: String { "any item to the front of its list" }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    let moves = (0..<stepCount(span: size / 2)).map { _ in
      Move(
        from: Position(list: 0, index: generator.pick(1..<size)),
        to: Position(list: 0, index: 0))
    }
    return Scenario(counts: [size], steps: moves)
  }
}
