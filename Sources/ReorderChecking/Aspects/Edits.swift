package import Reorder

/// Every insertion and removal in a small world, each followed by every
/// reorder, and every reorder followed by each of them.
package struct Edits: ReorderAspect {
  /// Returns 4.
  package static func maxItems(inLists lists: Int) -> Int { 4 }

  /// An edit or a reorder, and what can come next.
  package struct Start {
    let first: Example
    let second: [Example]
  }

  let labels: [[Int]]
  package let moves: [Start]
  package let exchanges: [Start]

  /// Asks the model for every edit in lists of `shape`.
  package init(_ shape: Shape) {
    labels = shape.labels
    moves = Self.starts(shape, .move)
    exchanges = Self.starts(shape, .exchange)
  }

  private static func starts(_ shape: Shape, _ meaning: Meaning) -> [Start] {
    func edits(_ shape: Shape) -> [ListOperation] {
      shape.edits
    }
    func reorders(_ shape: Shape) -> [ListOperation] {
      shape.reorders(meaning).map { .reorder($0) }
    }
    func start(
      _ first: ListOperation, _ next: (Shape) -> [ListOperation]
    ) -> Start {
      let first = Example(first, on: shape.labels, meaning: meaning)
      let second = next(Shape(first.after.map { $0.count })).map {
        Example($0, on: first.after, meaning: meaning)
      }
      return Start(first: first, second: second)
    }
    return edits(shape).map { start($0, reorders) }
      + reorders(shape).map { start($0, edits) }
  }

  /// The number of single edits and of pairs.
  package var caseCount: Int {
    (moves + exchanges).reduce(0) { $0 + 1 + $1.second.count }
  }

  /// Checks the law of edits.
  package func check<Strategy: ReorderStrategy>(
    _ starts: [Start], _: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for start in starts {
      report.caseCount += 1 + start.second.count
      var between = before
      let first = between.trial(start.first)
      report.judge(first)
      report.note(.views, first.violationOfViews(between))
      if first.after != start.first.after { continue }
      for second in start.second {
        var strategy = between
        let trial = strategy.trial(second)
        report.judge(trial)
        report.note(.views, trial.violationOfViews(strategy))
      }
    }
  }
}
