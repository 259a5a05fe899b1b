package import Reorder

/// Every two moves, or exchanges, of a small world, one after the other: what
/// the first leaves behind must not disturb the second.
package struct ReorderPairs: ReorderAspect {
  /// Returns 7.
  package static func maxItems(inLists lists: Int) -> Int { 7 }

  /// A reorder and everything that can come next.
  package struct Start {
    let first: Example
    let second: [Example]
  }

  let labels: [[Int]]
  package let moves: [Start]
  package let exchanges: [Start]

  /// Asks the model for every two moves and every two exchanges in lists of
  /// `shape`.
  package init(_ shape: Shape) {
    func starts(_ meaning: Meaning) -> [Start] {
      shape.reorders(meaning).map { move in
        let first = Example(
          .reorder(move), on: shape.labels, meaning: meaning)
        let after = Shape(first.after.map { $0.count })
        return Start(
          first: first,
          second: after.reorders(meaning).map {
            Example(.reorder($0), on: first.after, meaning: meaning)
          })
      }
    }
    labels = shape.labels
    moves = starts(.move)
    // An exchanger leaves nothing behind but the lists, and there are many.
    exchanges = shape.itemCount <= 5 ? starts(.exchange) : []
  }

  /// The number of pairs: of moves, and up to 5 items of exchanges.
  package var caseCount: Int {
    (moves + exchanges).reduce(0) { $0 + $1.second.count }
  }

  /// Checks agreement.
  package func check<Strategy: ReorderStrategy>(
    _ starts: [Start], _: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for start in starts {
      report.caseCount += start.second.count
      guard case .reorder(let first) = start.first.operation else { continue }
      var between = before
      between.reorder(from: first.from, to: first.to)
      // A first step that is wrong by itself is shown by the single reorders.
      let labels = between.labels
      let isRightSoFar = labels == start.first.after
      let isLegal =
        labels.map { $0.count } == start.first.after.map { $0.count }
      for second in start.second {
        guard case .reorder(let move) = second.operation else { continue }
        let isPath =
          Strategy.meaning == .move && move.from == first.to && isLegal
        if !isRightSoFar && !isPath { continue }
        var strategy = between
        let outcome = strategy.reorder(from: move.from, to: move.to)
        let after = strategy.labels
        if isRightSoFar {
          report.judge(
            Trial(
              strategy: report.strategy, example: second,
              effect: .reorder(outcome), after: after))
        }
        if isPath {
          report.note(
            .paths,
            violationOfPath(first, move, ending: after, from: before))
        }
      }
    }
  }

  private func violationOfPath<Strategy: ReorderStrategy>(
    _ first: Move, _ second: Move, ending after: [[Int]],
    from before: Strategy
  ) -> Violation? where Strategy.Element: LabelledItem {
    var direct = before
    direct.reorder(from: first.from, to: second.to)
    let expected = direct.labels
    if after == expected { return nil }
    return Violation(
      law: .paths, strategy: Strategy.name, lists: labels,
      operations: [.reorder(first), .reorder(second)],
      expected: "\(expected), as \(first.from) to final \(second.to)",
      actual: "\(after)")
  }
}
