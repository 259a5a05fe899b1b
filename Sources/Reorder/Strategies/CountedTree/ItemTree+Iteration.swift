extension ItemTree {
  /// Calls `body` with each leaf and the number of its items, first to last.
  ///
  /// - Complexity: O(*leaves*).
  @inlinable
  func forEachLeaf(_ body: (_ leaf: NodeID, _ count: Int) -> Void) {
    if height == 0 { return body(root, Int(count)) }
    forEachLeaf(below: inner[root], atHeight: height, body)
  }

  @inlinable
  func forEachLeaf(
    below node: InnerNode<Nodes>, atHeight height: Int,
    _ body: (_ leaf: NodeID, _ count: Int) -> Void
  ) {
    for slot in 0..<node.count {
      let child = node.children[slot]
      if height == 1 {
        body(child, node.itemCount(ofChild: slot))
      } else {
        forEachLeaf(below: inner[child], atHeight: height - 1, body)
      }
    }
  }

  /// Returns the items as arrays of the given lengths, one behind the other.
  ///
  /// - Precondition: The lengths sum up to the number of items.
  /// - Complexity: O(*items* + *lengths*).
  @inlinable
  func arrays(ofLengths lengths: CumulativeCounts) -> [[Element]] {
    var offset: Int32 = 0
    return (0..<lengths.count).map { list in
      let length = lengths[list]
      return Array(unsafeUninitializedCapacity: length) { buffer, count in
        while count < length {
          let place = find(offset) { _, _ in }
          let run = min(place.count - place.offset, length - count)
          (buffer.baseAddress! + count).initialize(
            from: leaves.items(of: place.leaf) + place.offset, count: run)
          count += run
          offset += Int32(run)
        }
      }
    }
  }
}
