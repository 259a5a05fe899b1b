/// Moves in a tree that counts its items: no move costs more than a few
/// nodes, however long the lists are and however far apart the places.
///
///     lists     [a b c d e f] [g h i j k]
///
///                  [ 4   6   11 ]            items up to and with each child
///                 /      |      \
///        [a b c d]    [e f]    [g h i j k]   leaves, all lists in one row
///
///     b to (1, 1): find b and its new neighbour by the counts, close up one
///     leaf, open another, correct the counts on both ways
///
///                  [ 3   5   11 ]
///                 /      |      \
///        [a c d]      [e f]    [g b h i j k]
///
/// **Cost.** A move writes at most two leaves of 128 items, and now and then
/// splits one, or makes one of two. Items are moved bit by bit: nothing is
/// retained or released, and nothing allocated once the tree has the nodes it
/// needs. An item of 8 bytes takes about 11 to 13.
///
/// **When to use it.** Long lists, from thousands of items on, and many lists.
/// **When not:** below a thousand items or so an array is faster
/// (``Rotation``), and a drag that goes step by step is cheap in any array.
///
/// **Source.** Counted B-trees (Simon Tatham); ropes (Boehm, Atkinson and
/// Plass, 1995).
public struct CountedTree<Element>: MoveStrategy {
  @usableFromInline
  typealias Tree = ListTree<Element, StandardNodes, Unindexed<Element>>

  @usableFromInline var tree: Tree

  /// Creates the multi-list with the items of `lists`.
  ///
  /// - Precondition: There are at most 2^30 items.
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public init(_ lists: [[Element]]) { tree = Tree(lists) }

  /// The items, list by list.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public var lists: [[Element]] { tree.lists }

  /// The number of lists.
  @inlinable
  public var listCount: Int { tree.listCount }

  /// The number of items in `list`, a list in `0..<listCount`.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func count(ofList list: Int) -> Int { tree.count(ofList: list) }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  public subscript(position: Position) -> Element { tree[position] }

  /// Inserts `element` at `gap`; what was behind the gap shifts by one.
  ///
  /// - Precondition: The gap exists.
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  public mutating func insert(_ element: Element, at gap: Gap) {
    tree.insert(element, at: gap)
  }

  /// Removes and returns the item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  @discardableResult
  public mutating func remove(at position: Position) -> Element {
    tree.remove(at: position)
  }

  /// Moves the item at `from` to the final place `to`.
  ///
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    tree.reorder(from: from, to: to, probe: &probe)
  }

  /// Takes several items to one gap; they keep their (list, index) order.
  ///
  /// - Precondition: Every item is there and named once, and the gap exists.
  /// - Complexity: k times the cost of one move, and O(*items* + k log k) at
  ///   most.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    tree.moveBatch(items, to: gap)
  }

  /// The bytes that the tree holds, nodes that wait to be used again included,
  /// and what the items refer to excluded.
  ///
  ///     CountedTree([Array(0..<1_000_000)]).memoryFootprint     // 11 million
  ///
  /// - Complexity: O(1).
  @inlinable
  public var memoryFootprint: Int { tree.memoryFootprint }
}

extension CountedTree: Sequence {
  /// Makes an iterator over all items, list by list.
  ///
  ///     Array(CountedTree([["a", "b"], [], ["c"]]))     // ["a", "b", "c"]
  @inlinable
  public func makeIterator() -> some IteratorProtocol<Element> {
    tree.makeIterator()
  }

  /// The number of items.
  @inlinable
  public var underestimatedCount: Int { tree.underestimatedCount }
}

extension CountedTree: Sendable where Element: Sendable {}
