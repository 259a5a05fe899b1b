public import Reorder

/// Every operation of a small world, each with a copy of the lists kept beside.
public struct Copies: Aspect {
  /// Returns 3.
  public static func maxItems(inLists lists: Int) -> Int { 3 }

  let labels: [[Int]]
  let moverExamples: [Example]
  let exchangerExamples: [Example]

  /// Asks the model for every operation in lists of `shape`.
  public init(_ shape: Shape) {
    let labels = shape.labels
    self.labels = labels
    let edits: [ListOperation] =
      shape.edits
    let groups: [ListOperation] = shape.selections.flatMap { items in
      shape.gaps.map { .batch(items, to: $0) }
        + StepKey.allCases.map { .step(items, $0) }
    }
    let scatters = shape.scatters.map { ListOperation.scatter($0) }
    let moves = shape.reorders(.move).map { ListOperation.reorder($0) }
    moverExamples = (moves + edits + groups + scatters)
      .map { Example($0, on: labels) }
    let exchanges = shape.reorders(.exchange).map { ListOperation.reorder($0) }
    exchangerExamples = (exchanges + edits)
      .map { Example($0, on: labels, meaning: .exchange) }
  }

  /// The number of operations.
  public var caseCount: Int { moverExamples.count + exchangerExamples.count }

  /// Checks the law of copies.
  public func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    for example in moverExamples {
      report.caseCount += 1
      var original = Strategy(labels: labels)
      let kept = original
      let trial = original.trial(ofMover: example)
      report.note(.copies, trial.violationOfCopies(kept.labels))
    }
  }

  /// Checks the law of copies.
  public func check<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    for example in exchangerExamples {
      report.caseCount += 1
      var original = Strategy(labels: labels)
      let kept = original
      let trial = original.trial(example)
      report.note(.copies, trial.violationOfCopies(kept.labels))
    }
  }
}

extension Trial {
  /// Judges the law of copies by what a copy, kept from before, reads after.
  func violationOfCopies(_ kept: [[Int]]) -> Violation? {
    kept == example.before
      ? nil
      : violation(
        of: .copies, expected: "\(example.before) in the copy kept from before",
        actual: "\(kept)")
  }
}
