/// The lengths of the lists of a multi-list, with the sums of any number of
/// them at hand: a Fenwick tree.
///
///     lengths   3 0 2 4
///     sums      3 3 2 9    sum i covers as many lists as the lowest set bit of
///                          i + 1 says: lists 0, 0...1, 2, 0...3
///
/// **Source.** Peter M. Fenwick, A New Data Structure for Cumulative Frequency
/// Tables, 1994.
@usableFromInline
struct ListLengths: Sendable {
  @usableFromInline var lengths: [Int32]
  @usableFromInline var sums: [Int32]

  /// - Complexity: O(*lists*).
  @inlinable
  init(_ counts: some Sequence<Int>) {
    lengths = counts.map { Int32($0) }
    sums = lengths
    for list in sums.indices {
      let next = list | (list + 1)
      if next < sums.count { sums[next] += sums[list] }
    }
  }

  @inlinable
  init(_ bounds: ListBounds) {
    self.init((0..<bounds.listCount).lazy.map { bounds.count(ofList: $0) })
  }

  @inlinable
  var count: Int { lengths.count }

  @inlinable
  subscript(list: Int) -> Int { Int(lengths[list]) }

  /// The number of items in all lists in front of `list`.
  ///
  /// - Complexity: O(log *lists*).
  @inlinable
  func sum(before list: Int) -> Int {
    var sum: Int32 = 0
    var end = list
    while end > 0 {
      sum &+= sums[end - 1]
      end &= end - 1
    }
    return Int(sum)
  }

  /// Makes `list` longer by `change`.
  ///
  /// - Complexity: O(log *lists*).
  @inlinable
  mutating func resize(_ list: Int, by change: Int32) {
    lengths[list] += change
    var next = list
    while next < sums.count {
      sums[next] += change
      next |= next + 1
    }
  }

  /// The place of the item that has `offset` others in front of it in all
  /// lists.
  ///
  /// - Complexity: O(log *lists*).
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

  /// The bytes that the lengths and their sums take.
  @inlinable
  var memoryFootprint: Int {
    (lengths.capacity + sums.capacity) * MemoryLayout<Int32>.stride
  }
}
