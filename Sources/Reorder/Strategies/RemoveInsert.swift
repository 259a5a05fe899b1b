/// Moves by removing the item from its array and inserting it at the final
/// index: the way most apps do it, in one list and across lists.
///
///     [a b c d]     a to final 2
///     [b c d]       remove at 0: all behind a shift by -1
///     [b c a d]     insert at 2: all from there shift by +1
///
/// **Source.** The tag editors with a collection view of two sections, where
/// every hover removes the tag from its section's array and inserts it at the
/// hovered index path.
///
/// **Cost.** A move in a list of n items writes
/// (n - 1 - from) + (n - 1 - to) + 1 slots: it shifts both *tails*, not the
/// span between the places, so that a step at the front of a long list costs
/// as much as a jump. A transfer writes (nA - 1 - from) + (nB - to) + 1 slots
/// and touches no other list.
///
/// **When to use it.** Short lists, and transfers between many lists. **When
/// not:** long lists; ``Rotation`` does the same within a list at the cost of
/// the distance.
public struct RemoveInsert<Element>: NestedArrayStrategy, MoveStrategy {
  /// The items, list by list.
  public var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  @inlinable
  public init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item at `from` to the final place `to`.
  ///
  /// - Complexity: O(*n*) of the two lists.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    require(from: from, to: to, meaning: .move)
    if from == to { return .unchanged }
    let element = lists[from.list].remove(at: from.index)
    probe.wroteElements(lists[from.list].count - from.index)
    lists[to.list].insert(element, at: to.index)
    probe.wroteElements(lists[to.list].count - to.index)
    return .moved(Move(from: from, to: to))
  }

  /// Takes several items to one gap: removes them all, then inserts them as
  /// one block.
  ///
  /// - Precondition: Every item is there and named once, and the gap exists.
  /// - Complexity: O(*n*) of the lists that change, and O(k log k) for k items
  ///   that come from several lists.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let items = Array(items)
    if items.isEmpty {
      require(gap)
      return .unchanged
    }
    let start = lists.move(items, toGap: gap)
    let landing = start.index..<(start.index + items.count)
    let stayed = items.allSatisfy { item in
      item.list == start.list && landing.contains(item.index)
    }
    return stayed ? .unchanged : .moved(to: start, count: items.count)
  }
}

extension RemoveInsert: Sendable where Element: Sendable {}
