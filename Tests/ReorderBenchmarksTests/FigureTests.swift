import ReorderBenchmarks
import Testing

@Suite("Promises in numbers")
struct FigureTests {
  @Test("A promise is kept up to its limit, and missed beyond")
  func limits() {
    #expect(Figure("a", 2.5, "x", .atMost(2.5)).isKept)
    #expect(!Figure("a", 2.51, "x", .atMost(2.5)).isKept)
    #expect(Figure("a", 400, "x", .atLeast(400)).isKept)
    #expect(!Figure("a", 399, "x", .atLeast(400)).isKept)
    #expect(Figure("a", 1e9, "x", .none).isKept)
  }
}
