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
    let lists = arrangement.lists
    let isSlotTaken = arrangement.named.contains { relocation in
      guard let to = relocation.to else { return false }
      return has(.fixed, at: to) && relocation.from != to
    }
    let isSlotLost = lists.contains { taken in
      (taken.fixed.last ?? -1) >= after.count(ofList: taken.list)
    }
    // Only where every slot has one item there is a flow to be judged.
    if isSlotTaken || isSlotLost {
      return isSlotTaken ? .fixedSlot : .slotLost
    }
    if intent == .undo { return nil }
    for taken in lists where !taken.fixed.isEmpty {
      if movesPinned(in: taken.list, arrangement, from: before, to: after) {
        return .pinned
      }
    }
    return lists.contains { crossesWall(in: $0, arrangement) } ? .wall : nil
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

  /// Whether an item that stays in the list changes side of one of its walls.
  func crossesWall(
    in taken: TakenSlots, _ arrangement: Arrangement
  ) -> Bool {
    items(ofList: taken.list).contains { rule in
      guard rule.kind == .wall,
        let wall = arrangement.place(of: rule.place)?.index,
        arrangement.place(of: rule.place)?.list == taken.list
      else { return false }
      let index = rule.place.index
      return taken.bystanders(before: index) != taken.bystanders(after: wall)
        || taken.fixed.contains { ($0 < index) != ($0 < wall) }
        || arrangement.named.contains { relocation in
          guard let from = relocation.from, let to = relocation.to,
            from.list == taken.list, to.list == taken.list
          else { return false }
          return (from.index < index) != (to.index < wall)
        }
    }
  }
}
