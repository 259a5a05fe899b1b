public import Reorder

/// Every single move, or exchange, of a small world.
public struct Reorders: Aspect {
  /// Returns 7.
  public static func maxItems(inLists lists: Int) -> Int { 7 }

  let shape: Shape
  let moves: [Example]
  let exchanges: [Example]

  /// Asks the model for every move and every exchange in lists of `shape`.
  public init(_ shape: Shape) {
    self.shape = shape
    let labels = shape.labels
    moves = shape.reorders(.move).map { Example(.reorder($0), on: labels) }
    exchanges = shape.reorders(.exchange).map {
      Example(.reorder($0), on: labels, meaning: .exchange)
    }
  }

  /// The number of moves and of exchanges.
  public var caseCount: Int { moves.count + exchanges.count }

  /// Judges the model by conservation, the order of bystanders and
  /// displacement.
  public func violationOfModel() -> Violation? {
    (moves + exchanges).lazy.compactMap { $0.violationOfModel() }.first
  }

  /// Checks agreement, inverse, equivalence, exchange, views and cost.
  public func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    check(moves, Strategy.self, &report)
  }

  /// Checks agreement, inverse, exchange, views and cost.
  public func check<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    check(exchanges, Strategy.self, &report)
  }

  private func check<Strategy: ReorderStrategy>(
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
      strategy.reorder(from: move.to, to: move.from)
      report.note(.inverse, trial.violationOfInverse(strategy.labels))
    }
  }
}

extension Trial {
  /// Judges the law of equivalence: a mover gives the same lists as removing
  /// and inserting in arrays of arrays.
  func violationOfEquivalence(_ move: Move) -> Violation? {
    if example.meaning == .exchange { return nil }
    var other = RemoveInsert(example.before)
    other.reorder(from: move.from, to: move.to)
    return after == other.lists
      ? nil
      : violation(
        of: .equivalence, expected: "\(other.lists), as RemoveInsert")
  }

  /// Judges the law of exchange: the lists are those that the other meaning
  /// gives exactly when both places are in one list and at most 1 apart.
  func violationOfExchange(_ move: Move) -> Violation? {
    let model = Model(example.before)
    guard example.before[move.to.list].indices.contains(move.to.index) else {
      return nil
    }
    let other =
      example.meaning == .exchange
      ? model.moving(move) : model.exchanging(move.from, move.to)
    let isNear =
      !move.isTransfer && abs(move.from.index - move.to.index) <= 1
    if (after == other) == isNear { return nil }
    let name = example.meaning == .exchange ? "move" : "exchange"
    return violation(
      of: .exchange,
      expected: isNear
        ? "\(other), as a \(name)" : "not \(other), which is a \(name)")
  }

  /// Judges the law of inverse by the lists after there and back.
  func violationOfInverse(_ lists: [[Int]]) -> Violation? {
    lists == example.before
      ? nil
      : violation(
        of: .inverse, expected: "\(example.before) after there and back",
        actual: "\(lists)")
  }

  /// Judges the law of views by asking for every item and every count.
  func violationOfViews<Strategy: ReorderStrategy>(
    _ strategy: Strategy
  ) -> Violation? where Strategy.Element: Labelled {
    let counts = (0..<strategy.listCount).map { strategy.count(ofList: $0) }
    if counts != after.map({ $0.count }) {
      return violation(
        of: .views, expected: "counts of \(after)", actual: "\(counts)")
    }
    for place in strategy.places {
      let label = strategy[place].label
      if label != self.label(at: place) {
        return violation(
          of: .views, expected: "\(after)",
          actual: "item \(label) at \(place)")
      }
    }
    return nil
  }
}
