import ReorderBenchmarks
import Testing

struct QuantityTests {
  @Test(
    "Times have three digits and a unit",
    arguments: [
      (0.5, "0.50 ns"), (9.994, "9.99 ns"), (9.999, "10.0 ns"),
      (43.14, "43.1 ns"), (999.4, "999 ns"), (999.9, "1.00 us"),
      (1_740_000, "1.74 ms"), (2.5e10, "25.0 s"), (0, "0.00 ns"),
    ])
  func times(nanoseconds: Double, text: String) {
    #expect(Quantity.time(nanoseconds) == text)
  }

  @Test(
    "Shares have a digit that says something",
    arguments: [
      (0.00001, "<0.01 %"), (0.0007, "0.07 %"), (0.021, "2.1 %"),
      (0.21, "21 %"), (3.4, "340 %"), (410, "410 x"),
    ])
  func shares(share: Double, text: String) {
    #expect(Quantity.percent(share) == text)
  }

  @Test("Whole counts have no point")
  func counts() {
    #expect(Quantity.count(0) == "0")
    #expect(Quantity.count(2) == "2")
    #expect(Quantity.count(0.25) == "0.25")
    #expect(Quantity.count(13_100) == "13.1k")
  }

  @Test(
    "Sizes are read as they are shown",
    arguments: [
      ("10", 10), ("100", 100), ("1k", 1_000), ("1K", 1_000),
      ("15k", 15_000), ("1M", 1_000_000), ("10M", 10_000_000),
    ])
  func sizes(text: String, size: Int) {
    #expect(ListSize.parse(text) == size)
    #expect(ListSize.parse(ListSize.text(size)) == size)
  }

  @Test("Estimated sizes have two digits")
  func estimates() {
    #expect(ListSize.estimate(46_400_000) == "46M")
    #expect(ListSize.estimate(4_640_000) == "4.6M")
    #expect(ListSize.estimate(123_000) == "120k")
    #expect(ListSize.estimate(87) == "87")
  }
}
