/// Counts, such as the lengths of lists, with the sums of any number of them at
/// hand: a Fenwick tree.
///
///     counts   3 0 2 4
///     sums     3 3 2 9    sum i covers as many counts as the lowest set bit of
///                         i + 1 says: counts 0, 0...1, 2, 0...3
///
/// **Source.** Peter M. Fenwick, A New Data Structure for Cumulative Frequency
/// Tables, 1994.
@usableFromInline
struct CumulativeCounts: Sendable {
  @usableFromInline var counts: [Int32]
  @usableFromInline var sums: [Int32]

  /// - Complexity: O(n) for n counts.
  @inlinable
  init(_ counts: some Sequence<Int>) {
    self.counts = counts.map { Int32($0) }
    sums = self.counts
    for index in sums.indices {
      let next = index | (index + 1)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  @inlinable
  init(_ bounds: ListBounds) {
    self.init((0..<bounds.listCount).lazy.map { bounds.count(ofList: $0) })
  }

  /// The number of counts.
  @inlinable
  var count: Int { counts.count }

  @inlinable
  subscript(index: Int) -> Int { Int(counts[index]) }

  /// The sum of the counts in front of `index`.
  ///
  /// - Complexity: O(log n).
  @inlinable
  func sum(before index: Int) -> Int {
    var sum: Int32 = 0
    var end = index
    while end > 0 {
      sum &+= sums[end - 1]
      end &= end - 1
    }
    return Int(sum)
  }

  /// Adds `change` to the count at `index`.
  ///
  /// - Complexity: O(log n).
  @inlinable
  mutating func add(_ change: Int32, at index: Int) {
    counts[index] += change
    var next = index
    while next < sums.count {
      sums[next] += change
      next |= next + 1
    }
  }

  /// The place of the item that has `offset` others in front of it, where the
  /// counts are the lengths of lists.
  ///
  /// - Complexity: O(log n).
  @inlinable
  func position(ofOffset offset: Int) -> Position {
    var list = 0
    var rest = Int32(offset)
    var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      if list + step <= sums.count, sums[list + step - 1] <= rest {
        list += step
        rest -= sums[list - 1]
      }
      step >>= 1
    }
    return Position(list: list, index: Int(rest))
  }

  /// The bytes that the counts and their sums take.
  @inlinable
  var memoryFootprint: Int {
    (counts.capacity + sums.capacity) * MemoryLayout<Int32>.stride
  }
}
