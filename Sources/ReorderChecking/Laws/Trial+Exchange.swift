import Reorder

extension Trial {
  /// Judges the law of equivalence: a mover gives the same lists as removing
  /// and inserting in arrays of arrays.
  func violationOfEquivalence(_ move: Move) -> Violation? {
    if example.meaning == .exchange { return nil }
    var other = RemoveInsert(example.before)
    other.reorder(from: move.from, to: move.to)
    return after == other.lists
      ? nil
      : violation(
        of: .equivalence, expected: "\(other.lists), as RemoveInsert")
  }

  /// Judges the law of exchange: the lists are those that the other meaning
  /// gives exactly when both places are in one list and at most 1 apart.
  func violationOfExchange(_ move: Move) -> Violation? {
    let model = Model(example.before)
    guard example.before[move.to.list].indices.contains(move.to.index) else {
      return nil
    }
    let other =
      example.meaning == .exchange
      ? model.moving(move) : model.exchanging(move.from, move.to)
    let isNear =
      !move.isTransfer && abs(move.from.index - move.to.index) <= 1
    if (after == other) == isNear { return nil }
    let name = example.meaning == .exchange ? "move" : "exchange"
    return violation(
      of: .exchange,
      expected: isNear
        ? "\(other), as a \(name)" : "not \(other), which is a \(name)")
  }
}
