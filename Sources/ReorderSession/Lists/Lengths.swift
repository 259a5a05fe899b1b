import Reorder

/// Lists of which only the lengths are known: a multi-list on which rules can
/// judge a place without the items.
struct Lengths: MoveStrategy, Sendable {
  private var counts: [Int]

  init(_ lists: [[Void]]) { counts = lists.map { $0.count } }

  init(of shape: some MultiListShape) {
    counts = Shape(of: shape).counts
  }

  var lists: [[Void]] { counts.map { Array(repeating: (), count: $0) } }

  var listCount: Int { counts.count }

  func count(ofList list: Int) -> Int { counts[list] }

  subscript(position: Position) -> Void { () }

  mutating func insert(_: Void, at gap: Gap) { counts[gap.list] += 1 }

  mutating func remove(at position: Position) { counts[position.list] -= 1 }

  @discardableResult
  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    counts[from.list] -= 1
    counts[to.list] += 1
    return .moved(Move(from: from, to: to))
  }
}
