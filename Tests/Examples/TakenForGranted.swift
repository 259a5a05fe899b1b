// What the examples of the documentation take for granted.

import Foundation
import Reorder

/// A list of one's own, as the README makes it.
struct MyLists<Element>: NestedArrayStrategy, MoveStrategy {
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

/// A file that is not there yet.
let url = FileManager.default.temporaryDirectory
  .appendingPathComponent("example-\(UUID().uuidString)")
