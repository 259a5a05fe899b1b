import Reorder
import ReorderChecking

/// Every second item of a list, to a random gap: the batch with the most runs.
struct AlternateBatch: Workload {
  var name: String { "alternate" }

  var summary: String { "every second item of a list, to one gap" }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    let batches = (0..<min(64, max(3, (1 << 22) / size))).map { rank in
      BatchStep(
        items: stride(from: rank % 2, to: size, by: 2)
          .map { Position(list: 0, index: $0) },
        gap: Gap(list: 0, index: generator.pick(0...size)))
    }
    return Scenario(count: size, batches: batches)
  }
}
