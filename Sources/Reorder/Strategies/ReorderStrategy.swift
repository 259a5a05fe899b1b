/// What a strategy does with an item and a destination.
@frozen
public enum Meaning: String, Hashable, Sendable, CaseIterable {
  /// The item is taken out and put in; everybody between shifts by one.
  case move

  /// The item and the one at the destination trade places; nobody else moves.
  case exchange
}

/// A multi-list together with the algorithm that reorders it.
///
/// Several lists of items, and one way to take an item from a place to
/// another. All strategies that ``meaning`` says are movers give the same
/// lists; they differ in what it costs.
///
///     var board = RemoveInsert([["a", "b", "c"], ["x"]])
///     board.reorder(
///       from: Position(list: 0, index: 0), to: Position(list: 1, index: 1))
///     board.lists        // [["b", "c"], ["x", "a"]]
///
/// To add a strategy, conform to ``NestedArrayStrategy`` if it keeps its items
/// in arrays, or to this protocol if it has a storage of its own; a strategy
/// that moves also conforms to ``MoveStrategy``.
///
/// Strategies are values: a copy is not changed by what happens to the
/// original.
public protocol ReorderStrategy<Element>: MultiListShape {
  associatedtype Element

  /// Whether ``reorder(from:to:probe:)`` moves or exchanges.
  static var meaning: Meaning { get }

  /// Creates the multi-list with the items of `lists`.
  init(_ lists: [[Element]])

  /// The items, list by list.
  ///
  /// - Complexity: at most O(*items* + *lists*).
  var lists: [[Element]] { get }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  subscript(position: Position) -> Element { get }

  /// Inserts `element` at `gap`; what was behind the gap shifts by one.
  ///
  /// - Precondition: The gap exists.
  /// - Throws: The rule that forbids it. A strategy without rules never
  ///   throws, and need not be called with `try`.
  mutating func insert(_ element: Element, at gap: Gap) throws(Refusal)

  /// Removes and returns the item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Throws: The rule that forbids it. A strategy without rules never
  ///   throws, and need not be called with `try`.
  @discardableResult
  mutating func remove(at position: Position) throws(Refusal) -> Element

  /// Takes the item at `from` to the final place `to`, by move or exchange.
  ///
  /// - Parameters:
  ///   - from: The place of the item before.
  ///   - to: The final place of the item. In its own list `0..<n`; in another
  ///     list `0..<n + 1` for a mover and `0..<n` for an exchanger.
  ///   - probe: Counts what this does.
  /// - Returns: What became of it; ``Outcome/unchanged`` if `from == to`.
  /// - Precondition: Both places are legal.
  @discardableResult
  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome
}

extension ReorderStrategy {
  /// Takes the item at `from` to the final place `to`, by move or exchange.
  ///
  ///     [a b c d]   (0,0) to (0,2)   [b c a d] by move
  ///                                  [c b a d] by exchange
  ///
  /// - Parameters:
  ///   - from: The place of the item before.
  ///   - to: The final place of the item. In its own list `0..<n`; in another
  ///     list `0..<n + 1` for a mover and `0..<n` for an exchanger.
  /// - Returns: What became of it; ``Outcome/unchanged`` if `from == to`.
  /// - Precondition: Both places are legal; ``MultiListShape`` has throwing
  ///   checks for places that come from outside.
  @inlinable
  @discardableResult
  public mutating func reorder(from: Position, to: Position) -> Outcome {
    var probe = Uncounted()
    return reorder(from: from, to: to, probe: &probe)
  }
}
