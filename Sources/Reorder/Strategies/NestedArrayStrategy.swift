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
  /// The number of lists.
  @inlinable
  public var listCount: Int { lists.count }

  /// The number of items in `list`, a list in `0..<listCount`.
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

extension NestedArrayStrategy where Self: MoveStrategy {
  /// Takes several items each to its own final place, all at once.
  ///
  /// - Precondition: The moves make a legal ``Scatter``.
  /// - Complexity: O(*n*) of the lists that change, O(*lists*), and O(k log k)
  ///   for k moves.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    let scatter = requiredScatter(moves)
    if scatter.isUnchanged { return .unchanged }
    var taken: [Element] = []
    taken.reserveCapacity(scatter.moves.count)
    var rest = scatter.moves[...]
    while let list = rest.first?.from.list {
      let end = rest.firstIndex { $0.from.list != list } ?? rest.endIndex
      lists[list].remove(
        rest[..<end].lazy.map { $0.from.index }, into: &taken)
      rest = rest[end...]
    }
    var arrivals: [(element: Element, to: Position)] = []
    arrivals.reserveCapacity(taken.count)
    for (rank, element) in taken.enumerated() {
      arrivals.append((element, scatter.moves[rank].to))
    }
    arrivals.sort { $0.to < $1.to }
    var next = 0
    while next < arrivals.count {
      let list = arrivals[next].to.list
      let end =
        arrivals[next...].firstIndex { $0.to.list != list } ?? arrivals.count
      lists[list].insert(
        arrivals[next..<end].lazy.map { ($0.element, $0.to.index) })
      next = end
    }
    return .moved(scatter.moves)
  }
}
