import Reorder

extension RuledModel {
  /// Returns the lists after named items have gone to their places, where every
  /// fixed item keeps its slot and the others fill the rest in their order.
  ///
  /// - Returns: Nil if a slot would have two items, or a fixed item none.
  func arranging(_ named: [Relocation]) -> [[Int]]? {
    var after: [[Int]] = []
    for (list, before) in model.lists.enumerated() {
      let leaving = named.filter { $0.from?.list == list }
        .map { $0.label }
      let arriving = named.filter { $0.to?.list == list }
      if leaving.isEmpty && arriving.isEmpty {
        after.append(before)
        continue
      }
      let fixed = before.indices.filter {
        isFixed(before[$0]) && !leaving.contains(before[$0])
      }
      let count = before.count - leaving.count + arriving.count
      var slots = [Int?](repeating: nil, count: count)
      let taken =
        fixed.map { (before[$0], $0) }
        + arriving.map { ($0.label, $0.to!.index) }
      for (label, index) in taken {
        guard index < count, slots[index] == nil else { return nil }
        slots[index] = label
      }
      var others = before.lazy
        .filter { !leaving.contains($0) && !isFixed($0) }.makeIterator()
      after.append(slots.map { $0 ?? others.next()! })
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
