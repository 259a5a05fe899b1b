import Reorder
import ReorderBenchmarks
import ReorderChecking
import Testing

struct OracleTests {
  @Test("The oracle agrees with arrays that are edited naively")
  func naive() {
    var generator = SplitMix64(seed: 11)
    for workload in allWorkloads {
      for size in [10, 25, 60] {
        let scenario = workload.scenario(
          size: size, using: &generator)
        var oracle = Oracle(counts: scenario.counts)
        var lists = oracle.lists
        for index in 0..<min(200, scenario.script.count) {
          oracle.follow(
            scenario.script, index..<index + 1, meaning: scenario.meaning)
          switch scenario.script {
          case .steps(let steps):
            lists.apply(steps[index], scenario.meaning)
          case .batches(let batches):
            lists.apply(batches[index])
          }
          #expect(oracle.lists == lists, "\(workload.name), step \(index)")
        }
      }
    }
  }

  @Test("The items are numbered through all lists")
  func numbers() {
    #expect(Oracle(counts: [2, 0, 1]).lists == [[0, 1], [], [2]])
  }
}

extension [[Int32]] {
  fileprivate mutating func apply(_ step: Move, _ meaning: Meaning) {
    if meaning == .exchange {
      let item = self[step.from.list][step.from.index]
      self[step.from.list][step.from.index] = self[step.to.list][step.to.index]
      self[step.to.list][step.to.index] = item
    } else {
      let item = self[step.from.list].remove(at: step.from.index)
      self[step.to.list].insert(item, at: step.to.index)
    }
  }

  fileprivate mutating func apply(_ batch: BatchStep) {
    let indices = batch.items.map { $0.index }.sorted()
    let moved = indices.map { self[batch.gap.list][$0] }
    for index in indices.reversed() { self[batch.gap.list].remove(at: index) }
    let start = batch.gap.index - indices.count { $0 < batch.gap.index }
    self[batch.gap.list].insert(contentsOf: moved, at: start)
  }
}
