import Reorder

extension Trial {
  /// Judges the law of bystanders: the named items are where they should be,
  /// and without them every list reads as before.
  ///
  /// Says nothing of insertions and removals.
  ///
  /// - Complexity: O(*items* + *lists* + k log k) for k named items.
  package func violationOfBystanders() -> Violation? {
    if example.operation.isEdit { return nil }
    let before = example.before
    let moves = example.moves
    for move in moves {
      let item = before[move.from.list][move.from.index]
      if label(at: move.to) != item {
        return violation(
          of: .bystanders, expected: "item \(item) at \(move.to)")
      }
    }
    let departed = moves.map { $0.from }
    let arrived = moves.map { $0.to }.sorted()
    for list in before.indices {
      let stayed = before[list].others(than: departed, inList: list)
      let found =
        after.indices.contains(list)
        ? after[list].others(than: arrived, inList: list) : []
      if stayed != found {
        return violation(
          of: .bystanders,
          expected: "the bystanders of list \(list) in the order \(stayed)")
      }
    }
    return nil
  }

  func label(at place: Position) -> Int? {
    after.indices.contains(place.list)
      && after[place.list].indices.contains(place.index)
      ? after[place.list][place.index] : nil
  }
}

extension [Int] {
  /// The labels of one list that are not at any of the places, which are
  /// ascending.
  func others(than places: [Position], inList list: Int) -> [Int] {
    var rest = places.filter { $0.list == list }.map { $0.index }[...]
    var others: [Int] = []
    for index in indices {
      if rest.first == index {
        rest.removeFirst()
      } else {
        others.append(self[index])
      }
    }
    return others
  }
}
