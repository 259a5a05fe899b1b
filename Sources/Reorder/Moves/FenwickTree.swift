/// A set of numbers in `0..<capacity`, all of them at first, that tells how
/// many of them are below a bound.
///
/// The slot of a number counts the numbers in a stretch that ends with it, as
/// long as the lowest bit of its distance from -1: sums walk over as many
/// stretches as the bound has bits (Fenwick 1994).
struct FenwickTree {
  private var counts: [Int]

  /// Creates the set of all numbers in `0..<capacity`.
  init(capacity: Int) {
    counts = (0..<capacity).map { ($0 + 1) & -($0 + 1) }
  }

  /// The number of members below `bound`.
  ///
  /// - Complexity: O(log *capacity*).
  func count(below bound: Int) -> Int {
    var total = 0
    var end = bound
    while end > 0 {
      total += counts[end - 1]
      end &= end - 1
    }
    return total
  }

  /// Removes a member.
  ///
  /// - Complexity: O(log *capacity*).
  mutating func remove(_ number: Int) {
    var end = number + 1
    while end <= counts.count {
      counts[end - 1] -= 1
      end += end & -end
    }
  }
}
