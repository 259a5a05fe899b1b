package import Reorder

/// Every batch of a small world: each selection to each gap.
package struct Batches: Aspect {
  /// Returns 7.
  package static func maxItems(inLists lists: Int) -> Int { 7 }

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

  /// Judges the model by conservation, the order of bystanders, displacement
  /// and the partition around the gap, up to 6 items.
  package func violationOfModel() -> Violation? {
    if labels.joined().count > 6 { return nil }
    return batches.lazy.compactMap { $0.violationOfModel() }.first
  }

  /// Checks the law of batches.
  ///
  /// The items are named from the last to the first for every other gap.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for example in batches {
      report.caseCount += 1
      guard case .batch(let items, let gap) = example.operation else {
        continue
      }
      let isReversed = gap.index % 2 == 1
      var strategy = before
      let outcome = strategy.moveBatch(
        isReversed ? items.reversed() : items, to: gap)
      let trial = Trial(
        strategy: report.strategy, example: example, effect: .batch(outcome),
        after: strategy.labels)
      report.judge(trial)
      if items.count == 1 {
        report.note(
          .batches, trial.violationOfBatchOfOne(items[0], gap, before))
      }
    }
  }
}

extension Trial {
  /// Judges a batch of one: it does what the move to the same gap does.
  func violationOfBatchOfOne<Strategy: MoveStrategy>(
    _ item: Position, _ gap: Gap, _ before: Strategy
  ) -> Violation? where Strategy.Element: LabelledItem {
    var mover = before
    mover.move(from: item, to: gap)
    let lists = mover.labels
    return after == lists
      ? nil
      : violation(of: .batches, expected: "\(lists), as the move of one item")
  }
}
