/// The shape of an array of arrays.
@usableFromInline
struct NestedShape<Item>: MultiListShape {
  @usableFromInline let lists: [[Item]]

  @inlinable
  init(_ lists: [[Item]]) { self.lists = lists }

  @inlinable
  var listCount: Int { lists.count }

  @inlinable
  func count(ofList list: Int) -> Int { lists[list].count }
}

extension Array {
  /// Moves an item within or between the arrays of this array, to the final
  /// position where it is after the move.
  ///
  ///     var board = [["a", "b", "c"], ["x"]]
  ///     board.move(
  ///       from: Position(list: 0, index: 0),
  ///       toFinal: Position(list: 1, index: 1))
  ///     // [["b", "c"], ["x", "a"]]
  ///
  /// - Parameters:
  ///   - from: The place of the item before the move.
  ///   - final: Its place after the move: `0..<n` in its own list, `0...n` in
  ///     another.
  /// - Precondition: Both positions are legal.
  /// - Complexity: O(*distance*) in one list, O(*count*) of both lists
  ///   otherwise.
  @inlinable
  public mutating func move<Item>(
    from: Position, toFinal final: Position
  ) where Element == [Item] {
    requireMove(from: from, toFinal: final)
    if from.list == final.list {
      self[from.list].move(from: from.index, toFinal: final.index)
    } else {
      let item = self[from.list].remove(at: from.index)
      self[final.list].insert(item, at: final.index)
    }
  }

  /// Moves an item within or between the arrays of this array, to a gap
  /// counted before the item is taken out.
  ///
  ///     var board = [["a", "b", "c"], ["x"]]
  ///     board.move(
  ///       from: Position(list: 0, index: 0), toGap: Gap(list: 0, index: 2))
  ///     // [["b", "a", "c"], ["x"]]
  ///
  /// - Parameters:
  ///   - from: The place of the item before the move.
  ///   - gap: The gap, `0...n` of its list.
  /// - Returns: The place of the item after the move.
  /// - Precondition: The item and the gap are there.
  @inlinable
  @discardableResult
  public mutating func move<Item>(
    from: Position, toGap gap: Gap
  ) -> Position where Element == [Item] {
    requireGap(gap)
    let final = gap.final(movingFrom: from)
    move(from: from, toFinal: final)
    return final
  }

  /// Moves several items of the arrays of this array to one gap, in their
  /// (list, index) order.
  ///
  ///     var board = [["a", "b"], ["x", "y"]]
  ///     let b = Position(list: 0, index: 1)
  ///     let x = Position(list: 1, index: 0)
  ///     board.move([x, b], toGap: Gap(list: 0, index: 0))
  ///     // [["b", "x", "a"], ["y"]]
  ///
  /// - Parameters:
  ///   - items: The places of the items before the move, in any order.
  ///   - gap: The gap, counted before anything is taken out.
  /// - Returns: The place of the first of them after the move.
  /// - Precondition: Every item is there and named once, and the gap exists.
  /// - Complexity: O(*count*) of the lists that change, and O(k log k) for k
  ///   items that come from several lists.
  @inlinable
  @discardableResult
  public mutating func move<Item>(
    _ items: some Sequence<Position>, toGap gap: Gap
  ) -> Position where Element == [Item] {
    let items = [Position](items)
    requireGap(gap)
    let ofList = self[gap.list].selection(
      of: items.lazy.prefix { $0.list == gap.list }.map { $0.index })
    if ofList.count == items.count {
      let landing = self[gap.list].move(ofList, toGap: gap.index)
      return Position(list: gap.list, index: landing.lowerBound)
    }
    let batch = batch(of: items, to: gap)
    var block: [Item] = []
    block.reserveCapacity(batch.items.count)
    var rest = batch.items[...]
    while let list = rest.first?.list {
      let end = rest.firstIndex { $0.list != list } ?? rest.endIndex
      self[list].remove(rest[..<end].lazy.map { $0.index }, into: &block)
      rest = rest[end...]
    }
    self[gap.list].insert(contentsOf: block, at: batch.start.index)
    return batch.start
  }
}

// The shape holds the lists, so it must be gone before they change: a second
// owner would have them copied.
extension Array {
  @inlinable
  func requireMove<Item>(
    from: Position, toFinal final: Position
  ) where Element == [Item] {
    NestedShape(self).require(from: from, to: final, meaning: .move)
  }

  @inlinable
  func requireGap<Item>(_ gap: Gap) where Element == [Item] {
    NestedShape(self).require(gap)
  }

  @inlinable
  func batch<Item>(
    of items: [Position], to gap: Gap
  ) -> Batch where Element == [Item] {
    NestedShape(self).requiredBatch(of: items, to: gap)
  }
}
