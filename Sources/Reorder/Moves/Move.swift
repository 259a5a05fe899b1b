/// One item taken from a place and put at another; everybody between shifts
/// by one.
///
///     [a b c d]   Move(from: (0, 0), to: (0, 2))   [b c a d]
@frozen
public struct Move: Hashable, Sendable {
  /// The place of the item before the move.
  public var from: Position

  /// The final place of the item: where it is after the move.
  public var to: Position

  /// Creates a move between two places; nothing is checked here.
  @inlinable
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }

  /// The move that undoes this one.
  @inlinable
  public var inverse: Move { Move(from: to, to: from) }

  /// Whether the item ends in another list.
  @inlinable
  public var isTransfer: Bool { from.list != to.list }
}

extension Move: CustomStringConvertible {
  /// The move as `(list, index) -> (list, index)`.
  public var description: String { "\(from) -> \(to)" }
}
