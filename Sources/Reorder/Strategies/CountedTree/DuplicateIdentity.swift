/// Two items have the same id, where each id may come once.
public struct DuplicateIdentity: Error, Hashable {
  /// The place of the item that had the id first.
  public let first: Position

  /// The place of the other, or the gap it was to be inserted at.
  public let second: Position

  /// Creates the error from the two places.
  @inlinable
  public init(first: Position, second: Position) {
    self.first = first
    self.second = second
  }
}

extension DuplicateIdentity: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    "the items at \(first) and \(second) have the same id"
  }
}
