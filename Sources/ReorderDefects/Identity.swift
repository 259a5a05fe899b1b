// Which item it is, and which place.

package import Reorder

/// An item that is looked for by equality: the first that equals it moves.
///
/// Source: `punker76/gong-wpf-dragdrop#397`; the tag editors, which remove the
/// object that is equal to this one.
package struct RemoveByEquality<Element: Equatable>: OtherwiseRight {
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
    let first = lists[from.list].firstIndex(of: item) ?? from.index
    moveRightly(from: Position(list: from.list, index: first), to: to)
    return .moved(Move(from: from, to: to))
  }
}

/// Places compared by index alone: the same number in another list is "no
/// change".
///
/// Source: `brendon/acts_as_list#370`.
package struct SameNumberSkipped<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from.index == to.index { return .unchanged }
    moveRightly(from: from, to: to)
    return .moved(Move(from: from, to: to))
  }
}

/// Items and keys in two arrays, of which one is moved and the other exchanged.
///
/// Source: views that move a cell while the data behind exchange; DraggingSort
/// says why its loop must not be forgotten.
package struct KeysExchanged<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]] { didSet { keys = lists } }
  private var keys: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) {
    self.lists = lists
    keys = lists
  }

  /// The item whose key is at `position`.
  package subscript(position: Position) -> Element {
    keys[position.list][position.index]
  }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    var exchanged = keys
    moveRightly(from: from, to: to)
    if from.list == to.list {
      exchanged[from.list].swapAt(from.index, to.index)
      keys = exchanged
    }
    return .moved(Move(from: from, to: to))
  }
}

/// Tags given rightly, and sorted by a comparator that never says "less".
///
/// Source: HWSortView: its comparator answers "greater" or "same", and a stable
/// sort that asks only "is the later one less?" changes nothing.
package struct TagsNeverLess<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let move = Move(from: from, to: to)
    var tagged: [(tag: Position, item: Element)] = []
    for (list, items) in lists.enumerated() {
      for (index, item) in items.enumerated() {
        let place = Position(list: list, index: index)
        tagged.append((move.place(of: place), item))
      }
    }
    let counts = lists.indices.map { list in
      tagged.count { $0.tag.list == list }
    }
    tagged.sort { _, _ in false }
    var rest = tagged.map { $0.item }[...]
    for (list, count) in counts.enumerated() {
      lists[list] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return .moved(move)
  }
}
