import ReorderBenchmarks
import Testing

struct GrowthTests {
  private func fit(_ points: [(Int, Double)]) -> Growth? {
    Growth(points.map { Growth.Point(size: $0.0, time: $0.1) })
  }

  @Test("A power of n is found again")
  func powers() throws {
    let linear = try #require(fit([(10, 20), (100, 200), (1_000, 2_000)]))
    #expect(abs(linear.exponent - 1) < 1e-9)
    let square = try #require(fit([(1_000, 5e6), (10, 500)]))
    #expect(abs(square.exponent - 2) < 1e-9)
    let flat = try #require(fit([(10, 7), (1_000, 7)]))
    #expect(abs(flat.exponent) < 1e-9)
  }

  @Test("One size has no growth")
  func tooFew() {
    #expect(fit([]) == nil)
    #expect(fit([(10, 20)]) == nil)
    #expect(fit([(10, 20), (10, 30)]) == nil)
  }

  @Test("The fixed cost of a small size does not count")
  func threeLargest() throws {
    let growth = try #require(
      fit([(10, 900), (100, 1_000), (1_000, 1e4), (10_000, 1e5)]))
    #expect(abs(growth.exponent - 1) < 1e-9)
  }

  @Test("What lies beyond the sizes measured is marked")
  func extrapolation() throws {
    let growth = try #require(fit([(100, 1_000), (10_000, 100_000)]))
    let inside = growth.time(at: 1_000)
    #expect(abs(inside.time - 10_000) < 1e-6 && !inside.isExtrapolated)
    let exact = growth.time(at: 100)
    #expect(exact.time == 1_000 && !exact.isExtrapolated)
    let beyond = growth.time(at: 1_000_000)
    #expect(abs(beyond.time - 1e7) < 1 && beyond.isExtrapolated)
    #expect(growth.time(at: 10).isExtrapolated)
  }

  @Test("The largest size within a time is found inside and outside")
  func largest() throws {
    let growth = try #require(fit([(100, 1_000), (10_000, 100_000)]))
    let inside = try #require(growth.size(within: 50_000))
    #expect(abs(inside.size - 5_000) < 1e-6 && !inside.isExtrapolated)
    let above = try #require(growth.size(within: 1e6))
    #expect(abs(above.size - 100_000) < 1e-3 && above.isExtrapolated)
    let below = try #require(growth.size(within: 100))
    #expect(abs(below.size - 10) < 1e-9 && below.isExtrapolated)
  }

  @Test("What does not grow has no largest size")
  func unbounded() throws {
    let growth = try #require(fit([(100, 10), (10_000, 10)]))
    #expect(growth.size(within: 1e6) == nil)
  }
}
