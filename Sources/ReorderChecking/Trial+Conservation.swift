import Reorder

extension Trial {
  /// Judges the law of conservation: what was there is there, once, and each
  /// list has become longer by what came less what went.
  ///
  /// - Complexity: O(*items* + *lists*).
  public func violationOfConservation() -> Violation? {
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
    let highest = before.joined().max() ?? -1
    var missing = Array(repeating: 0, count: highest + 1)
    for label in before.joined() { missing[label] += 1 }
    for label in after.joined() {
      if !missing.indices.contains(label) || missing[label] == 0 {
        return violation(
          of: .conservation, expected: "each item as often as before")
      }
      missing[label] -= 1
    }
    return nil
  }
}
