// Where an item that is not named ends up: how tracked places (a selection, a
// rule, a playing song) follow what happens to the lists.

extension Batch {
  /// Returns the place, after the batch, of the item that was at `position`.
  ///
  /// - Parameter position: The place of any item before, named or not.
  /// - Complexity: O(log k) for k items.
  @inlinable
  public func place(of position: Position) -> Position {
    let rank = items.partitioningIndex { $0 >= position }
    if rank < items.count && items[rank] == position {
      return final(ofItem: rank)
    }
    let first = items.partitioningIndex { $0.list >= position.list }
    var place = position
    place.index -= rank - first
    if position.list == gap.list && position.index >= gap.index {
      place.index += items.count
    }
    return place
  }
}

extension Scatter {
  /// Returns the place, after the scatter, of the item that was at `position`.
  ///
  /// - Parameter position: The place of any item before, named or not.
  /// - Complexity: O(log k) for k moves.
  @inlinable
  public func place(of position: Position) -> Position {
    let rank = moves.partitioningIndex { $0.from >= position }
    if rank < moves.count && moves[rank].from == position {
      return moves[rank].to
    }
    let departed =
      rank - moves.partitioningIndex { $0.from.list >= position.list }
    let free = position.index - departed
    let first = targets.partitioningIndex { $0.list >= position.list }
    let last = targets.partitioningIndex { $0.list > position.list }
    let slot = freeSlot(ofRank: free, among: last - first) { rank in
      targets[first + rank].index
    }
    return Position(list: position.list, index: slot)
  }
}

/// Returns the slot of the bystander that has `rank` bystanders in front of it,
/// where `count` slots are taken by others.
///
///     slots    0 1 2 3 4
///     taken    . x . x .     rank 1 is in slot 2
///
/// - Parameter taken: The taken slots by their rank, ascending.
/// - Complexity: O(log *count*).
@inlinable
func freeSlot(
  ofRank rank: Int, among count: Int, taken: (Int) -> Int
) -> Int {
  // A taken slot pushes the bystander on by one if it is not behind it.
  rank + (0..<count).partitioningIndex { taken($0) - $0 > rank }
}
