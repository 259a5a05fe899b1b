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
    /// A drag cannot pick the item up; others may displace it.
    case unpickable

    /// The item keeps its index; the others flow around it.
    ///
    ///     [a F c]   a to final 2   [c F a]
    case fixed

    /// The item does not move, and no item of its list changes side of it;
    /// what comes or goes in front of it may displace it.
    case wall
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

extension Rules {
  /// The rules of the items of `list`, ascending; ``items`` must be in
  /// ascending order of their places.
  @inlinable
  func items(ofList list: Int) -> ArraySlice<ItemRule> {
    let start = items.partitioningIndex { $0.place.list >= list }
    let end = items.partitioningIndex { $0.place.list > list }
    return items[start..<end]
  }

  /// Whether the item at `place` has a rule of this kind; ``items`` must be in
  /// ascending order of their places.
  @inlinable
  func has(_ kind: ItemRule.Kind, at place: Position) -> Bool {
    let start = items.partitioningIndex { $0.place >= place }
    return items[start...].prefix { $0.place == place }
      .contains { $0.kind == kind }
  }

  /// Says once what is said twice of an item, so that a fixed slot counts once;
  /// ``items`` must be in ascending order of their places.
  @usableFromInline
  mutating func removeRepeatedItems() {
    if items.count < 2 { return }
    var kept: [ItemRule] = []
    for rule in items {
      let isRepeated = kept.reversed()
        .prefix { $0.place == rule.place }.contains(rule)
      if !isRepeated { kept.append(rule) }
    }
    items = kept
  }
}
