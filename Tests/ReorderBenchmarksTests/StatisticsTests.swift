import ReorderBenchmarks
import ReorderChecking
import Testing

struct StatisticsTests {
  @Test("The median of an even sample is the mean of the middle two")
  func median() {
    #expect(MedianInterval([3, 1, 2]).median == 2)
    #expect(MedianInterval([4, 1, 3, 2]).median == 2.5)
    #expect(MedianInterval([5]).median == 5)
  }

  // From tables of the binomial distribution with p = 1/2.
  @Test(
    "The interval of the median leaves out as many values as it may",
    arguments: [
      (1, 0), (5, 0), (6, 0), (8, 0), (9, 1), (12, 2), (20, 5), (25, 7),
      (30, 9), (41, 13), (100, 39),
    ])
  func ranks(count: Int, rank: Int) {
    #expect(MedianInterval.rank(sampleSize: count) == rank)
  }

  @Test("The ends of the interval are values of the sample")
  func interval() {
    let interval = MedianInterval((1...12).map(Double.init).shuffled())
    #expect(interval.lower == 3)
    #expect(interval.upper == 10)
  }

  @Test("The interval holds the median of the population often enough")
  func coverage() {
    var generator = SplitMix64(seed: 1)
    let samples = 2_000
    let hits = (0..<samples).count { _ in
      let interval = MedianInterval(
        (0..<25).map { _ in Double.random(in: 0..<1, using: &generator) })
      return interval.lower <= 0.5 && 0.5 <= interval.upper
    }
    #expect(hits >= samples * 94 / 100)
  }

  @Test("Mean, deviation and variation are those of the textbook")
  func moments() {
    let moments = Moments([2, 4, 4, 4, 5, 5, 7, 9])
    #expect(moments.mean == 5)
    #expect(abs(moments.deviation - (32.0 / 7).squareRoot()) < 1e-12)
    #expect(abs(moments.variation - moments.deviation / 5) < 1e-12)
    #expect(Moments([3]).deviation == 0)
    #expect(Moments([0, 0]).variation == 0)
  }
}
