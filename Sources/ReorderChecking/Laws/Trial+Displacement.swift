import Reorder

extension Trial {
  /// Judges the law of displacement: added to the old indices it gives the new
  /// ones of all bystanders, and so does `place(of:)`.
  ///
  /// Says nothing of an exchange, which displaces nobody.
  ///
  /// - Complexity: O(*items* x *runs*).
  package func violationOfDisplacement() -> Violation? {
    let shape = Shape(example.before.map { $0.count })
    let shifts: [Shift]
    let place: (Position) -> Position
    switch example.operation {
    case .reorder(let move) where example.meaning == .move:
      let displacement = move.displacement(in: shape)
      if displacement.count > (move.isTransfer ? 2 : 1) {
        return violation(
          of: .displacement, expected: "at most two runs, one in a list",
          actual: "\(displacement)")
      }
      shifts = Array(displacement)
      place = { move.place(of: $0) }
    case .batch(let items, let gap):
      guard let batch = try? Batch(of: items, to: gap, in: shape) else {
        return violation(of: .displacement, expected: "a legal batch")
      }
      shifts = batch.displacement(in: shape)
      place = { batch.place(of: $0) }
    default:
      return nil
    }
    return violation(of: shifts, place)
  }

  private func violation(
    of shifts: [Shift], _ place: (Position) -> Position
  ) -> Violation? {
    let before = example.before
    let named = Set(example.moves.map { $0.from })
    for list in before.indices {
      for index in before[list].indices {
        let position = Position(list: list, index: index)
        if named.contains(position) { continue }
        let runs = shifts.filter {
          $0.list == list && $0.range.contains(index)
        }
        let offset = runs.first?.offset ?? 0
        let shifted = Position(list: list, index: index + offset)
        let item = before[list][index]
        if runs.count > 1 || label(at: shifted) != item
          || place(position) != shifted
        {
          return violation(
            of: .displacement,
            expected: "item \(item) at \(shifted), shifted by \(offset), and "
              + "place(of:) \(place(position))")
        }
      }
    }
    let isEmptyOrStill = shifts.contains {
      $0.range.isEmpty || $0.offset == 0
    }
    return isEmptyOrStill
      ? violation(
        of: .displacement, expected: "no run without a shift",
        actual: "\(shifts)")
      : nil
  }
}
