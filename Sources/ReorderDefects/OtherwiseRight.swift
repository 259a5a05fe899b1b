package import Reorder

/// A strategy with one planted fault: what it does not state itself is right.
///
/// Known wrong ways to reorder, each a few lines. They exist to show that the
/// laws catch them; nothing else may use them.
package protocol OtherwiseRight: NestedArrayStrategy, MoveStrategy {}

extension OtherwiseRight {
  /// Moves the item rightly, by removing and inserting it.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    moveRightly(from: from, to: to)
    return .moved(Move(from: from, to: to))
  }

  /// Moves the item rightly, if a fault earlier in the same operation has left
  /// it where it should be.
  mutating func moveRightly(from: Position, to: Position) {
    if !lists[from.list].indices.contains(from.index) { return }
    let item = lists[from.list].remove(at: from.index)
    putIn([item], to.list, at: to.index)
  }

  /// Removes the items at ascending places rightly, from the last to the first,
  /// and returns them in their order.
  mutating func takeOut(_ places: [Position]) -> [Element] {
    var items: [Element] = []
    for place in places.reversed() {
      items.append(lists[place.list].remove(at: place.index))
    }
    return items.reversed()
  }

  /// Inserts the items in a row, at an index that is brought into the list.
  mutating func putIn(_ items: [Element], _ list: Int, at index: Int) {
    let count = lists[list].count
    lists[list].insert(
      contentsOf: items, at: Swift.max(0, Swift.min(index, count)))
  }

  /// The number of places in front of a gap in its list.
  func count(of places: [Position], inFrontOf gap: Gap) -> Int {
    places.count { $0.list == gap.list && $0.index < gap.index }
  }

  /// What must be said of a batch.
  func rightOutcome(_ places: [Position], _ gap: Gap) -> BatchOutcome {
    var right = RemoveInsert(lists)
    return right.moveBatch(places, to: gap)
  }
}
