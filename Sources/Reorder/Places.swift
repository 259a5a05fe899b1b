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
    // The bystander takes the slot of its rank among those that no named item
    // takes: each arrival up to it pushes it on by one.
    let first = targets.partitioningIndex { $0.list >= position.list }
    let last = targets.partitioningIndex { $0.list > position.list }
    let pushed = (first..<last).partitioningIndex { rank in
      targets[rank].index - (rank - first) > free
    }
    return Position(list: position.list, index: free + pushed - first)
  }
}
