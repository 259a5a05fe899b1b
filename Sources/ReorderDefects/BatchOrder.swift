// Batches that mix up their items, or the others.

package import Reorder

/// A batch whose items are inserted one after the other at the same index, so
/// that they end in reverse.
///
/// Source: `microsoft/vscode#315250`, `piroor/multipletab#131`.
package struct BatchReversed<Element>: OtherwiseRight {
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
    let index = gap.index - count(of: places, inFrontOf: gap)
    putIn(takeOut(places).reversed(), gap.list, at: index)
    return outcome
  }
}

/// A batch in the order in which its items were selected.
///
/// Source: `primefaces/primereact#8496`.
package struct BatchInSelectionOrder<Element>: OtherwiseRight {
  /// The items, list by list.
  package var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the batch with the fault.
  package mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let places = Array(items)
    let outcome = rightOutcome(places, gap)
    let selected = places.map { lists[$0.list][$0.index] }
    let index = gap.index - count(of: places, inFrontOf: gap)
    _ = takeOut(places.sorted())
    putIn(selected, gap.list, at: index)
    return outcome
  }
}

/// A batch removed from the first to the last, by indices that each removal
/// makes stale.
///
/// Source: `OpenAEC-Foundation/open-pdf-studio#110` removes by stale indices
/// and restores by them.
package struct AscendingRemoval<Element>: OtherwiseRight {
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
    var taken: [Element] = []
    for place in places where lists[place.list].indices.contains(place.index) {
      taken.append(lists[place.list].remove(at: place.index))
    }
    let index = gap.index - count(of: places, inFrontOf: gap)
    putIn(taken, gap.list, at: index)
    return outcome
  }
}

/// A batch carried out item by item, with a target that goes on by one each
/// time, although it shifts by itself for items from in front of it.
///
/// Source: `fredsa/gwt-dnd#125`.
package struct TargetGoesOn<Element>: OtherwiseRight {
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
    for (rank, place) in places.enumerated() {
      var from = place
      if place.list == gap.list && place.index < gap.index {
        from.index -= rank
      }
      guard lists[from.list].indices.contains(from.index) else { continue }
      let item = lists[from.list].remove(at: from.index)
      putIn([item], gap.list, at: gap.index - 1 + rank)
    }
    return outcome
  }
}

/// A partition that keeps the order of the items on one side only.
///
/// Source: `pointfreeco/swift-identified-collections#17`.
package struct HalfStablePartition<Element>: OtherwiseRight {
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
    let index = gap.index - count(of: places, inFrontOf: gap)
    if places.contains(where: { $0.list != gap.list }) {
      putIn(takeOut(places), gap.list, at: index)
      return outcome
    }
    // The selected go behind the others by exchanges, which keep the order of
    // the others only; then they are put where they belong.
    var list = lists[gap.list]
    var isSelected = list.indices.map { index in
      places.contains { $0.index == index }
    }
    var end = 0
    for next in list.indices where !isSelected[next] {
      list.swapAt(end, next)
      isSelected.swapAt(end, next)
      end += 1
    }
    let selected = Array(list[end...])
    lists[gap.list] = Array(list[..<end])
    putIn(selected, gap.list, at: index)
    return outcome
  }
}
