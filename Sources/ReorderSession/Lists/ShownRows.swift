public import Reorder

/// The rows of a table that shows some items of several lists, one below the
/// other, with or without header rows: which row is which item, and where an
/// item goes that is moved among the rows.
///
///     lists   [a h b] [x]      h is filtered out, each list has a header
///     rows     0 # header of list 0
///              1 a              item (0, 0)
///              2 b              item (0, 2)
///              3 # header of list 1
///              4 x              item (1, 0)
///
/// A moved item lands right behind its shown predecessor, and without one in
/// front of the first shown item of the list: what is not shown stays behind
/// what it was behind.
///
/// Row numbers are counted among the rows, headers included; they never mix with
/// the indices of a `Position`.
public struct ShownRows: Sendable {
  /// One row.
  @frozen
  public enum Row: Hashable, Sendable {
    /// The header of a list.
    case header(ofList: Int)

    /// The item at the place.
    case item(Position)
  }

  /// The places of the shown items, ascending; a header has the index -1.
  private var places: [Position] = []

  /// Creates the rows of lists.
  ///
  /// - Parameters:
  ///   - shape: The lengths of the lists, items that are not shown included.
  ///   - hasHeaders: Whether each list begins with a header row.
  ///   - isShown: Whether the item at a place is shown.
  /// - Complexity: O(*items* + *lists*).
  public init(
    of shape: some MultiListShape, hasHeaders: Bool = false,
    where isShown: (Position) -> Bool
  ) {
    for list in 0..<shape.listCount {
      if hasHeaders { places.append(Position(list: list, index: -1)) }
      for index in 0..<shape.count(ofList: list) {
        let place = Position(list: list, index: index)
        if isShown(place) { places.append(place) }
      }
    }
  }

  /// The number of rows.
  public var count: Int { places.count }

  /// What row `row`, one of `0..<count`, shows.
  public subscript(row: Int) -> Row {
    let place = places[row]
    return place.index < 0 ? .header(ofList: place.list) : .item(place)
  }

  /// The row of the item at `position`, or nil if it is not shown.
  ///
  /// - Complexity: O(log n).
  public func row(of position: Position) -> Int? {
    let row = places.partitioningIndex { $0 >= position }
    return row < count && places[row] == position ? row : nil
  }

  /// Returns the gap, in the lists, to which an item goes that is moved among
  /// the rows.
  ///
  ///     [a h b], a and b shown   row 0 to final row 1: [h b a], gap (0, 3)
  ///                              row 1 to final row 0: [b a h], gap (0, 0)
  ///
  /// - Parameters:
  ///   - row: The row of the item.
  ///   - final: The row where it is after the move, one of `0..<count`. In front
  ///     of the first header is the same as behind it.
  /// - Precondition: Row `row` is an item, and `final` is a row.
  /// - Complexity: O(log n).
  public func gap(movingRow row: Int, toFinal final: Int) -> Gap {
    precondition(
      places.indices.contains(row), "row \(row) is outside 0..<\(count)")
    precondition(
      places.indices.contains(final),
      "final row \(final) is outside 0..<\(count)")
    precondition(places[row].index >= 0, "row \(row) is a header")
    if final == row { return places[row].gapBefore }
    // The rows without the moved one.
    func other(_ rank: Int) -> Int { rank < row ? rank : rank + 1 }
    var predecessor = final == 0 ? nil : places[other(final - 1)]
    if final == 0 && places[0].index < 0 { predecessor = places[0] }
    if let predecessor, predecessor.index >= 0 { return predecessor.gapAfter }
    // At the head of a list: in front of its first shown item.
    let list = predecessor?.list ?? places[0].list
    let head = Position(list: list, index: 0)
    var first = places.partitioningIndex { $0 >= head }
    if first == row { first += 1 }
    let isThere =
      first < count && places[first].list == list
      && places[first].index >= 0
    return isThere ? places[first].gapBefore : Gap(list: list, index: 0)
  }

  /// Returns the gap, in the lists, to which an item goes that is moved to a gap
  /// among the rows.
  ///
  /// - Parameters:
  ///   - row: The row of the item.
  ///   - gap: The number of rows in front of the gap, the item's own included:
  ///     `0...count`.
  /// - Precondition: Row `row` is an item, and the gap is there.
  /// - Complexity: O(log n).
  public func gap(movingRow row: Int, toGap gap: Int) -> Gap {
    precondition(gap >= 0 && gap <= count, "gap \(gap) is outside 0...\(count)")
    let final = Gap(list: 0, index: gap)
      .final(movingFrom: Position(list: 0, index: row))
    return self.gap(movingRow: row, toFinal: final.index)
  }
}
