/// Why no moves turn one multi-list into another.
@frozen
public enum InvalidMoveScript: Error, Hashable, Sendable {
  /// There is another number of lists after than before.
  case listCounts(before: Int, after: Int)

  /// The same id is at two places before.
  case twiceBefore(Position, Position)

  /// The same id is at two places after.
  case twiceAfter(Position, Position)

  /// The id at a place before is not there after.
  case onlyBefore(Position)

  /// The id at a place after was not there before.
  case onlyAfter(Position)
}

extension InvalidMoveScript: CustomStringConvertible {
  /// One sentence that names the places.
  public var description: String {
    switch self {
    case .listCounts(let before, let after):
      "there are \(before) lists before and \(after) after; moves make and "
        + "remove no lists"
    case .twiceBefore(let first, let second):
      "the items at \(first) and \(second) before have the same id"
    case .twiceAfter(let first, let second):
      "the items at \(first) and \(second) after have the same id"
    case .onlyBefore(let position):
      "the item at \(position) before is not there after"
    case .onlyAfter(let position):
      "the item at \(position) after was not there before"
    }
  }
}
