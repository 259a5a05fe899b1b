/// A ``CountedTree`` that also finds items by their ids: "put c before a".
///
///     var tracks = IdentifiedTree([[a, b, c]])
///     tracks.place(of: c.id)                // (0, 2)
///     tracks.move(c.id, before: a.id)       // [c a b]
///
/// The index goes along with everything that happens to the lists: moves,
/// batches, scatters, insertions and removals.
///
/// **Cost.** A move writes one entry of a dictionary more than in a
/// ``CountedTree``, unless the item stays in its leaf. Finding an item looks
/// through one leaf and goes up the tree. A dictionary entry takes about 20 to
/// 40 bytes for an id of 8.
///
/// **When to use it.** Where items are named by their ids: in databases, in
/// sync engines, in diffable data sources. **When not:** where the toolkit
/// gives places anyway.
public struct IdentifiedTree<Element: Identifiable>: MoveStrategy {
  @usableFromInline
  typealias Tree = ListTree<Element, StandardNodes, IdentityIndex<Element>>

  @usableFromInline var tree: Tree

  /// Creates the multi-list with the items of `lists`.
  ///
  /// - Precondition: No two items have the same id, and there are at most
  ///   2^30.
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public init(_ lists: [[Element]]) {
    tree = Tree(lists)
    if let fault = tree.firstDuplicate { preconditionFailure("\(fault)") }
  }

  /// Creates the multi-list with items that come from outside.
  ///
  ///     try IdentifiedTree(checking: [[a, b], [a]])
  ///     // throws: the items at (0, 0) and (1, 0) have the same id
  ///
  /// - Throws: ``DuplicateIdentity`` for the first item whose id another had
  ///   before.
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public init(checking lists: [[Element]]) throws(DuplicateIdentity) {
    tree = Tree(lists)
    if let fault = tree.firstDuplicate { throw fault }
  }

  /// The place of the item with the given id, or nil if there is none.
  ///
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  public func place(of id: Element.ID) -> Position? { tree.place(of: id) }

  /// Moves an item in front of another.
  ///
  ///     [a b c]   c before a   [c a b]
  ///
  /// - Precondition: There are items with these ids.
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  @discardableResult
  public mutating func move(
    _ id: Element.ID, before neighbour: Element.ID
  ) -> Outcome {
    tree.move(
      from: requiredPlace(of: id), to: .before(requiredPlace(of: neighbour)))
  }

  /// Moves an item behind another.
  ///
  ///     [a b c]   a after b   [b a c]
  ///
  /// - Precondition: There are items with these ids.
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  @discardableResult
  public mutating func move(
    _ id: Element.ID, after neighbour: Element.ID
  ) -> Outcome {
    tree.move(
      from: requiredPlace(of: id), to: .after(requiredPlace(of: neighbour)))
  }

  @inlinable
  func requiredPlace(of id: Element.ID) -> Position {
    guard let place = place(of: id) else {
      preconditionFailure("no item has the id that was given")
    }
    return place
  }

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
  /// - Precondition: The gap exists, and no item has the same id.
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  public mutating func insert(_ element: Element, at gap: Gap) {
    require(gap)
    if let fault = fault(ofInserting: element, at: gap) {
      preconditionFailure("\(fault)")
    }
    tree.insert(element, at: gap)
  }

  /// Inserts an item that comes from outside at `gap`.
  ///
  /// - Precondition: The gap exists.
  /// - Throws: ``DuplicateIdentity`` if an item has the same id.
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  public mutating func insert(
    checking element: Element, at gap: Gap
  ) throws(DuplicateIdentity) {
    require(gap)
    if let fault = fault(ofInserting: element, at: gap) { throw fault }
    tree.insert(element, at: gap)
  }

  @inlinable
  func fault(ofInserting element: Element, at gap: Gap) -> DuplicateIdentity? {
    place(of: element.id).map {
      DuplicateIdentity(first: $0, second: gap.upperBound)
    }
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
  /// - Complexity: k times the cost of one move, and O(*items*) at most.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    tree.moveBatch(items, to: gap)
  }

  /// Takes several items each to its own final place, all at once.
  ///
  /// - Precondition: The moves make a legal ``Scatter``.
  /// - Complexity: k times the cost of one move.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    tree.scatter(moves)
  }

  /// The bytes that the tree and its index hold, nodes that wait to be used
  /// again included, and what the items refer to excluded.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var memoryFootprint: Int { tree.memoryFootprint }

  /// The bytes of ``memoryFootprint`` that the index alone holds.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var indexFootprint: Int { tree.owner.items.index.memoryFootprint }
}

extension IdentifiedTree: Sendable
where Element: Sendable, Element.ID: Sendable {}
