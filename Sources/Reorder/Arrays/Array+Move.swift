extension Array {
  /// Moves the element at `from` to the index where it is after the move.
  ///
  ///     var cards = ["a", "b", "c", "d"]
  ///     cards.move(from: 0, toFinal: 2)       // ["b", "c", "a", "d"]
  ///
  /// UIKit's `moveItemAt`, dnd-kit's `arrayMove`, Angular's `moveItemInArray`,
  /// Android's `ItemTouchHelper` and Flutter's `onReorderItem` call back with
  /// final indices.
  ///
  /// - Parameters:
  ///   - from: The index of the element, `0..<count`.
  ///   - final: Its index after the move, `0..<count`.
  /// - Precondition: Both indices are in `0..<count`.
  /// - Complexity: O(*distance*); elements are neither copied nor retained.
  @inlinable
  public mutating func move(from: Int, toFinal final: Int) {
    precondition(
      from >= 0 && from < count,
      "from \(from) is outside 0..<\(count)")
    precondition(
      final >= 0 && final < count,
      "final index \(final) is outside 0..<\(count)")
    if from == final { return }
    withUnsafeMutableBufferPointer { buffer in
      var probe = Uncounted()
      buffer.baseAddress!.rotate(from: from, to: final, probe: &probe)
    }
  }

  /// Moves the element at `from` to a gap, counted before it is taken out.
  ///
  ///     var cards = ["a", "b", "c", "d"]
  ///     cards.move(from: 0, toGap: 2)         // ["b", "a", "c", "d"]
  ///     cards.move(from: 0, toGap: 4)         // ["a", "c", "d", "b"]
  ///
  /// SwiftUI's `onMove`, Qt's `beginMoveRows` and Flutter's first `onReorder`
  /// call back with gaps. The gaps `from` and `from + 1` change nothing.
  ///
  /// - Parameters:
  ///   - from: The index of the element, `0..<count`.
  ///   - gap: The number of elements in front of the gap, `0...count`.
  /// - Returns: The index of the element after the move.
  /// - Precondition: `from` is in `0..<count` and `gap` in `0...count`.
  /// - Complexity: O(*distance*); elements are neither copied nor retained.
  @inlinable
  @discardableResult
  public mutating func move(from: Int, toGap gap: Int) -> Int {
    precondition(
      gap >= 0 && gap <= count, "gap \(gap) is outside 0...\(count)")
    let final = Gap(list: 0, index: gap)
      .final(movingFrom: Position(list: 0, index: from)).index
    move(from: from, toFinal: final)
    return final
  }

  /// Moves the elements at `indices` to one gap, in the order of the array.
  ///
  ///     var cards = ["a", "b", "c", "d", "e"]
  ///     cards.move([3, 0], toGap: 2)          // ["b", "a", "d", "c", "e"]
  ///
  /// Any sequence of integers will do, sorted or not: an `IndexSet` from
  /// SwiftUI's `onMove` goes in as it is.
  ///
  ///     .onMove { offsets, gap in cards.move(offsets, toGap: gap) }
  ///
  /// - Parameters:
  ///   - indices: The indices of the elements before the move, each once.
  ///   - gap: The number of elements in front of the gap before the move,
  ///     `0...count`.
  /// - Returns: The indices of the elements after the move.
  /// - Precondition: The indices are in `0..<count` and differ, and `gap` is
  ///   in `0...count`.
  /// - Complexity: O(*count*), however many are moved.
  @inlinable
  @discardableResult
  public mutating func move(
    _ indices: some Sequence<Int>, toGap gap: Int
  ) -> Range<Int> {
    precondition(
      gap >= 0 && gap <= count, "gap \(gap) is outside 0...\(count)")
    return move(selection(of: indices), toGap: gap)
  }

  /// The set of `indices`.
  ///
  /// - Precondition: The indices are in `0..<count` and differ.
  @inlinable
  func selection(of indices: some Sequence<Int>) -> Selection {
    var builder = SelectionBuilder(capacity: count)
    for index in indices {
      precondition(
        index >= 0 && index < count, "index \(index) is outside 0..<\(count)")
      let isNew = builder.insert(index)
      precondition(isNew, "index \(index) is named twice")
    }
    return builder.finish()
  }

  /// Moves the selected elements to one gap, in the order of the array.
  @inlinable
  mutating func move(
    _ selection: borrowing Selection, toGap gap: Int
  ) -> Range<Int> {
    if selection.count == 0 { return gap..<gap }
    return withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress!.gather(selection, toGap: gap)
    }
  }
}
