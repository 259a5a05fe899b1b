public import Reorder

extension Model {
  /// Returns where each item of a batch goes, in (list, index) order.
  ///
  /// The first goes to the index of the gap less the number of named items in
  /// front of the gap in its list; the others follow it.
  ///
  /// - Parameters:
  ///   - items: The places of the named items, in any order.
  ///   - gap: The gap, counted before anything is taken out.
  /// - Complexity: O(*items* + *lists*).
  public func moves(ofBatch items: [Position], to gap: Gap) -> [Move] {
    var isNamed = lists.map { Array(repeating: false, count: $0.count) }
    for item in items { isNamed[item.list][item.index] = true }
    let inFront = isNamed[gap.list][..<gap.index].count { $0 }
    var moves: [Move] = []
    for list in lists.indices {
      for index in lists[list].indices where isNamed[list][index] {
        moves.append(
          Move(
            from: Position(list: list, index: index),
            to: Position(
              list: gap.list, index: gap.index - inFront + moves.count)))
      }
    }
    return moves
  }
}
