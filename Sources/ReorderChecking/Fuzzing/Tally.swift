/// How often each of some small numbers came.
///
///     var tally = Tally()
///     for number in [3, 1, 1] { tally.add(number) }
///     tally.counts     // [0, 2, 0, 1]
///     tally.median     // 1
///
/// Tallies can be added up, medians cannot.
package struct Tally: Hashable, Sendable {
  /// How often 0, 1, 2 and so on came.
  package private(set) var counts: [Int] = []

  /// Creates a tally of nothing.
  package init() {}

  /// Creates a tally of what came so often; no count is negative.
  init(counts: [Int]) { self.counts = counts }

  /// Counts a number once more.
  ///
  /// - Precondition: The number is not negative.
  package mutating func add(_ number: Int) { add(number, times: 1) }

  /// Counts everything that another tally counted.
  package mutating func add(_ other: Tally) {
    for (number, count) in other.counts.enumerated() where count > 0 {
      add(number, times: count)
    }
  }

  private mutating func add(_ number: Int, times count: Int) {
    precondition(number >= 0, "only numbers from 0 are counted, not \(number)")
    while counts.count <= number { counts.append(0) }
    counts[number] += count
  }

  /// The number in the middle, the lower one of two, or nil if none came.
  package var median: Int? {
    let total = counts.reduce(0, +)
    var seen = 0
    return counts.firstIndex { count in
      seen += count
      return total > 0 && 2 * seen >= total
    }
  }
}
