/// A strategy that keeps its items in one array per list.
///
/// The storage, the shape and the edits are here, so that a conforming type
/// states nothing but its idea:
///
///     struct Reversals<Element>: NestedArrayStrategy, MoveStrategy {
///       var lists: [[Element]]
///       init(_ lists: [[Element]]) { self.lists = lists }
///       mutating func reorder(
///         from: Position, to: Position, probe: inout some CostProbe
///       ) -> Outcome { ... }
///     }
public protocol NestedArrayStrategy<Element>: ReorderStrategy {
  /// The items, list by list.
  var lists: [[Element]] { get set }
}

extension NestedArrayStrategy {
  @inlinable
  public var listCount: Int { lists.count }

  @inlinable
  public func count(ofList list: Int) -> Int { lists[list].count }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(1).
  @inlinable
  public subscript(position: Position) -> Element {
    require(itemAt: position)
    return lists[position.list][position.index]
  }

  /// Inserts `element` at `gap`; what was behind the gap shifts by one.
  ///
  /// - Precondition: The gap exists.
  /// - Complexity: O(*items behind the gap in its list*).
  @inlinable
  public mutating func insert(_ element: Element, at gap: Gap) {
    require(gap)
    lists[gap.list].insert(element, at: gap.index)
  }

  /// Removes and returns the item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(*items behind it in its list*).
  @inlinable
  @discardableResult
  public mutating func remove(at position: Position) -> Element {
    require(itemAt: position)
    return lists[position.list].remove(at: position.index)
  }
}
