public import Reorder

/// Every batch of a small world: each selection to each gap.
public struct Batches: Aspect {
  /// All batches are checked up to 7 items.
  public static var maxItems: Int { 7 }

  let labels: [[Int]]
  let batches: [Example]

  /// Asks the model for every batch in lists of `shape`.
  public init(_ shape: Shape) {
    let labels = shape.labels
    self.labels = labels
    batches = shape.selections.flatMap { items in
      shape.gaps.map { Example(.batch(items, to: $0), on: labels) }
    }
  }

  /// The number of batches.
  public var caseCount: Int { batches.count }

  /// Judges the model by conservation, the order of bystanders, displacement
  /// and the partition around the gap.
  public func violationOfModel() -> Violation? {
    batches.lazy.compactMap { $0.violationOfModel() }.first
  }

  /// Checks the law of batches, also that the order in which the items are
  /// named is of no account, and that the inverse scatter undoes each.
  public func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for example in batches {
      report.caseCount += 1
      guard case .batch(let items, let gap) = example.operation else {
        continue
      }
      var strategy = before
      let outcome = strategy.moveBatch(items, to: gap)
      let trial = Trial(
        strategy: Strategy.name, example: example, effect: .batch(outcome),
        after: strategy.labels)
      report.judge(trial, by: .batches)
      if items.count == 1 {
        report.note(
          .batches, trial.violationOfBatchOfOne(items[0], gap, before))
      } else {
        var other = before
        other.moveBatch(items.reversed(), to: gap)
        report.note(
          .batches, trial.violationOfSelectionOrder(other.labels))
      }
      report.note(.inverse, trial.violationOfUndo(&strategy))
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

  /// Judges a batch by the lists that came when its items were named from the
  /// last to the first.
  func violationOfSelectionOrder(_ lists: [[Int]]) -> Violation? {
    lists == example.after
      ? nil
      : violation(
        of: .batches,
        expected: "\(example.after), named in whatever order",
        actual: "\(lists), named from the last to the first")
  }

  /// Judges a batch by the lists that come of scattering its items back.
  func violationOfUndo<Strategy: MoveStrategy>(
    _ strategy: inout Strategy
  ) -> Violation? where Strategy.Element: LabelledItem {
    // The places to scatter from are there only if the lengths are right.
    if after.map({ $0.count }) != example.after.map({ $0.count }) {
      return violation(of: .inverse, expected: "lengths as \(example.after)")
    }
    strategy.scatter(example.moves.map { $0.inverse })
    let lists = strategy.labels
    return lists == example.before
      ? nil
      : violation(
        of: .inverse,
        expected: "\(example.before) after the batch and the inverse scatter",
        actual: "\(lists)")
  }
}
