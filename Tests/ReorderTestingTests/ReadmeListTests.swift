import Reorder
import ReorderTesting
import Testing

/// The list that the README checks, as it stands there.
private struct MyLists<Element>: NestedArrayStrategy, MoveStrategy {
  var lists: [[Element]]

  init(_ lists: [[Element]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let item = lists[from.list].remove(at: from.index)
    lists[to.list].insert(item, at: to.index)
    return .moved(Move(from: from, to: to))
  }
}

@Test("The list of the README obeys the laws")
func myLists() {
  expectLaws(ofMover: MyLists<Int>.self)
}
