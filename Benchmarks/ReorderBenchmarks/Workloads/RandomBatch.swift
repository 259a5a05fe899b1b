import Reorder
import ReorderChecking

/// A random tenth of a list, named in no order, to a random gap.
struct RandomBatch: Workload {
  var name: String { "batch" }

  var summary: String { "a random tenth of a list, unsorted, to one gap" }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    let batches = (0..<min(64, max(3, (1 << 22) / size))).map { _ in
      BatchStep(
        items: generator.places(max(1, size / 10), of: size),
        gap: Gap(list: 0, index: generator.pick(0...size)))
    }
    return Scenario(count: size, batches: batches)
  }
}

extension SplitMix64 {
  /// Returns `count` different places in one list of `size` items, in random
  /// order.
  mutating func places(_ count: Int, of size: Int) -> [Position] {
    var indices = ContiguousArray(0..<Int32(size))
    return (0..<count).map { rank in
      indices.swapAt(rank, pick(rank..<size))
      return Position(list: 0, index: Int(indices[rank]))
    }
  }
}
