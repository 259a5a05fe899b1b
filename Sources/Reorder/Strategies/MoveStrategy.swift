/// A strategy that moves, and so can also carry batches, scatters, gaps,
/// anchors and steps.
///
/// None of these means anything for a strategy that exchanges, so a batch with
/// an exchanger does not compile.
///
/// Everything here has a default that is built from
/// ``ReorderStrategy/reorder(from:to:)``, ``ReorderStrategy/insert(_:at:)`` and
/// ``ReorderStrategy/remove(at:)``; a storage that can do better implements the
/// requirement itself.
public protocol MoveStrategy<Element>: ReorderStrategy {
  /// Takes several items to one gap; they keep their (list, index) order and
  /// end up contiguous.
  ///
  ///     [a b c d e]   items 0, 3 to gap 2   [b a d c e]
  ///
  /// - Parameters:
  ///   - items: The places of the items before the move, in any order.
  ///   - gap: The gap they go to, counted before anything is taken out.
  /// - Returns: Where the first item ended; ``BatchOutcome/unchanged`` if every
  ///   item was there already or there is none.
  /// - Precondition: Every item is there and named once, and the gap exists.
  @discardableResult
  mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome

  /// Takes several items each to its own final place, all at once: the inverse
  /// of a batch.
  ///
  ///     [b a d c e]   (0,1) -> (0,0), (0,2) -> (0,3)   [a b c d e]
  ///
  /// - Parameter moves: For every named item its place in the lists before and
  ///   its final place in the lists after.
  /// - Precondition: The moves make a legal ``Scatter``.
  @discardableResult
  mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome

  /// Moves each item one step, as a key does; an item that is blocked stays.
  ///
  ///     [a b c d]   items 0, 1, 3 earlier   [a b d c]
  ///
  /// - Parameters:
  ///   - items: The places of the items before, in any order.
  ///   - key: The direction.
  /// - Precondition: Every item is there and named once.
  @discardableResult
  mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome
}

extension MoveStrategy {
  /// A mover moves.
  @inlinable
  public static var meaning: Meaning { .move }

  /// Moves the item at `from` to a gap.
  ///
  ///     [a b c d]   (0,0) to gap (0,2)   [b a c d]
  ///
  /// - Parameters:
  ///   - from: The place of the item before the move.
  ///   - gap: The gap, counted before the item is taken out, `0...n`.
  /// - Precondition: The item and the gap are there.
  @inlinable
  @discardableResult
  public mutating func move(from: Position, to gap: Gap) -> Outcome {
    require(itemAt: from)
    require(gap)
    return reorder(from: from, to: gap.final(movingFrom: from))
  }

  /// Moves the item at `from` beside a neighbour or to an end of a list.
  ///
  ///     [a b c d]   (0,0) after (0,2)   [b c a d]
  ///
  /// - Parameters:
  ///   - from: The place of the item before the move.
  ///   - anchor: The neighbour, named by its place before the move, or the
  ///     end of a list.
  /// - Precondition: The item and the neighbour or list are there.
  @inlinable
  @discardableResult
  public mutating func move(from: Position, to anchor: Anchor) -> Outcome {
    move(from: from, to: requiredGap(at: anchor))
  }

  /// Takes several items beside a neighbour or to an end of a list.
  ///
  ///     [a b c d]   items 0, 2 before (0,2)   [b a c d]
  ///
  /// - Parameters:
  ///   - items: The places of the items before the move, in any order.
  ///   - anchor: The neighbour, named by its place before the move; one that
  ///     is itself moved means its old gap.
  /// - Precondition: Every item is there and named once, and so is the
  ///   neighbour or list.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to anchor: Anchor
  ) -> BatchOutcome {
    moveBatch(items, to: requiredGap(at: anchor))
  }
}
