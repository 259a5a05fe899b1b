import Reorder

extension Trial {
  /// Judges the law of inverse by the lists after there and back.
  func violationOfInverse(_ lists: [[Int]]) -> Violation? {
    lists == example.before
      ? nil
      : violation(
        of: .inverse, expected: "\(example.before) after there and back",
        actual: "\(lists)")
  }

  /// Judges the law of views by asking for every item and every count.
  func violationOfViews<Strategy: ReorderStrategy>(
    _ strategy: Strategy
  ) -> Violation? where Strategy.Element: Labelled {
    let counts = (0..<strategy.listCount).map { strategy.count(ofList: $0) }
    if counts != after.map({ $0.count }) {
      return violation(
        of: .views, expected: "counts of \(after)", actual: "\(counts)")
    }
    for place in strategy.places {
      let label = strategy[place].label
      if label != self.label(at: place) {
        return violation(
          of: .views, expected: "\(after)",
          actual: "item \(label) at \(place)")
      }
    }
    return nil
  }
}
