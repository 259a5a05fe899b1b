import Reorder
import ReorderBenchmarks
import ReorderChecking
import Testing

struct WorkloadTests {
  @Test("Every script is legal, step by step, at small and odd sizes")
  func legal() throws {
    for workload in allWorkloads {
      for size in [10, 11, 37, 100, 1_000] {
        let scenario = workload.scenario(size: size, seed: 3)
        #expect(scenario.itemCount == size)
        #expect(scenario.meaning == workload.meaning)
        #expect(scenario.script.count > 0)
        var shape = Shape(scenario.counts)
        switch scenario.script {
        case .steps(let steps):
          for step in steps {
            try shape.check(
              from: step.from, to: step.to, meaning: scenario.meaning)
            if scenario.meaning == .move {
              shape.counts[step.from.list] -= 1
              shape.counts[step.to.list] += 1
            }
          }
        case .batches(let batches):
          for batch in batches {
            _ = try Batch(of: batch.items, to: batch.gap, in: shape)
          }
        }
        if scenario.isRepeatable { #expect(shape.counts == scenario.counts) }
      }
    }
  }

  @Test("The same seed makes the same script, another seed another")
  func deterministic() {
    for workload in allWorkloads {
      let seeds: [UInt64] = [1, 1, 2]
      let scripts = seeds.map {
        "\(workload.scenario(size: 100, seed: $0).script)"
      }
      #expect(scripts[0] == scripts[1])
      #expect(scripts[0] != scripts[2])
    }
  }

  @Test("The generator is the same on every machine")
  func generator() {
    var generator = SplitMix64(seed: 0)
    #expect(generator.next() == 0xe220_a839_7b1d_cdaf)
    #expect(generator.next() == 0x6e78_9e6a_a1b9_65f4)
  }

  @Test("A drag stays near the middle and goes place by place")
  func neighbour() throws {
    let scenario = try scenario("neighbour", size: 1_000_000)
    for step in scenario.steps {
      #expect(abs(step.from.index - step.to.index) == 1)
      #expect((400_000..<600_000).contains(step.from.index))
    }
  }

  @Test("A batch names a tenth of the list, each item once, not in order")
  func batch() throws {
    let scenario = try scenario("batch", size: 1_000)
    guard case .batches(let batches) = scenario.script else {
      Issue.record("no batches")
      return
    }
    for batch in batches {
      #expect(Set(batch.items).count == 100)
      #expect(batch.items != batch.items.sorted())
    }
  }

  private func scenario(_ name: String, size: Int) throws -> Scenario {
    let workload = try #require(allWorkloads.first { $0.name == name })
    return workload.scenario(size: size, seed: 1)
  }
}

extension Scenario {
  /// The steps, if the script consists of steps.
  var steps: [Move] {
    if case .steps(let steps) = script { Array(steps) } else { [] }
  }
}
