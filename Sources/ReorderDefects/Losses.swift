// Items that are lost or doubled.

package import Reorder

/// An item inserted in its new place, then removed from its old one, which has
/// shifted by then.
///
/// Source: `marceljuenemann/angular-drag-and-drop-lists#414`.
package struct InsertedBeforeRemoved<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let item = lists[from.list][from.index]
    let isDown = from.list == to.list && to.index > from.index
    lists[to.list].insert(item, at: isDown ? to.index + 1 : to.index)
    lists[from.list].remove(at: from.index)
    return .moved(Move(from: from, to: to))
  }
}

/// A transfer that inserts and never removes.
///
/// Source: DHDragableCellTableView doubles the dragged item when it exchanges
/// within one of several sections; `SortableJS/Sortable#2460`.
package struct NeverRemoved<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    if from.list == to.list {
      moveRightly(from: from, to: to)
    } else {
      lists[to.list].insert(lists[from.list][from.index], at: to.index)
    }
    return .moved(Move(from: from, to: to))
  }
}

/// A transfer into an empty list that takes the item out and finds nowhere to
/// put it.
///
/// Source: `lxcid/LXReorderableCollectionViewFlowLayout#42`, where an empty
/// section is no target.
package struct LostInEmptyList<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    if lists[to.list].isEmpty {
      lists[from.list].remove(at: from.index)
    } else {
      moveRightly(from: from, to: to)
    }
    return .moved(Move(from: from, to: to))
  }
}

/// An item inserted behind the next one instead of at the gap.
///
/// Source: "insert after the hovered row", where the row was named by its gap.
package struct InsertedBehindNext<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Inserts with the fault.
  package mutating func insert(_ element: Element, at gap: Gap) {
    putIn([element], gap.list, at: gap.index + 1)
  }
}

/// A moved object that is retained and never released.
///
/// Source: an unbalanced `Unmanaged`, as unsafe code comes to have.
package struct RetainedForEver<Element: AnyObject>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    _ = Unmanaged.passRetained(lists[from.list][from.index])
    moveRightly(from: from, to: to)
    return .moved(Move(from: from, to: to))
  }
}
