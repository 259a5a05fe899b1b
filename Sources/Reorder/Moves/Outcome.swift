/// What became of one item that was to be reordered.
@frozen
public enum Outcome: Hashable, Sendable {
  /// The item moved; everybody between shifted by one.
  case moved(Move)

  /// The items at the two places traded them; nobody else moved.
  case exchanged(Position, Position)

  /// Both places are the same: nothing happened.
  case unchanged

  /// A rule forbids it: nothing happened.
  case refused(Refusal)
}

/// What became of a batch.
@frozen
public enum BatchOutcome: Hashable, Sendable {
  /// All items moved: the first is at the final place `to`, the other
  /// `count - 1` follow it.
  case moved(to: Position, count: Int)

  /// Every item was where it should go, or there was none.
  case unchanged

  /// A rule forbids it: nothing happened.
  case refused(Refusal)
}

/// What became of several items that each had a destination of their own.
public enum GroupOutcome: Hashable, Sendable {
  /// At least one item moved. All named items are listed, also those that
  /// stayed, in (list, index) order of their places before.
  case moved([Move])

  /// No item changed its place, or there was none.
  case unchanged

  /// A rule forbids it: nothing happened.
  case refused(Refusal)
}
