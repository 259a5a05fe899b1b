/// Returns the offsets of the values that are outside a longest increasing
/// subsequence of those in `window`: what has to move so that the rest is in
/// order.
///
///     values 0 3 1 2 9, window 0..<4     offsets 1, 4: 0 1 2 is increasing
///
/// Each value goes on the first pile whose top is not below it; the top of the
/// pile before it is then the end of a longest increasing subsequence in front
/// of it (patience sorting: Schensted 1961, Fredman 1975).
///
/// - Parameters:
///   - values: Different numbers.
///   - window: The numbers that may stay; all others are always returned.
/// - Complexity: O(n log n) for n values, O(n) if almost all are in order.
package func offsetsOutsideLongestIncreasing(
  of values: ArraySlice<Int>, in window: Range<Int>
) -> [Int] {
  var piles: [Int] = []
  var tops: [Int] = []
  piles.reserveCapacity(values.count)
  tops.reserveCapacity(values.count)
  for value in values {
    guard window.contains(value) else {
      piles.append(-1)
      continue
    }
    if tops.isEmpty || value > tops[tops.count - 1] {
      piles.append(tops.count)
      tops.append(value)
    } else {
      let pile = tops.partitioningIndex { $0 >= value }
      piles.append(pile)
      tops[pile] = value
    }
  }
  var outside: [Int] = []
  var wanted = tops.count - 1
  for offset in piles.indices.reversed() {
    if piles[offset] == wanted && wanted >= 0 {
      wanted -= 1
    } else {
      outside.append(values.startIndex + offset)
    }
  }
  outside.reverse()
  return outside
}
