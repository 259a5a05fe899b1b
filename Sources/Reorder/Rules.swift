/// What may be reordered, said as data: rules for lists and rules for items.
///
///     let rules = Rules(
///       lists: [ListRules(minimum: 1, leadingPins: 1), ListRules(maximum: 4)],
///       items: [ItemRule(at: Position(list: 0, index: 2), is: .unpickable)])
///
/// Without any, everything is allowed. ``Constrained`` puts rules around a
/// strategy.
public struct Rules: Hashable, Sendable {
  /// The rules of each list; lists behind the last have none.
  public var lists: [ListRules]

  /// The rules of items, each at the place of its item; the rule travels with
  /// the item.
  public var items: [ItemRule]

  /// Creates rules for lists and items.
  @inlinable
  public init(lists: [ListRules] = [], items: [ItemRule] = []) {
    self.lists = lists
    self.items = items
  }

  /// The rules of `list`.
  @inlinable
  public func rules(ofList list: Int) -> ListRules {
    list < lists.count ? lists[list] : ListRules()
  }
}

/// What may be done with the items of one list.
///
/// The three permissions bind drags only. The counts and the pinned slots bind
/// commands too (taps, keys, insertions, removals).
@frozen
public struct ListRules: Hashable, Sendable {
  /// Whether items may be dragged to another list.
  public var dragOut: Bool

  /// Whether items may be dragged to another place in this list.
  public var dragWithin: Bool

  /// Whether items from another list may be dropped here.
  public var dropIn: Bool

  /// The number of items below which none may leave.
  public var minimum: Int

  /// The number of items above which none may enter; a move inside a full list
  /// stays legal.
  public var maximum: Int?

  /// The number of slots, counted from the start, whose items neither move nor
  /// are displaced. An empty one accepts an item, and then holds it.
  public var leadingPins: Int

  /// The number of slots, counted from the end, whose items neither move nor
  /// are displaced; they may overlap the leading ones.
  public var trailingPins: Int

  /// Creates the rules of a list; by default everything is allowed.
  @inlinable
  public init(
    dragOut: Bool = true, dragWithin: Bool = true, dropIn: Bool = true,
    minimum: Int = 0, maximum: Int? = nil,
    leadingPins: Int = 0, trailingPins: Int = 0
  ) {
    self.dragOut = dragOut
    self.dragWithin = dragWithin
    self.dropIn = dropIn
    self.minimum = minimum
    self.maximum = maximum
    self.leadingPins = leadingPins
    self.trailingPins = trailingPins
  }
}

/// A rule that one item carries with it.
@frozen
public struct ItemRule: Hashable, Sendable {
  /// What the rule says of its item.
  @frozen
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The item cannot be picked up; others may displace it.
    case unpickable
  }

  /// The place of the item now.
  public var place: Position

  /// What the rule says.
  public var kind: Kind

  /// Creates a rule for the item that is at `place`.
  @inlinable
  public init(at place: Position, is kind: Kind) {
    self.place = place
    self.kind = kind
  }
}

/// Why rules make no sense for lists of a given shape.
public enum InvalidRules: Error, Hashable, Sendable {
  /// There are rules for more lists than there are.
  case tooManyLists(Int, listCount: Int)

  /// A count of a list's rules is negative.
  case negativeCount(Int, list: Int)

  /// A rule stands at a place where no item is.
  case noItem(InvalidOperation)
}

extension InvalidRules: CustomStringConvertible {
  /// One sentence that names the rule and the legal range.
  public var description: String {
    switch self {
    case .tooManyLists(let count, let listCount):
      "there are rules for \(count) lists, but only \(listCount) lists"
    case .negativeCount(let count, let list):
      "the rules of list \(list) name \(count) items; a count is at least 0"
    case .noItem(let fault):
      "a rule needs an item: \(fault)"
    }
  }
}

extension Rules {
  /// Throws unless the rules make sense for lists of this shape.
  ///
  /// - Throws: ``InvalidRules`` that names the first rule at fault.
  public func check(in shape: some MultiListShape) throws(InvalidRules) {
    if lists.count > shape.listCount {
      throw .tooManyLists(lists.count, listCount: shape.listCount)
    }
    for (list, rules) in lists.enumerated() {
      for count in [
        rules.minimum, rules.maximum ?? 0,
        rules.leadingPins, rules.trailingPins,
      ] where count < 0 {
        throw .negativeCount(count, list: list)
      }
    }
    for rule in items {
      if let fault = shape.fault(ofItemAt: rule.place) { throw .noItem(fault) }
    }
  }
}
