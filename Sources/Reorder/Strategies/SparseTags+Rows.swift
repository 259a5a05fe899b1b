// The rows that a database stores, out and in.

extension SparseTags {
  /// The rows of `list` in the order of their tags: what to store of it.
  ///
  ///     SparseTags([["a", "b"]]).rows(ofList: 0)
  ///     // a with the tag 2^61, b with 3 * 2^61
  ///
  /// - Parameter list: A list in `0..<listCount`.
  /// - Complexity: O(1).
  @inlinable
  public func rows(ofList list: Int) -> [Row] { table.lists[list] }

  /// Creates the multi-list with rows that were stored, whoever made their
  /// tags.
  ///
  ///     let rows = try database.select("... ORDER BY tag")
  ///     var lists = try SparseTags(rows: [rows])
  ///
  /// - Parameter rows: The rows, list by list, in the order of their tags.
  /// - Throws: ``InvalidTags`` that names the first row at fault: its tag is
  ///   below 0, or not above the one in front of it in its list.
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public init(rows: [[Row]]) throws(InvalidTags) {
    for (list, rows) in rows.enumerated() {
      for (index, row) in rows.enumerated() {
        let position = Position(list: list, index: index)
        if row.tag < 0 { throw .negative(row.tag, at: position) }
        if index > 0 && row.tag <= rows[index - 1].tag {
          throw .notAscending(
            row.tag, after: rows[index - 1].tag, at: position)
        }
      }
    }
    table = RemoveInsert(rows)
    tagWidth = 63
  }
}

/// Why rows cannot be read in by their tags.
@frozen
public enum InvalidTags: Error, Hashable, Sendable {
  /// The tag of the row at the position is below 0.
  case negative(Int64, at: Position)

  /// The tag of the row at the position is not above the one in front of it.
  case notAscending(Int64, after: Int64, at: Position)
}

extension InvalidTags: CustomStringConvertible {
  /// One sentence that names the row and its tag.
  public var description: String {
    switch self {
    case .negative(let tag, let position):
      "the row at \(position) has the tag \(tag); a tag is at least 0"
    case .notAscending(let tag, let before, let position):
      "the row at \(position) has the tag \(tag), which is not above \(before), "
        + "the tag of the row in front of it"
    }
  }
}
