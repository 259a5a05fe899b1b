#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The test whether two samples come from one distribution: nothing is assumed
/// about how the times are distributed.
package enum MannWhitney {
  /// Returns the probability, under one distribution, of samples that lie at
  /// least as far apart; by the normal approximation, corrected for ties and
  /// for continuity.
  ///
  /// - Returns: From 0 to 1; 1 if a sample is empty.
  /// - Complexity: O(n log n).
  package static func probability(_ one: [Double], _ other: [Double]) -> Double
  {
    let (n, m) = (Double(one.count), Double(other.count))
    if one.isEmpty || other.isEmpty { return 1 }
    let all = (one.map { ($0, true) } + other.map { ($0, false) })
      .sorted { $0.0 < $1.0 }
    var ranks = 0.0
    var ties = 0.0
    var start = 0
    while start < all.count {
      var end = start
      while end < all.count && all[end].0 == all[start].0 { end += 1 }
      let size = Double(end - start)
      // Equal values share the mean of their ranks, which count from 1.
      let rank = Double(start) + (size + 1) / 2
      ranks += rank * Double(all[start..<end].count { $0.1 })
      ties += size * size * size - size
      start = end
    }
    let distance = abs(ranks - n * (n + 1) / 2 - n * m / 2)
    let count = n + m
    let variance = n * m / 12 * (count + 1 - ties / (count * (count - 1)))
    if variance <= 0 { return 1 }
    let score = max(0, distance - 0.5) / variance.squareRoot()
    return erfc(score / 2.0.squareRoot())
  }
}
