import ReorderBenchmarks
import Testing

@Suite("Hot paths")
struct HotPathTests {
  @Test("What each strategy writes and compares is what it was")
  func counts() {
    let counts = HotPaths.costs().map {
      "\($0.strategy) \($0.elementWrites) \($0.comparisons) \($0.tagWrites)"
    }
    #expect(
      counts == [
        "TagSort 0 7733412 1629782", "SwapChain 3258564 0 0",
        "RemoveInsert 5114590 0 0", "SectionExchange 1000 0 0",
        "Rotation 1629782 0 0", "CountedTree 46313 0 0",
        "SparseTags 1629782 0 500",
      ])
  }

  #if !DEBUG
    @Test("Only a sort allocates")
    func allocations() {
      for cost in HotPaths.costs() {
        #expect(
          (cost.allocations ?? 0)
            <= (cost.strategy == "TagSort" ? 3 * HotPaths.count : 0),
          "\(cost.strategy)")
      }
    }
  #endif
}
