// The first and the last place, taken for something else.

package import Reorder

/// An index silently brought below the count: the place behind the last item of
/// another list, legal as it is, becomes the place in front of it.
///
/// Source: the usual guard, `min(index, count - 1)`.
package struct ClampedBelowCount<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let last = lists[to.list].count - 1
    let index = Swift.max(0, Swift.min(to.index, last))
    moveRightly(from: from, to: Position(list: to.list, index: index))
    return .moved(Move(from: from, to: to))
  }
}

/// The end of a list taken for its start, because no item comes next.
///
/// Source: `mattermost-community/focalboard#622`.
package struct EndTakenForStart<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let hasNext = to.index < lists[to.list].count
    let index = hasNext ? to.index : 0
    moveRightly(from: from, to: Position(list: to.list, index: index))
    return .moved(Move(from: from, to: to))
  }
}

/// One place before the first, -1, taken for the last place.
///
/// Source: `Automattic/co-authors-plus#1388`: the first item, moved up, goes to
/// the end.
package struct MinusOneTakenForLast<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Steps with the fault.
  package mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome {
    var right = RemoveInsert(lists)
    let places = items.sorted()
    if key == .earlier, places.count == 1, places[0].index == 0 {
      let last = Position(
        list: places[0].list, index: lists[places[0].list].count - 1)
      moveRightly(from: places[0], to: last)
      return places[0] == last
        ? .unchanged : .moved([Move(from: places[0], to: last)])
    }
    defer { lists = right.lists }
    return right.step(places, key)
  }
}

/// A step that takes an item past a named one that could not step itself.
///
/// Source: `mpogue2/SquareDesk#1452`: the first two, moved up, trade places.
package struct BlockedItemPassed<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Steps with the fault.
  package mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome {
    let places = items.sorted()
    guard key == .earlier else {
      var right = RemoveInsert(lists)
      defer { lists = right.lists }
      return right.step(places, key)
    }
    let moves = places.map {
      Move(
        from: $0,
        to: Position(list: $0.list, index: Swift.max(0, $0.index - 1)))
    }
    for move in moves { moveRightly(from: move.from, to: move.to) }
    return moves.contains { $0.from != $0.to } ? .moved(moves) : .unchanged
  }
}
