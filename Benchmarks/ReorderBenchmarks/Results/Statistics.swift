#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The median of a sample and a 95 % interval for it.
///
/// The interval is made of order statistics, so nothing is assumed about how
/// the times are distributed: the ends are the k-th least and the k-th
/// greatest value, with the greatest k for which the median of the population
/// lies between them with a probability of at least 95 %.
package struct MedianInterval: Sendable {
  package let median: Double
  package let lower: Double
  package let upper: Double

  /// The sample size from which on there is such an interval; below it the
  /// ends are the least and the greatest value, which cover less.
  package static let fewest = 6

  /// - Precondition: There is at least one value.
  package init(_ values: [Double]) {
    let sorted = values.sorted()
    let count = sorted.count
    median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    let rank = Self.rank(sampleSize: count)
    lower = sorted[rank]
    upper = sorted[count - 1 - rank]
  }

  /// Returns how many values lie outside the interval on either side.
  package static func rank(sampleSize count: Int) -> Int {
    // The number of values below the median is binomial with p = 1/2. The
    // interval misses it if at most `rank` values lie on one side.
    var term = pow(0.5, Double(count))
    var tail = term
    var rank = 0
    while tail <= 0.025 {
      rank += 1
      term *= Double(count - rank + 1) / Double(rank)
      tail += term
    }
    return max(0, rank - 1)
  }
}

/// Mean and spread of a sample.
package struct Moments: Sendable {
  package let mean: Double

  /// The standard deviation of the sample, 0 for one value.
  package let deviation: Double

  /// - Precondition: There is at least one value.
  package init(_ values: [Double]) {
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    self.mean = mean
    deviation = values.count > 1 ? (squares / (count - 1)).squareRoot() : 0
  }

  /// The deviation as a share of the mean; 0 if the mean is 0.
  package var variation: Double { mean == 0 ? 0 : deviation / mean }
}
