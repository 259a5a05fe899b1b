import Reorder

extension Trial {
  /// Judges the law of conservation: what was there is there, once, and each
  /// list has become longer by what came less what went.
  ///
  /// Says nothing of insertions and removals.
  ///
  /// - Complexity: O(*items* + *lists*).
  package func violationOfConservation() -> Violation? {
    if example.operation.isEdit { return nil }
    let before = example.before
    var counts = before.map { $0.count }
    for move in example.moves {
      counts[move.from.list] -= 1
      counts[move.to.list] += 1
    }
    if after.map({ $0.count }) != counts {
      return violation(
        of: .conservation, expected: "lists of \(counts) items")
    }
    // The lowest label is that of an item that was inserted before.
    let lowest = Example.newLabel
    let highest = before.joined().max() ?? lowest
    var missing = Array(repeating: 0, count: highest - lowest + 1)
    for label in before.joined() { missing[label - lowest] += 1 }
    for label in after.joined().map({ $0 - lowest }) {
      if !missing.indices.contains(label) || missing[label] == 0 {
        return violation(
          of: .conservation, expected: "each item as often as before")
      }
      missing[label] -= 1
    }
    return nil
  }
}
