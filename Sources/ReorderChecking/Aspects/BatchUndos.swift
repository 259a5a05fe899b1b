package import Reorder

/// Every batch of a small world, named in both orders and undone by a scatter.
package struct BatchUndos: Aspect {
  /// Returns 4.
  package static func maxItems(inLists lists: Int) -> Int { 4 }

  let labels: [[Int]]
  let batches: [Example]

  /// Asks the model for every batch in lists of `shape`.
  package init(_ shape: Shape) {
    let labels = shape.labels
    self.labels = labels
    batches = shape.selections.flatMap { items in
      shape.gaps.map { Example(.batch(items, to: $0), on: labels) }
    }
  }

  /// The number of batches.
  package var caseCount: Int { batches.count }

  /// Checks that the order in which items are named is of no account, and that
  /// the inverse scatter undoes each batch.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for example in batches {
      report.caseCount += 1
      guard case .batch(let items, let gap) = example.operation else {
        continue
      }
      for items in [items, items.reversed()] {
        var strategy = before
        let outcome = strategy.moveBatch(items, to: gap)
        let trial = Trial(
          strategy: report.strategy, example: example, effect: .batch(outcome),
          after: strategy.labels)
        report.note(.batches, trial.violationOfAgreement())
        report.note(.inverse, trial.violationOfUndo(&strategy))
      }
    }
  }
}

extension Trial {
  /// Judges a batch or a scatter by the lists that come of scattering its items
  /// back.
  func violationOfUndo<Strategy: MoveStrategy>(
    _ strategy: inout Strategy
  ) -> Violation? where Strategy.Element: LabelledItem {
    if !hasRightLengths {
      return violation(of: .inverse, expected: "lengths as \(example.after)")
    }
    strategy.scatter(example.moves.map { $0.inverse })
    let lists = strategy.labels
    return lists == example.before
      ? nil
      : violation(
        of: .inverse,
        expected: "\(example.before) after the inverse scatter",
        actual: "\(lists)")
  }
}
