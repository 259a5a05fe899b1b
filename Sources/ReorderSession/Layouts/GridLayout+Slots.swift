public import Reorder

extension GridLayout {
  /// The nearest row of slots first, of all lists; then the nearest column in
  /// it, and then the last slot of the list if there are fewer.
  ///
  ///     [a b c]          the slots of three other items
  ///     [.]              a full last row has an empty one behind it
  ///
  /// - Complexity: O(1) for one list, else O(log *lists*).
  public func slot(
    nearestTo corner: Point, centre: Point, home: Position
  ) -> Position {
    let list = list(at: corner.y)
    var nearest = SlotRow(list: list, row: 0)
    var distance = Double.infinity
    for list in [list - 1, list, list + 1]
    where (0..<listCount).contains(list) {
      let row = slotRow(nearestTo: corner.y, inList: list)
      let start = start(ofRow: row.row, inList: list)
      if abs(corner.y - start) < distance {
        nearest = row
        distance = abs(corner.y - start)
      }
    }
    return slot(in: nearest, across: corner.x)
  }

  /// A slot of every row of slots between.
  public func slots(
    passedFrom first: Position, to last: Position, corner: Point,
    home: Position
  ) -> [Position] {
    let start = SlotRow(
      list: first.list, row: first.index / metrics.columns)
    let end = SlotRow(list: last.list, row: last.index / metrics.columns)
    var passed: [Position] = []
    var row = start
    while row != end {
      row = next(after: row, isDown: start < end)
      passed.append(slot(in: row, across: corner.x))
    }
    return passed.filter { $0 != first }
  }

  /// The row of slots that begins nearest to `y`, halfway the earlier.
  private func slotRow(nearestTo y: Double, inList list: Int) -> SlotRow {
    let distance = y - start(ofRow: 0, inList: list)
    let turns = (distance / metrics.pitch.y - 0.5).wholeAbove
    let last = count(ofList: list) / metrics.columns
    return SlotRow(list: list, row: Int(clamp(turns, to: Double(last))))
  }

  private func slot(in row: SlotRow, across x: Double) -> Position {
    let turns = ((x - metrics.insets.left) / metrics.pitch.x - 0.5)
      .wholeAbove
    let column = Int(clamp(turns, to: Double(metrics.columns - 1)))
    return Position(
      list: row.list,
      index: Swift.min(
        row.row * metrics.columns + column, count(ofList: row.list)))
  }

  private func next(after row: SlotRow, isDown: Bool) -> SlotRow {
    if isDown {
      return row.row < count(ofList: row.list) / metrics.columns
        ? SlotRow(list: row.list, row: row.row + 1)
        : SlotRow(list: row.list + 1, row: 0)
    }
    return row.row > 0
      ? SlotRow(list: row.list, row: row.row - 1)
      : SlotRow(
        list: row.list - 1,
        row: count(ofList: row.list - 1) / metrics.columns)
  }
}

/// A row of slots of one list.
private struct SlotRow: Comparable {
  var list: Int
  var row: Int

  static func < (left: SlotRow, right: SlotRow) -> Bool {
    (left.list, left.row) < (right.list, right.row)
  }
}
