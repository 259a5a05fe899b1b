/// Moves by rotating the span between two places, as one block of memory.
///
/// All lists lie one behind the other in one flat array, so that a move within
/// a list and a transfer are the same thing: everything between the two places
/// shifts by one.
///
///     [a b c d] [x y]     b to (1, 1)
///      a b c d   x y      flat
///      a . c d   x y      take b out
///      a c d   x . y      move the span c d x by one; list 1 begins earlier
///     [a c d] [x b y]     put b in
///
/// **Cost.** One move writes (distance + 1) slots, nothing is retained or
/// released, nothing is allocated; a transfer also shifts the bounds of the
/// lists it crosses. `insert` and `remove` shift all that follows, in all
/// lists.
///
/// **When to use it.** The fastest way for arrays, up to tens of thousands of
/// items, and at any size for drags that go step by step. **When not:** with
/// many lists a transfer shifts all the items between, where ``RemoveInsert``
/// touches two lists only; with 100 lists or more, transfer with that.
public struct Rotation<Element>: MoveStrategy {
  @usableFromInline var storage: [Element]
  @usableFromInline var bounds: ListBounds

  /// Creates the multi-list with the items of `lists`.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public init(_ lists: [[Element]]) {
    storage = Array(lists.joined())
    bounds = ListBounds(lists.lazy.map { $0.count })
  }

  /// The items, list by list.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public var lists: [[Element]] {
    (0..<listCount).map { Array(storage[bounds.offsets(ofList: $0)]) }
  }

  /// The number of lists.
  @inlinable
  public var listCount: Int { bounds.listCount }

  /// The number of items in `list`, a list in `0..<listCount`.
  @inlinable
  public func count(ofList list: Int) -> Int { bounds.count(ofList: list) }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(1).
  @inlinable
  public subscript(position: Position) -> Element {
    require(itemAt: position)
    return storage[bounds.offset(of: position)]
  }

  /// Inserts `element` at `gap`; what was behind the gap shifts by one.
  ///
  /// - Precondition: The gap exists.
  /// - Complexity: O(*all items and lists behind the gap*).
  @inlinable
  public mutating func insert(_ element: Element, at gap: Gap) {
    require(gap)
    storage.insert(element, at: bounds.offset(of: gap))
    bounds.resize(list: gap.list, by: +1)
  }

  /// Removes and returns the item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(*all items and lists behind it*).
  @inlinable
  @discardableResult
  public mutating func remove(at position: Position) -> Element {
    require(itemAt: position)
    let element = storage.remove(at: bounds.offset(of: position))
    bounds.resize(list: position.list, by: -1)
    return element
  }

  /// Moves the item at `from` to the final place `to`.
  ///
  /// - Complexity: O(*distance* + *lists crossed*).
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    require(from: from, to: to, meaning: .move)
    if from == to { return .unchanged }
    let source = bounds.offset(of: from)
    if from.list != to.list {
      bounds.transfer(from: from.list, to: to.list)
    }
    let target = bounds.offset(of: to)
    // An item at the border of its list transfers without leaving its slot.
    if source != target {
      storage.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.unsafelyUnwrapped
          .rotate(from: source, to: target, probe: &probe)
      }
    }
    return .moved(Move(from: from, to: to))
  }
}

extension Rotation: Sendable where Element: Sendable {}
