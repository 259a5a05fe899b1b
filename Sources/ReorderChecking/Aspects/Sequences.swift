package import Reorder

/// Every two operations of a mover, one after the other, of which at
/// least one is a batch of several items, the other that or a move.
package struct Sequences: Aspect {
  /// Returns 4 in one list, 3 in more.
  package static func maxItems(inLists lists: Int) -> Int {
    lists <= 1 ? 4 : 3
  }

  struct Start {
    let first: Example
    let second: [Example]
  }

  let labels: [[Int]]
  let starts: [Start]

  /// Asks the model for every sequence in lists of `shape`.
  package init(_ shape: Shape) {
    labels = shape.labels
    starts = Self.operations(in: shape).map { first in
      let first = Example(first, on: shape.labels)
      let after = Shape(first.after.map { $0.count })
      let second = Self.operations(in: after).filter {
        !first.operation.isReorder || !$0.isReorder
      }
      return Start(
        first: first, second: second.map { Example($0, on: first.after) })
    }
  }

  private static func operations(in shape: Shape) -> [ListOperation] {
    shape.reorders(.move).map { .reorder($0) }
      + shape.selections.filter { $0.count > 1 }.flatMap { items in
        shape.gaps.map { .batch(items, to: $0) }
      }
  }

  /// The number of sequences.
  package var caseCount: Int { starts.reduce(0) { $0 + $1.second.count } }

  /// Checks agreement.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for start in starts {
      report.caseCount += start.second.count
      var between = before
      let first = between.trial(ofMover: start.first)
      if first.after != start.first.after { continue }
      for second in start.second {
        var strategy = between
        report.judge(strategy.trial(ofMover: second))
      }
    }
  }
}

extension ListOperation {
  fileprivate var isReorder: Bool {
    if case .reorder = self { true } else { false }
  }
}
