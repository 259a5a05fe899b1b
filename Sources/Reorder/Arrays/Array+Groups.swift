// Several elements taken out of an array at once, and put in at once.

extension Array {
  /// Removes the elements at `indices` and appends them to `block`, in the
  /// order of the array.
  ///
  ///     [a b c d]   0 and 2 into [x]   [b d], [x a c]
  ///
  /// - Precondition: The indices differ and are in `0..<count`.
  /// - Complexity: O(*count*).
  @inlinable
  mutating func remove(
    _ indices: some Sequence<Int>, into block: inout [Element]
  ) {
    var builder = SelectionBuilder(capacity: count)
    for index in indices {
      let isNew = builder.insert(index)
      assert(isNew)
    }
    let selection = builder.finish()
    let landing = withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress!.gather(selection, toGap: buffer.count)
    }
    block.append(contentsOf: self[landing])
    removeSubrange(landing)
  }

  /// Inserts elements each at its final index; those that are here fill what
  /// is left.
  ///
  ///     [b d]   a at 0 and c at 2   [a b c d]
  ///
  /// - Parameter arrivals: The elements with their indices after, ascending.
  /// - Precondition: The indices differ and leave no room unfilled.
  /// - Complexity: O(*count* + *arrivals*).
  @inlinable
  mutating func insert(
    _ arrivals: some Collection<(element: Element, final: Int)>
  ) {
    var result: [Element] = []
    result.reserveCapacity(count + arrivals.count)
    var next = 0
    for (element, final) in arrivals {
      let end = next + final - result.count
      result.append(contentsOf: self[next..<end])
      result.append(element)
      next = end
    }
    result.append(contentsOf: self[next...])
    self = result
  }
}
