public import Reorder

extension GridLayout {
  /// The item whose cell contains the point, or nil.
  ///
  /// - Complexity: O(1) for one list, else O(log *lists*).
  public func item(at point: Point) -> Position? {
    if listCount == 0 { return nil }
    let list = list(at: point.y)
    let first = start(ofRow: 0, inList: list)
    let row = ((point.y - first) / metrics.pitch.y).wholeBelow
    let column =
      ((point.x - metrics.insets.left) / metrics.pitch.x).wholeBelow
    // Rounding may put a point on an edge into the cell beside it.
    for place in places(inList: list, row: row, column: column) {
      if frame(of: place).contains(point) { return place }
    }
    return nil
  }

  /// The items in the three rows and columns around the point.
  ///
  /// - Complexity: O(1) for one list, else O(log *lists*).
  public func items(around point: Point) -> [Position] {
    if listCount == 0 { return [] }
    let list = list(at: point.y)
    let lists = max(0, list - 1)...Swift.min(list + 1, listCount - 1)
    return lists.flatMap { list in
      let first = start(ofRow: 0, inList: list)
      let rows = Double((count(ofList: list) - 1) / metrics.columns)
      let row = ((point.y - first) / metrics.pitch.y).wholeBelow
      let column =
        ((point.x - metrics.insets.left) / metrics.pitch.x).wholeBelow
      return places(
        inList: list, row: clamp(row, to: rows),
        column: clamp(column, to: Double(metrics.columns - 1)))
    }
  }

  /// The items in the rows and columns beside these, and in themselves.
  private func places(
    inList list: Int, row: Double, column: Double
  ) -> [Position] {
    let count = count(ofList: list)
    let columns = Double(metrics.columns)
    guard row >= -1, column >= -1, row * columns <= Double(count),
      column <= columns
    else { return [] }
    var found: [Position] = []
    for row in (Int(row) - 1)...(Int(row) + 1) where row >= 0 {
      for column in (Int(column) - 1)...(Int(column) + 1)
      where column >= 0 && column < metrics.columns {
        let index = row * metrics.columns + column
        if index < count { found.append(Position(list: list, index: index)) }
      }
    }
    return found
  }

  func clamp(_ value: Double, to last: Double) -> Double {
    Swift.min(max(value, 0), last)
  }
}
