package import Reorder

extension RuledModel {
  /// Returns the rule that forbids a reorder, or nil.
  ///
  /// - Parameters:
  ///   - move: The place before and the final place.
  ///   - meaning: Whether it is a move or an exchange.
  ///   - intent: Who asks.
  package func refusal(
    of move: Move, meaning: Meaning, as intent: Intent
  ) -> Refusal? {
    if move.from == move.to { return nil }
    let named = relocations(
      of: .reorder(move), meaning: meaning, newLabel: -1)
    return refusal(of: named, as: intent)
  }

  /// Returns the first rule, in the order of ``Refusal``, that a change breaks.
  ///
  /// - Parameters:
  ///   - named: The named items.
  ///   - intent: Who asks.
  func refusal(of named: [Relocation], as intent: Intent) -> Refusal? {
    let before = model.lists
    let after = comparesLists ? arranging(named) : nil
    let change = before.indices.map { list in
      named.count { $0.to?.list == list }
        - named.count { $0.from?.list == list }
    }
    return Refusal.allCases.first { rule in
      switch rule {
      case .unpickable:
        intent == .drag && named.contains { isMarked($0) { $0.isUnpickable } }
      case .fixed:
        named.contains { isMarked($0) { $0.isFixed } }
      case .wallItem:
        intent != .undo && named.contains { isMarked($0) { $0.isWall } }
      case .dragOut:
        intent == .drag && named.contains(where: isDraggedOut)
      case .dragWithin:
        intent == .drag && named.contains(where: isDraggedWithin)
      case .dropIn:
        intent == .drag && named.contains(where: isDroppedIn)
      case .min:
        intent != .undo
          && before.indices.contains { list in
            change[list] < 0
              && before[list].count + change[list] < listRules[list].minimum
          }
      case .max:
        intent != .undo
          && before.indices.contains { list in
            change[list] > 0
              && before[list].count + change[list]
                > listRules[list].maximum ?? .max
          }
      case .pinned:
        intent != .undo
          && before.indices.contains { list in
            movesPinned(list, named, before[list], after?[list], change[list])
          }
      case .fixedSlot:
        named.contains { item in
          guard let to = item.to, item.to != item.from else { return false }
          return before[to.list].indices.contains(to.index)
            && isFixed(before[to.list][to.index])
        }
      case .slotLost:
        before.indices.contains { list in
          let last = before[list].lastIndex(where: isFixed) ?? -1
          return last >= before[list].count + change[list]
        }
      case .wall:
        intent != .undo
          && before.indices.contains { list in
            crossesWall(before[list], after?[list] ?? before[list])
          }
      }
    }
  }

  /// Whether there is a rule that speaks of the items which are not named.
  private var comparesLists: Bool {
    listRules.contains { $0.leadingPins > 0 || $0.trailingPins > 0 }
      || marks.contains { $0.isWall }
  }

  private func isMarked(
    _ item: Relocation, _ mark: (Marks) -> Bool
  ) -> Bool {
    item.from != nil
      && marks.contains { $0.label == item.label && mark($0) }
  }

  private func isDraggedOut(_ item: Relocation) -> Bool {
    guard let from = item.from, from.list != item.to?.list else {
      return false
    }
    return !listRules[from.list].dragOut
  }

  private func isDraggedWithin(_ item: Relocation) -> Bool {
    guard let from = item.from, from != item.to, from.list == item.to?.list
    else { return false }
    return !listRules[from.list].dragWithin
  }

  private func isDroppedIn(_ item: Relocation) -> Bool {
    guard let to = item.to, to.list != item.from?.list else { return false }
    return !listRules[to.list].dropIn
  }

  /// Whether a pinned slot that was occupied does not keep its item. Where
  /// fixed slots leave no way to fill the list only the named items can tell.
  private func movesPinned(
    _ list: Int, _ named: [Relocation], _ before: [Int], _ after: [Int]?,
    _ change: Int
  ) -> Bool {
    let leading = min(listRules[list].leadingPins, before.count)
    let trailing = min(listRules[list].trailingPins, before.count)
    if let after {
      return after.prefix(leading) != before.prefix(leading)
        || after.suffix(trailing) != before.suffix(trailing)
    }
    let end = before.count + change
    return named.contains { item in
      let from = item.from?.list == list ? item.from?.index : nil
      let to = item.to?.list == list ? item.to?.index : nil
      let fromEnd = from.map { before.count - $0 }
      let toEnd = to.map { end - $0 }
      return from != to && (from ?? .max < leading || to ?? .max < leading)
        || fromEnd != toEnd
          && (fromEnd ?? .max <= trailing || toEnd ?? .max <= trailing)
    }
  }

  /// Whether an item that stays in the list is on the other side of a wall
  /// that stays too.
  private func crossesWall(_ before: [Int], _ after: [Int]) -> Bool {
    before.indices.contains { index in
      guard
        marks.contains(where: { $0.label == before[index] && $0.isWall }),
        let wall = after.firstIndex(of: before[index])
      else { return false }
      let inFront = Set(before[..<index]).intersection(after)
      return inFront != Set(after[..<wall]).intersection(before)
    }
  }
}
