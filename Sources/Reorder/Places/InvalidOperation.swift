/// Why an operation cannot be carried out on lists of a given shape.
///
/// Operations that come from a file, another process or a person are checked
/// with the throwing functions of ``MultiListShape``, which throw this. The
/// same check inside the package is a precondition with the same words: there,
/// a wrong place is a bug of the caller.
@frozen
public enum InvalidOperation: Error, Hashable, Sendable {
  /// There is no such list; the lists are `0..<listCount`.
  case noList(Int, listCount: Int)

  /// There is no item at the position; the items of that list are `legal`.
  case noItem(Position, legal: Range<Int>)

  /// No item can end at the final position; the final places are `legal`.
  case noFinal(Position, legal: Range<Int>)

  /// There is no such gap; the gaps of that list are `legal`.
  case noGap(Gap, legal: ClosedRange<Int>)

  /// The position is named twice.
  case duplicate(Position)
}

extension InvalidOperation: CustomStringConvertible {
  /// One sentence that names the place and the legal range.
  public var description: String {
    switch self {
    case .noList(let list, let listCount):
      listCount == 0
        ? "there is no list \(list): there are no lists"
        : "there is no list \(list): the lists are 0..<\(listCount)"
    case .noItem(let position, let legal):
      legal.isEmpty
        ? "there is no item at \(position): list \(position.list) is empty"
        : "there is no item at \(position): the items of list "
          + "\(position.list) are \(legal.lowerBound)..<\(legal.upperBound)"
    case .noFinal(let position, let legal):
      "no item can end at \(position): the final indices in list "
        + "\(position.list) are \(legal.lowerBound)..<\(legal.upperBound)"
    case .noGap(let gap, let legal):
      "there is no gap \(gap): the gaps of list \(gap.list) are "
        + "\(legal.lowerBound)...\(legal.upperBound)"
    case .duplicate(let position):
      "\(position) is named twice"
    }
  }
}

/// Stops the program because a caller broke a precondition.
@usableFromInline
@inline(never)
func trap(_ error: InvalidOperation) -> Never {
  preconditionFailure(error.description)
}
