package import Reorder

/// Every reorder and every edit of a small world, each with a copy of the lists
/// kept beside.
package struct Copies: ReorderAspect {
  /// Returns 4.
  package static func maxItems(inLists lists: Int) -> Int { 4 }

  let labels: [[Int]]
  package let moves: [Example]
  package let exchanges: [Example]

  /// Asks the model for every reorder and every edit in lists of `shape`.
  package init(_ shape: Shape) {
    let labels = shape.labels
    func examples(_ meaning: Meaning) -> [Example] {
      (shape.reorders(meaning).map { .reorder($0) } + shape.edits)
        .map { Example($0, on: labels, meaning: meaning) }
    }
    self.labels = labels
    moves = examples(.move)
    exchanges = examples(.exchange)
  }

  /// The number of operations.
  package var caseCount: Int { moves.count + exchanges.count }

  /// Checks the law of copies.
  package func check<Strategy: ReorderStrategy>(
    _ examples: [Example], _: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    for example in examples {
      report.caseCount += 1
      var original = Strategy(labels: labels)
      let kept = original
      let trial = original.trial(example)
      report.note(.copies, trial.violationOfCopies(kept.labels))
    }
  }
}

/// Every operation on several items of a small world, each with a copy of the
/// lists kept beside.
package struct GroupCopies: Aspect {
  /// Returns 3.
  package static func maxItems(inLists lists: Int) -> Int { 3 }

  let labels: [[Int]]
  let groups: [Example]

  /// Asks the model for every batch, step and scatter in lists of `shape`.
  package init(_ shape: Shape) {
    let labels = shape.labels
    self.labels = labels
    groups = shape.groups.map { Example($0, on: labels) }
  }

  /// The number of operations.
  package var caseCount: Int { groups.count }

  /// Checks the law of copies.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    for example in groups {
      report.caseCount += 1
      var original = Strategy(labels: labels)
      let kept = original
      let trial = original.trial(ofMover: example)
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
