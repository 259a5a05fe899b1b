// The one place where rules are asked: a hover, a drop, a tap, a batch, a key
// and an edit all come here, as items that each have a place before, a place
// after, or both.

/// Who asks for a change.
@frozen
public enum Intent: String, Hashable, Sendable, CaseIterable {
  /// A finger or a pointer that picked the item up. All rules bind.
  case drag

  /// A tap, a key or the program. Counts and pinned slots bind; what a list or
  /// an item permits to a drag does not.
  case command
}

/// The places of one item before and after a change.
@usableFromInline
struct Relocation {
  /// The place before, or nil for an item that is inserted.
  @usableFromInline var from: Position?

  /// The place after, or nil for an item that is removed.
  @usableFromInline var to: Position?

  @inlinable
  init(from: Position?, to: Position?) {
    self.from = from
    self.to = to
  }

  @inlinable
  init(_ move: Move) { self.init(from: move.from, to: move.to) }
}

/// The shape of lists in which one item has changed its place.
@usableFromInline
struct ShapeAfter<Before: MultiListShape>: MultiListShape {
  @usableFromInline let before: Before
  @usableFromInline let relocation: Relocation

  @inlinable
  init(_ relocation: Relocation, in before: Before) {
    self.before = before
    self.relocation = relocation
  }

  @inlinable
  var listCount: Int { before.listCount }

  @inlinable
  func count(ofList list: Int) -> Int {
    before.count(ofList: list)
      - (relocation.from?.list == list ? 1 : 0)
      + (relocation.to?.list == list ? 1 : 0)
  }
}

extension Rules {
  /// Returns the first rule, in order of precedence, that any of the items
  /// breaks, or nil if the change is legal.
  ///
  /// - Parameters:
  ///   - relocations: The named items of the change.
  ///   - before: The shape of the lists before.
  ///   - after: The shape of the lists after.
  ///   - intent: Who asks.
  @inlinable
  func refusal(
    of relocations: some Sequence<Relocation>,
    from before: some MultiListShape, to after: some MultiListShape,
    as intent: Intent
  ) -> Refusal? {
    var first: Refusal?
    for relocation in relocations {
      let refusal = refusal(
        of: relocation, from: before, to: after, as: intent)
      if let refusal, first.map({ refusal < $0 }) ?? true { first = refusal }
    }
    return first
  }

  @inlinable
  func refusal(
    of relocation: Relocation,
    from before: some MultiListShape, to after: some MultiListShape,
    as intent: Intent
  ) -> Refusal? {
    if intent == .drag, let refusal = refusal(ofDrag: relocation) {
      return refusal
    }
    if let list = relocation.from?.list {
      let count = after.count(ofList: list)
      if count < before.count(ofList: list)
        && count < rules(ofList: list).minimum
      {
        return .min
      }
    }
    if let list = relocation.to?.list,
      let maximum = rules(ofList: list).maximum
    {
      let count = after.count(ofList: list)
      if count > before.count(ofList: list) && count > maximum { return .max }
    }
    return breaksPin(relocation, from: before, to: after) ? .pinned : nil
  }

  /// Returns the first rule that binds drags only and that the item breaks.
  @inlinable
  func refusal(ofDrag relocation: Relocation) -> Refusal? {
    if let from = relocation.from, has(.unpickable, at: from) {
      return .unpickable
    }
    if relocation.from == relocation.to { return nil }
    if relocation.from?.list == relocation.to?.list {
      let list = relocation.from.unsafelyUnwrapped.list
      return rules(ofList: list).dragWithin ? nil : .dragWithin
    }
    if let from = relocation.from, !rules(ofList: from.list).dragOut {
      return .dragOut
    }
    if let to = relocation.to, !rules(ofList: to.list).dropIn {
      return .dropIn
    }
    return nil
  }

  /// Whether the item leaves a pinned slot or comes to one that was occupied.
  ///
  /// That no named item does so is enough for every pinned slot to keep its
  /// item: a bystander in a pinned slot is only displaced by one that comes or
  /// goes in front of it, and all the slots in front are pinned as well.
  /// Trailing slots are counted from the end, where the same holds.
  @inlinable
  func breaksPin(
    _ relocation: Relocation,
    from before: some MultiListShape, to after: some MultiListShape
  ) -> Bool {
    let from = relocation.from
    let to = relocation.to
    if from != to,
      from.map({ isLeading($0.index, in: $0.list, before) }) ?? false
        || to.map({ isLeading($0.index, in: $0.list, before) }) ?? false
    {
      return true
    }
    let fromEnd = from.map { place in
      before.count(ofList: place.list) - 1 - place.index
    }
    let toEnd = to.map { place in
      after.count(ofList: place.list) - 1 - place.index
    }
    let keepsTrailingSlot = from?.list == to?.list && fromEnd == toEnd
    return !keepsTrailingSlot
      && (isTrailing(fromEnd, in: from?.list, before)
        || isTrailing(toEnd, in: to?.list, before))
  }

  /// Whether the slot `index` is pinned from the start and was occupied.
  @inlinable
  func isLeading(
    _ index: Int, in list: Int, _ before: some MultiListShape
  ) -> Bool {
    let pins = rules(ofList: list).leadingPins
    return index < Swift.min(pins, before.count(ofList: list))
  }

  /// Whether the slot that has `distance` slots behind it is pinned from the
  /// end and was occupied.
  @inlinable
  func isTrailing(
    _ distance: Int?, in list: Int?, _ before: some MultiListShape
  ) -> Bool {
    guard let distance, let list else { return false }
    let pins = rules(ofList: list).trailingPins
    return distance < Swift.min(pins, before.count(ofList: list))
  }

  /// Whether the item at `place` has a rule of this kind; the rules of items
  /// are in ascending order of their places.
  @inlinable
  func has(_ kind: ItemRule.Kind, at place: Position) -> Bool {
    let first = items.partitioningIndex { $0.place >= place }
    return items[first...].prefix { $0.place == place }
      .contains { $0.kind == kind }
  }
}
