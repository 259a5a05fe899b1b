package import Reorder

/// Every scatter of a small world: each selection, each item of it to each
/// place that it can have.
package struct Scatters: Aspect {
  /// Returns 4, or 3 in three lists or more.
  package static func maxItems(inLists lists: Int) -> Int {
    lists <= 2 ? 4 : 3
  }

  let labels: [[Int]]
  let scatters: [Example]

  /// Asks the model for every scatter in lists of `shape`.
  package init(_ shape: Shape) {
    let labels = shape.labels
    self.labels = labels
    scatters = shape.scatters.map { Example(.scatter($0), on: labels) }
  }

  /// The number of scatters.
  package var caseCount: Int { scatters.count }

  /// Judges the model by conservation and the order of bystanders, and
  /// `Scatter.place(of:)` by the model.
  package func violationOfModel() -> Violation? {
    scatters.lazy.compactMap {
      $0.violationOfModel() ?? $0.violationOfScatteredPlace()
    }.first
  }

  /// Checks agreement, also with the moves named in another order, and that the
  /// inverse scatter undoes each.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: labels)
    for example in scatters {
      report.caseCount += 1
      guard case .scatter(let moves) = example.operation else { continue }
      var strategy = before
      let outcome = strategy.scatter(moves.reversed())
      let trial = Trial(
        strategy: report.strategy, example: example, effect: .group(outcome),
        after: strategy.labels)
      report.judge(trial)
      report.note(.inverse, trial.violationOfUndo(&strategy))
    }
  }
}

extension Example {
  /// Judges `Scatter.place(of:)` by where the model has each item.
  func violationOfScatteredPlace() -> Violation? {
    guard case .scatter(let moves) = operation,
      let scatter = try? Scatter(moves, in: Shape(before.map { $0.count }))
    else { return nil }
    for (list, labels) in before.enumerated() {
      for (index, label) in labels.enumerated() {
        let place = scatter.place(of: Position(list: list, index: index))
        let expected = Model(after).place(ofLabel: label)
        if place != expected {
          return Violation(
            law: .displacement, strategy: "Scatter.place(of:)", lists: before,
            operations: [operation],
            expected: "item \(label) at \(expected)", actual: "\(place)")
        }
      }
    }
    return nil
  }
}

extension MultiListShape {
  /// Every scatter: for each selection each way to spread it over the lists,
  /// and each way to give its items places there.
  var scatters: [[Move]] {
    selections.flatMap { items in
      destinations(of: items[...], listsSoFar: [])
        .flatMap { placements(of: items, inLists: $0) }
    }
  }

  private func destinations(
    of items: ArraySlice<Position>, listsSoFar: [Int]
  ) -> [[Int]] {
    if items.isEmpty { return [listsSoFar] }
    return (0..<listCount).flatMap {
      destinations(of: items.dropFirst(), listsSoFar: listsSoFar + [$0])
    }
  }

  private func placements(
    of items: [Position], inLists lists: [Int]
  ) -> [[Move]] {
    var counts = (0..<listCount).map { count(ofList: $0) }
    for (item, list) in zip(items, lists) {
      counts[item.list] -= 1
      counts[list] += 1
    }
    var partial: [[Move]] = [[]]
    for (item, list) in zip(items, lists) {
      partial = partial.flatMap { moves in
        (0..<counts[list]).compactMap { index in
          let to = Position(list: list, index: index)
          let isTaken = moves.contains { $0.to == to }
          return isTaken ? nil : moves + [Move(from: item, to: to)]
        }
      }
    }
    return partial
  }
}
