package import Reorder

/// Every step of a small world: each selection with each key.
package struct Steps: Aspect {
  /// Returns 5.
  package static func maxItems(inLists lists: Int) -> Int { 5 }

  let labels: [[Int]]
  let steps: [Example]

  /// Asks the model for every step in lists of `shape`.
  package init(_ shape: Shape) {
    let labels = shape.labels
    self.labels = labels
    steps = shape.steps.map { Example($0, on: labels) }
  }

  /// The number of steps.
  package var caseCount: Int { steps.count }

  /// Judges the model by conservation and the order of bystanders.
  package func violationOfModel() -> Violation? {
    steps.lazy.compactMap { $0.violationOfModel() }.first
  }

  /// Checks the law of steps.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for example in steps {
      report.caseCount += 1
      guard case .step(let items, let key) = example.operation else {
        continue
      }
      var strategy = before
      let outcome = strategy.step(items.reversed(), key)
      report.judge(
        Trial(
          strategy: report.strategy, example: example, effect: .group(outcome),
          after: strategy.labels))
    }
  }
}
