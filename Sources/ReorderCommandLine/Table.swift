/// Rows of text in columns as wide as they need.
package struct Table {
  /// Where a column is aligned.
  package enum Side: Sendable { case left, right }

  /// The headings, and where the columns are aligned.
  package let columns: [(heading: String, side: Side)]

  /// The rows below the headings.
  package private(set) var rows: [[String]] = []

  /// Creates a table with a heading for each column.
  package init(_ columns: [(heading: String, side: Side)]) {
    self.columns = columns
  }

  /// Adds a row; one that is shorter than the table ends in a remark that may
  /// reach over the columns it leaves out.
  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The table, a line for each row, two blanks between columns.
  package var text: String {
    let sides = columns.map { $0.side }
    let rows = [columns.map { $0.heading }] + self.rows
    let widths = sides.indices.map { column in
      rows.map { row in
        // A remark does not widen its column.
        row.count < sides.count && column == row.count - 1
          ? 0 : column < row.count ? row[column].count : 0
      }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.indices.map { column in
        row.count < sides.count && column == row.count - 1
          || sides[column] == .left
          ? row[column].padded(to: widths[column])
          : row[column].aligned(to: widths[column])
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
