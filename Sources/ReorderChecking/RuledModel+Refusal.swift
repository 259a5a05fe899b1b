import Reorder

extension RuledModel {
  /// Returns the first rule, in the order of ``Refusal``, that a change breaks.
  ///
  /// - Parameters:
  ///   - named: The named items.
  ///   - before: The labels before, list by list.
  ///   - after: The labels after, list by list.
  ///   - intent: Who asks.
  func refusal(
    of named: [Relocation], from before: [[Int]], to after: [[Int]],
    as intent: Intent
  ) -> Refusal? {
    Refusal.allCases.first { rule in
      switch rule {
      case .unpickable:
        intent == .drag && named.contains { isUnpickable($0, in: before) }
      case .dragOut:
        intent == .drag && named.contains(where: isDraggedOut)
      case .dragWithin:
        intent == .drag && named.contains(where: isDraggedWithin)
      case .dropIn:
        intent == .drag && named.contains(where: isDroppedIn)
      case .min:
        before.indices.contains { list in
          after[list].count < before[list].count
            && after[list].count < listRules[list].minimum
        }
      case .max:
        before.indices.contains { list in
          after[list].count > before[list].count
            && after[list].count > listRules[list].maximum ?? .max
        }
      case .pinned:
        before.indices.contains { list in
          !keepsPins(ofList: list, before[list], after[list])
        }
      }
    }
  }

  private func isUnpickable(
    _ item: Relocation, in lists: [[Int]]
  ) -> Bool {
    item.from.map { unpickable.contains(lists[$0.list][$0.index]) } ?? false
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

  /// Whether every pinned slot that was occupied has the same item as before.
  private func keepsPins(
    ofList list: Int, _ before: [Int], _ after: [Int]
  ) -> Bool {
    let leading = min(listRules[list].leadingPins, before.count)
    let trailing = min(listRules[list].trailingPins, before.count)
    return after.prefix(leading) == before.prefix(leading)
      && after.suffix(trailing) == before.suffix(trailing)
  }
}
