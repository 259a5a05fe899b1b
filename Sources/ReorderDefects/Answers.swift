// The lists are right, what is said of them is not.

package import Reorder
package import ReorderChecking

/// A move to the same place that is reported as a move.
///
/// Source: `flutter/flutter#150843`; the UC tag editor, which reports every
/// drop.
package struct UnchangedReported<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    moveRightly(from: from, to: to)
    return .moved(Move(from: from, to: to))
  }
}

/// A move that writes the whole list, where only a span is stated to change.
///
/// Source: apps that assign a filtered copy of the array for every hover.
package struct WritesEverything<Element>: OtherwiseRight, CostStating {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// One array for each list.
  package static var layout: StorageLayout { .nested }

  /// States the cost of removing and inserting.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    RemoveInsert<Element>.cost(of: move, in: shape)
  }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    moveRightly(from: from, to: to)
    for list in Set([from.list, to.list]) {
      probe.wroteElements(lists[list].count)
    }
    return .moved(Move(from: from, to: to))
  }
}

/// A move that states and counts fewer writes than there are slots that change.
///
/// Source: a cost summed up on paper, one write for the item that moves.
package struct WritesOneItem<Element>: OtherwiseRight, CostStating {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// One array for each list.
  package static var layout: StorageLayout { .nested }

  /// States too little.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    StatedCost(elementWrites: 1)
  }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    moveRightly(from: from, to: to)
    probe.wroteElements(1)
    return .moved(Move(from: from, to: to))
  }
}

/// A move where an exchange was asked for.
///
/// Source: `SortableJS/react-sortablejs#123`, `akserg/ng2-dnd#91`.
package struct MoveForExchange<Element>: NestedArrayStrategy {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Claims to exchange.
  package static var meaning: Meaning { .exchange }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let item = lists[from.list].remove(at: from.index)
    lists[to.list].insert(item, at: to.index)
    return .exchanged(from, to)
  }
}
