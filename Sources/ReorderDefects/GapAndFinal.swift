// The two meanings of an index, taken for each other.

package import Reorder

/// A final index, corrected as if it were a gap: a move down ends one short.
///
/// Source: `jspreadsheet/ce#425`, where the picture takes the callback's index
/// for a gap and the data take it for final.
package struct FinalTakenForGap<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let isDown = from.list == to.list && to.index > from.index
    let index = isDown ? to.index - 1 : to.index
    moveRightly(from: from, to: Position(list: to.list, index: index))
    return .moved(Move(from: from, to: to))
  }
}

/// A gap used as the index to insert at, although the items are out by then: a
/// batch from in front of the gap ends too far.
///
/// Source: `flutter/flutter#24786`, `marceljuenemann/angular-drag-and-drop-lists#44`,
/// `realm/realm-swift#7956`.
package struct GapTakenForFinal<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the batch with the fault.
  package mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let places = items.sorted()
    let outcome = rightOutcome(places, gap)
    putIn(takeOut(places), gap.list, at: gap.index)
    return outcome
  }
}

/// A gap corrected for the removed items, and then once more.
///
/// Source: `Simon-Initiative/oli-torus#1063`, where the caller and the callee
/// both correct.
package struct CorrectedTwice<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the batch with the fault.
  package mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let places = items.sorted()
    let outcome = rightOutcome(places, gap)
    let index = gap.index - 2 * count(of: places, inFrontOf: gap)
    putIn(takeOut(places), gap.list, at: index)
    return outcome
  }
}

/// A gap corrected by 1, however many items were in front of it.
///
/// Source: `atlassian/react-beautiful-dnd#2659`.
package struct CorrectedByOne<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the batch with the fault.
  package mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let places = items.sorted()
    let outcome = rightOutcome(places, gap)
    let index =
      count(of: places, inFrontOf: gap) > 0 ? gap.index - 1 : gap.index
    putIn(takeOut(places), gap.list, at: index)
    return outcome
  }
}
