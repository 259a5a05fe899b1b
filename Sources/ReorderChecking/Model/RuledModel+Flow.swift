import Reorder

extension RuledModel {
  /// Returns the lists after named items have gone to their places, where every
  /// fixed item keeps its slot and the others fill the rest in their order.
  ///
  /// - Returns: Nil if a slot would have two items, or a fixed item none.
  func arranging(_ named: [Relocation]) -> [[Int]]? {
    var after = model.lists
    for list in model.lists.indices {
      let before = model.lists[list]
      var count = before.count
      var isTouched = false
      for item in named {
        if item.from?.list == list { count -= 1 }
        if item.to?.list == list { count += 1 }
        isTouched =
          isTouched || item.from?.list == list
          || item.to?.list == list
      }
      if !isTouched { continue }
      var slots = [Int?](repeating: nil, count: count)
      func take(_ index: Int, _ label: Int) -> Bool {
        guard index < count, slots[index] == nil else { return false }
        slots[index] = label
        return true
      }
      var others: [Int] = []
      others.reserveCapacity(before.count)
      for (index, label) in before.enumerated() {
        if named.contains(where: { $0.from?.list == list && $0.label == label })
        {
          continue
        }
        if !isFixed(label) {
          others.append(label)
        } else if !take(index, label) {
          return nil
        }
      }
      for item in named {
        guard let to = item.to, to.list == list else { continue }
        if !take(to.index, item.label) { return nil }
      }
      var rest = others.makeIterator()
      after[list] = slots.map { $0 ?? rest.next()! }
    }
    return after
  }

  func isFixed(_ label: Int) -> Bool {
    marks.contains { $0.label == label && $0.isFixed }
  }

  /// Returns the place where a forbidden move goes, or nil if it is refused.
  ///
  /// - Parameters:
  ///   - move: A move to a place that the rules forbid.
  ///   - intent: Who asks.
  func target(of move: Move, as intent: Intent = .drag) -> Position? {
    switch retarget {
    case .refuse:
      return nil
    case .origin:
      return move.from
    case .nearest:
      let isHome = move.from.list == move.to.list
      let home = isHome ? move.from.index : 0
      let count = model.lists[move.to.list].count + (isHome ? 0 : 1)
      let nearestFirst = (0..<count).sorted { left, right in
        let distances = (
          abs(left - move.to.index), abs(right - move.to.index)
        )
        return distances.0 != distances.1
          ? distances.0 < distances.1
          : abs(left - home) < abs(right - home)
      }
      return nearestFirst.lazy
        .map { Position(list: move.to.list, index: $0) }
        .first { isLegal(Move(from: move.from, to: $0), as: intent) }
    case .function(let answer):
      let other = answer(move)
      let isPlace =
        model.lists.indices.contains(other.list)
        && other.index >= 0
        && other.index
          < model.lists[other.list].count
          + (other.list == move.from.list ? 0 : 1)
      return isPlace && isLegal(Move(from: move.from, to: other), as: intent)
        ? other : move.from
    }
  }

  private func isLegal(_ move: Move, as intent: Intent) -> Bool {
    refusal(of: move, meaning: .move, as: intent) == nil
  }
}
