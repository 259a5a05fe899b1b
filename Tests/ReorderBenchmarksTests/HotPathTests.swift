import ReorderBenchmarks
import Testing

@Suite("Hot paths")
struct HotPathTests {
  /// A strategy that is being tried out is not here, and nothing is asked of it.
  private static let known = [
    Known("TagSort", 0, 7_733_412, 1_629_782, allocations: 3 * HotPaths.count),
    Known("SwapChain", 3_258_564, 0, 0), Known("RemoveInsert", 5_114_590, 0, 0),
    Known("SectionExchange", 1_000, 0, 0), Known("Rotation", 1_629_782, 0, 0),
    Known("CountedTree", 46_313, 0, 0), Known("SparseTags", 1_629_782, 0, 500),
  ]

  @Test(
    "What a strategy writes, compares and allocates is what it was",
    arguments: known)
  private func costs(known: Known) throws {
    let costs = HotPaths.costs { $0 == known.strategy }
    let cost = try #require(costs.first)
    #expect(
      known
        == Known(
          cost.strategy, cost.elementWrites, cost.comparisons, cost.tagWrites,
          allocations: known.allocations))
    #if !DEBUG
      #expect((cost.allocations ?? 0) <= known.allocations)
    #endif
  }
}

/// What is known of one strategy; of allocations, the most.
private struct Known: Equatable {
  let strategy: String
  let elementWrites: Int
  let comparisons: Int
  let tagWrites: Int
  let allocations: Int

  init(
    _ strategy: String, _ elementWrites: Int, _ comparisons: Int,
    _ tagWrites: Int, allocations: Int = 0
  ) {
    self.strategy = strategy
    self.elementWrites = elementWrites
    self.comparisons = comparisons
    self.tagWrites = tagWrites
    self.allocations = allocations
  }
}
