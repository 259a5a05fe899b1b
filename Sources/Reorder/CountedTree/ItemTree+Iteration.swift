extension ItemTree {
  /// Calls `body` with the items of each leaf, first to last.
  ///
  /// - Complexity: O(*items*).
  @inlinable
  func forEachLeaf(_ body: (UnsafeBufferPointer<Element>) -> Void) {
    var leaf = firstLeaf
    while leaf >= 0 {
      body(
        UnsafeBufferPointer(
          start: leaves.items(of: leaf), count: leaves.count(of: leaf)))
      leaf = leaves[leaf].pointee.next
    }
  }

  /// Returns the items as arrays of the given lengths, one behind the other.
  ///
  /// - Precondition: The lengths sum up to the number of items.
  /// - Complexity: O(*items* + *lengths*).
  @inlinable
  func arrays(ofLengths lengths: ListLengths) -> [[Element]] {
    var leaf = firstLeaf
    var start = 0
    return (0..<lengths.count).map { list in
      let length = lengths[list]
      return Array(unsafeUninitializedCapacity: length) { buffer, count in
        while count < length {
          if start == leaves.count(of: leaf) {
            leaf = leaves[leaf].pointee.next
            start = 0
          }
          let run = min(leaves.count(of: leaf) - start, length - count)
          (buffer.baseAddress! + count).initialize(
            from: leaves.items(of: leaf) + start, count: run)
          count += run
          start += run
        }
      }
    }
  }
}
