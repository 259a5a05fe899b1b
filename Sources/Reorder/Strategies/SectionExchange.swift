/// Exchanges the item with the one at the destination, in one list or across
/// two; nobody else moves, and no list changes its length.
///
///     [a b c d]        a with (0, 2)     [c b a d]
///     [a b c] [x y]    b with (1, 0)     [a x c] [b y]
///
/// **Source.** DHDragableCellTableView exchanges the dragged row with the
/// hovered one, also across sections; DraggingSort's closing note exchanges
/// source and destination after a system drag.
///
/// **An exchange is not a move.** The two agree exactly when both places are
/// in one list and at most 1 apart. A drag that exchanges at every hovered row
/// looks like a move as long as no row is skipped; when the finger is fast the
/// result depends on the rows that were seen:
///
///     [a b c]   a over b, then over c     [b c a]   as a move
///     [a b c]   a over c at once          [c b a]   not as a move
///
/// **Cost.** Two element writes, whatever the size.
///
/// **When to use it.** Where items trade places: seats, slots, shifts. **When
/// not:** for "put it there"; then use a mover.
public struct SectionExchange<Element>: NestedArrayStrategy {
  /// The items, list by list.
  public var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  @inlinable
  public init(_ lists: [[Element]]) { self.lists = lists }

  /// An exchanger exchanges.
  @inlinable
  public static var meaning: Meaning { .exchange }

  /// Exchanges the items at `from` and `to`.
  ///
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    require(from: from, to: to, meaning: .exchange)
    if from == to { return .unchanged }
    if from.list == to.list {
      lists[from.list].withUnsafeMutableBufferPointer { buffer in
        buffer.swapAt(from.index, to.index)
      }
    } else {
      let element = lists[from.list][from.index]
      lists[from.list][from.index] = lists[to.list][to.index]
      lists[to.list][to.index] = element
    }
    probe.wroteElements(2)
    return .exchanged(from, to)
  }
}

extension SectionExchange: Sendable where Element: Sendable {}
