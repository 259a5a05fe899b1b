// Several items named at once: a batch, a scatter, a step.

extension MultiListShape {
  /// Returns the places of `items` in ascending order.
  ///
  /// - Throws: ``InvalidOperation``: the first, in the order given, that is not
  ///   there; then the first that is named twice.
  /// - Complexity: O(k log k) for k items, O(k) if they come in order.
  @inlinable
  public func places(
    of items: some Sequence<Position>
  ) throws(InvalidOperation) -> [Position] {
    var places: [Position] = []
    places.reserveCapacity(items.underestimatedCount)
    var isAscending = true
    for item in items {
      try check(itemAt: item)
      if let last = places.last, last >= item { isAscending = false }
      places.append(item)
    }
    if !isAscending { places.sort() }
    if let twice = places.firstRepeated { throw .duplicate(twice) }
    return places
  }
}

extension Array where Element == Position {
  /// The first position of an ascending array that comes twice.
  @inlinable
  var firstRepeated: Position? {
    for rank in indices.dropFirst() where self[rank] == self[rank - 1] {
      return self[rank]
    }
    return nil
  }
}
