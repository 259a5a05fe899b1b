extension RandomAccessCollection where Index == Int {
  /// The number of elements in front of the first that meets `predicate`, in
  /// a collection where all that do not meet it come first.
  ///
  ///     [1, 3, 4, 8].partitioningIndex { $0 >= 4 }     // 2
  ///
  /// - Complexity: O(log *count*).
  @inlinable
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
