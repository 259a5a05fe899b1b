public import Reorder

/// Lists, rules and operations: what a vector, a port or a fuzzer runs.
///
/// The places in a case come from outside and may be anything; each operation
/// reads the lists that the one before left. A refusal leaves the lists as they
/// are and goes on, the first invalid operation ends the case.
public struct Case: Hashable, Sendable {
  /// What becomes of a single move that the rules forbid, as far as it can be
  /// written down.
  public enum Retargeting: String, Hashable, Sendable, CaseIterable {
    /// The move is refused.
    case refuse

    /// The item goes to the nearest legal place in the proposed list.
    case nearest
  }

  /// The items, list by list. They may repeat: places count, not equality.
  public var lists: [[String]]

  /// The rules, those of items at their places at the start.
  public var rules: Rules

  /// What becomes of a single move that the rules forbid.
  public var retargeting: Retargeting

  /// What is done, in this order.
  public var operations: [Operation]

  /// Creates a case.
  public init(
    lists: [[String]], rules: Rules = Rules(),
    retargeting: Retargeting = .refuse, operations: [Operation]
  ) {
    self.lists = lists
    self.rules = rules
    self.retargeting = retargeting
    self.operations = operations
  }
}

/// What comes of a case.
public enum CaseResult: Hashable, Sendable {
  /// Every operation made sense: what became of each, and the lists after.
  case valid([CaseOutcome], lists: [[String]])

  /// The operation of that index made no sense, for that reason; the lists
  /// before it.
  case invalid(operation: Int, Reason, lists: [[String]])

  /// Why an operation makes no sense.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It names a list that is not there.
    case list

    /// It names an index or a gap outside its list.
    case index

    /// It names a place twice.
    case duplicate

    /// There is no such key.
    case key
  }
}

/// What became of one operation of a case; all places are final.
public enum CaseOutcome: Hashable, Sendable {
  /// Every named item, in (list, index) order of the places before.
  case moved([Move])

  /// The two places, in the order given.
  case exchanged(Position, Position)

  /// The place of the new item.
  case inserted(Position)

  /// The place where the item was.
  case removed(Position)

  /// The place where an item was lifted, and its final place.
  case dropped(from: Position, to: Position)

  /// A drag was cancelled.
  case cancelled

  /// A drag ended because its item was removed.
  case ended

  /// No item changed its place.
  case unchanged

  /// The first rule that forbids it.
  case refused(Refusal)
}
