extension ItemTree {
  /// Calls `body` with the items of each leaf, first to last.
  ///
  /// - Complexity: O(*items*).
  @inlinable
  func forEachLeaf(_ body: (UnsafeBufferPointer<Element>) -> Void) {
    var leaf = firstLeaf
    while leaf >= 0 {
      let head = leaves[leaf].pointee
      body(UnsafeBufferPointer(start: head.items, count: Int(head.count)))
      leaf = head.next
    }
  }

  /// Returns the items as arrays of the given lengths, one behind the other.
  ///
  /// - Precondition: The lengths sum up to the number of items.
  /// - Complexity: O(*items* + *lengths*).
  @inlinable
  func arrays(ofLengths lengths: ListLengths) -> [[Element]] {
    var head = leaves[firstLeaf].pointee
    var start = 0
    return (0..<lengths.count).map { list in
      let length = lengths[list]
      return Array(unsafeUninitializedCapacity: length) { buffer, count in
        while count < length {
          if start == Int(head.count) {
            head = leaves[head.next].pointee
            start = 0
          }
          let run = min(Int(head.count) - start, length - count)
          (buffer.baseAddress! + count).initialize(
            from: head.items + start, count: run)
          count += run
          start += run
        }
      }
    }
  }
}
