// What named items do to the others: where there are fixed items and walls,
// bystanders do not just shift by one.

extension Rules {
  /// Returns the first rule that is broken by where the bystanders flow.
  @usableFromInline
  func refusal(
    ofFlowIn arrangement: Arrangement,
    from before: some MultiListShape, to after: some MultiListShape,
    as intent: Intent
  ) -> Refusal? {
    let fixed = arrangement.fixed.lazy.filter { arrangement.changes($0.list) }
    let isSlotTaken = arrangement.named.contains { relocation in
      guard let to = relocation.to else { return false }
      return has(.fixed, at: to) && relocation.from != to
    }
    let isSlotLost = fixed.contains { $0.index >= after.count(ofList: $0.list) }
    // Only where every slot has one item there is a flow to be judged.
    if isSlotTaken || isSlotLost {
      return isSlotTaken ? .fixedSlot : .slotLost
    }
    if intent == .undo { return nil }
    var judged: Int?
    for place in fixed where place.list != judged {
      judged = place.list
      if movesPinned(in: place.list, arrangement, from: before, to: after) {
        return .pinned
      }
    }
    return crossesWall(in: arrangement) ? .wall : nil
  }

  /// Whether an occupied pinned slot of `list` gets another item.
  func movesPinned(
    in list: Int, _ arrangement: Arrangement,
    from before: some MultiListShape, to after: some MultiListShape
  ) -> Bool {
    let count = before.count(ofList: list)
    let change = after.count(ofList: list) - count
    let rules = rules(ofList: list)
    let leading = 0..<Swift.min(rules.leadingPins, count)
    let trailing = (count - Swift.min(rules.trailingPins, count))..<count
    return leading.contains { index in
      let place = Position(list: list, index: index)
      return arrangement.place(of: place) != place
    }
      || trailing.contains { index in
        arrangement.place(of: Position(list: list, index: index))
          != Position(list: list, index: index + change)
      }
  }

  /// Whether an item that stays in its list changes side of a wall there.
  func crossesWall(in arrangement: Arrangement) -> Bool {
    items.contains { rule in
      let before = rule.place
      guard rule.kind == .wall, arrangement.changes(before.list),
        let after = arrangement.place(of: before), after.list == before.list
      else { return false }
      return arrangement.bystanders(before: before)
        != arrangement.bystanders(after: after)
        || arrangement.fixed.contains { place in
          place.list == before.list && (place < before) != (place < after)
        }
        || arrangement.named.contains { relocation in
          guard let from = relocation.from, let to = relocation.to,
            from.list == before.list, to.list == before.list
          else { return false }
          return (from < before) != (to < after)
        }
    }
  }
}
