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

/// The first rule that an operation breaks, in the order of the cases.
///
/// - SeeAlso: ``Rules``.
@frozen
public enum Refusal: String, Error, Hashable, Sendable, CaseIterable {
  /// A named item cannot be picked up.
  case unpickable

  /// The list lets no item out.
  case dragOut

  /// The list lets no item be moved inside it.
  case dragWithin

  /// The list takes no item from another list.
  case dropIn

  /// A list would have fewer items than its minimum.
  case min

  /// A list would have more items than its maximum.
  case max

  /// An item in a pinned slot would move or be displaced.
  case pinned
}

extension Refusal: Comparable {
  /// Orders refusals by precedence: the one that is reported is the least.
  @inlinable
  public static func < (left: Refusal, right: Refusal) -> Bool {
    left.precedence < right.precedence
  }

  @inlinable
  var precedence: Int {
    switch self {
    case .unpickable: 0
    case .dragOut: 1
    case .dragWithin: 2
    case .dropIn: 3
    case .min: 4
    case .max: 5
    case .pinned: 6
    }
  }
}
