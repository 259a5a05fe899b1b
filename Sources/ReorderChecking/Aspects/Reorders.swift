package import Reorder

/// Every single move, or exchange, of a small world.
package struct Reorders: ReorderAspect {
  /// Returns 7.
  package static func maxItems(inLists lists: Int) -> Int { 7 }

  let shape: Shape
  package let moves: [Example]
  package let exchanges: [Example]

  /// Asks the model for every move and every exchange in lists of `shape`.
  package init(_ shape: Shape) {
    self.shape = shape
    let labels = shape.labels
    moves = shape.reorders(.move).map { Example(.reorder($0), on: labels) }
    exchanges = shape.reorders(.exchange).map {
      Example(.reorder($0), on: labels, meaning: .exchange)
    }
  }

  /// The number of moves and of exchanges.
  package var caseCount: Int { moves.count + exchanges.count }

  /// Judges the model by conservation, the order of bystanders and
  /// displacement.
  package func violationOfModel() -> Violation? {
    (moves + exchanges).lazy.compactMap { $0.violationOfModel() }.first
  }

  /// Checks agreement, inverse, exchange, views and cost.
  package func check<Strategy: ReorderStrategy>(
    _ examples: [Example], _: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    report.caseCount += examples.count
    let before = Strategy(labels: shape.labels)
    for example in examples {
      guard case .reorder(let move) = example.operation else { continue }
      var strategy = before
      var cost = CostCounter()
      let outcome = strategy.reorder(
        from: move.from, to: move.to, probe: &cost)
      let trial = Trial(
        strategy: report.strategy, example: example, effect: .reorder(outcome),
        after: strategy.labels)
      report.judge(trial)
      report.note(.equivalence, trial.violationOfEquivalence(move))
      report.note(.exchange, trial.violationOfExchange(move))
      report.note(
        .cost, trial.violationOfCost(cost, of: Strategy.self, move))
      report.note(.views, trial.violationOfViews(strategy))
      if trial.hasRightLengths {
        strategy.reorder(from: move.to, to: move.from)
      }
      report.note(.inverse, trial.violationOfInverse(strategy.labels))
    }
  }
}
