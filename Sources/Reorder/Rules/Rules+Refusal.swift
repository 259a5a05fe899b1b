// The one place where rules are asked: a hover, a drop, a tap, a batch, a key
// and an edit all come here, as items that each have a place before, a place
// after, or both.

/// Who asks for a change.
@frozen
public enum Intent: String, Hashable, Sendable, CaseIterable {
  /// A finger or a pointer that picked the item up. All rules bind.
  case drag

  /// A tap, a key or the program. What a list or an item permits to a drag does
  /// not bind; counts, pinned and fixed slots and walls do.
  case command

  /// The way back of what was allowed. No permission is asked, but fixed items
  /// keep their slots.
  case undo
}

extension Rules {
  /// Returns the first rule, in order of precedence, that any of the items
  /// breaks, or nil if the change is legal.
  ///
  /// - Parameters:
  ///   - named: The named items of the change.
  ///   - before: The shape of the lists before.
  ///   - after: The shape of the lists after.
  ///   - intent: Who asks.
  /// - Complexity: O(1) for one item without rules of items, else O(k log k)
  ///   for k named items and rules.
  @inlinable
  func refusal(
    of named: some Sequence<Relocation>,
    from before: some MultiListShape, to after: some MultiListShape,
    as intent: Intent
  ) -> Refusal? {
    var first: Refusal?
    for relocation in named {
      let refusal = refusal(
        of: relocation, from: before, to: after, as: intent)
      if let refusal, first.map({ refusal < $0 }) ?? true { first = refusal }
    }
    if items.isEmpty { return first }
    // What the flow breaks comes behind all permissions and counts.
    if let first, first < .pinned { return first }
    let arrangement = Arrangement(Array(named), rules: self)
    let flowing = refusal(
      ofFlowIn: arrangement, from: before, to: after, as: intent)
    if let flowing, first.map({ flowing < $0 }) ?? true { return flowing }
    return first
  }

  /// Returns the first rule that the item breaks by itself.
  @inlinable
  func refusal(
    of relocation: Relocation,
    from before: some MultiListShape, to after: some MultiListShape,
    as intent: Intent
  ) -> Refusal? {
    if let from = relocation.from, !items.isEmpty {
      if intent == .drag && has(.unpickable, at: from) { return .unpickable }
      if has(.fixed, at: from) { return .fixed }
      if intent != .undo && has(.wall, at: from) { return .wallItem }
    }
    switch intent {
    case .drag:
      return permission(for: relocation)
        ?? countRefusal(of: relocation, from: before, to: after)
        ?? pinRefusal(of: relocation, from: before, to: after)
    case .command:
      return countRefusal(of: relocation, from: before, to: after)
        ?? pinRefusal(of: relocation, from: before, to: after)
    case .undo:
      return nil
    }
  }

  /// Returns the first permission of drags that the item lacks.
  @inlinable
  func permission(for relocation: Relocation) -> Refusal? {
    let from = relocation.from
    let to = relocation.to
    if from == to { return nil }
    if let from, let to, from.list == to.list {
      return rules(ofList: from.list).dragWithin ? nil : .dragWithin
    }
    if let from, !rules(ofList: from.list).dragOut { return .dragOut }
    if let to, !rules(ofList: to.list).dropIn { return .dropIn }
    return nil
  }

  /// Returns whether the list that the item leaves would be too short, or the
  /// one it enters too long.
  @inlinable
  func countRefusal(
    of relocation: Relocation,
    from before: some MultiListShape, to after: some MultiListShape
  ) -> Refusal? {
    if let list = relocation.from?.list {
      let count = after.count(ofList: list)
      let minimum = rules(ofList: list).minimum
      if count < before.count(ofList: list) && count < minimum { return .min }
    }
    if let list = relocation.to?.list,
      let maximum = rules(ofList: list).maximum
    {
      let count = after.count(ofList: list)
      if count > before.count(ofList: list) && count > maximum { return .max }
    }
    return nil
  }
}
