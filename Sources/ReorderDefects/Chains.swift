// Chains of exchanges that go wrong, and one exchange in place of a chain.

package import Reorder

/// One exchange of the two ends where a chain was meant.
///
/// Source: DraggingSort's closing note;
/// `iPaulPro/Android-ItemTouchHelper-Demo#9`, `yanzhenjie/SwipeRecyclerView#38`.
package struct ExchangeForMove<Element>: OtherwiseRight {
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
      lists[from.list].swapAt(from.index, to.index)
    } else {
      moveRightly(from: from, to: to)
    }
    return .moved(Move(from: from, to: to))
  }
}

/// A chain whose first link skips the neighbour, as when the finger is fast.
///
/// Source: DHDragableCellTableView, which exchanges with the row that is
/// hovered, not with those on the way.
package struct ChainSkipsNeighbour<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    if from.list != to.list {
      moveRightly(from: from, to: to)
      return .moved(Move(from: from, to: to))
    }
    let step = from.index < to.index ? 1 : -1
    var index = from.index
    while index != to.index {
      let isFirst = index == from.index
      let next = isFirst && index + step != to.index ? 2 * step : step
      lists[from.list].swapAt(index, index + next)
      index += next
    }
    return .moved(Move(from: from, to: to))
  }
}

/// A chain across the border of two lists, which pushes a bystander over
/// instead of making room.
///
/// Source: the chain of DraggingSort, used on sections laid end to end.
package struct ChainOverBorder<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    var flat = Array(lists.joined())
    func offset(_ position: Position) -> Int {
      lists[..<position.list].reduce(position.index) { $0 + $1.count }
    }
    let target = Swift.min(offset(to), flat.count - 1)
    let item = flat.remove(at: offset(from))
    flat.insert(item, at: target)
    var rest = flat[...]
    for list in lists.indices {
      let count = lists[list].count
      lists[list] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return .moved(Move(from: from, to: to))
  }
}

/// A chain walked from the target to the source, which carries the item at the
/// target away and leaves the moved one to the neighbours.
///
/// Source: `mikepenz/FastAdapter#439`.
package struct ChainFromTarget<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    if from.list != to.list {
      moveRightly(from: from, to: to)
      return .moved(Move(from: from, to: to))
    }
    let step = to.index < from.index ? 1 : -1
    for index in stride(from: to.index, to: from.index, by: step) {
      lists[from.list].swapAt(index, index + step)
    }
    return .moved(Move(from: from, to: to))
  }
}
