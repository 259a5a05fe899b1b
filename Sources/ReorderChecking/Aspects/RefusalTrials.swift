import Reorder

/// Runs operations under rules and compares what a strategy makes of them with
/// the model of the rules.
struct RefusalTrials<Strategy: RuledStrategy>
where Strategy.Element: LabelledItem {
  var report = Report(strategy: Strategy.name)

  /// What becomes of a move that is forbidden.
  var retarget = Retarget.refuse

  typealias Run = (inout Strategy, ListOperation) -> Effect

  /// Judges each operation on fresh lists, a reorder also by what a hover is
  /// told.
  mutating func judge(
    _ operations: [ListOperation], on shape: Shape, _ rules: Rules,
    by run: Run = { $0.effect(of: $1) }
  ) {
    let before = Strategy(
      labels: shape.labels, rules: rules, retarget: retarget)
    let model = RuledModel(
      shape.labels, rules: rules, retarget: retarget)
    for operation in operations {
      report.caseCount += 1
      var strategy = before
      let effect = run(&strategy, operation)
      var expected = model
      let right = expected.carryOut(
        operation, meaning: Strategy.meaning, newLabel: Example.newLabel)
      report.note(
        .refusal,
        Self.violation(
          after: [operation], on: shape, rules, effect, strategy.labels,
          expected: right, expected.model.lists))
      if case .reorder(let move) = operation {
        report.note(
          .refusal, Self.violation(ofHover: move, before, model, rules))
      }
    }
  }

  /// Judges every reorder after `operation`: rules of items must have followed
  /// their items.
  mutating func judgeMoves(
    after operation: ListOperation, on shape: Shape, _ rules: Rules,
    by run: Run = { $0.effect(of: $1) }
  ) {
    var between = Strategy(
      labels: shape.labels, rules: rules, retarget: retarget)
    _ = run(&between, operation)
    var model = RuledModel(
      shape.labels, rules: rules, retarget: retarget)
    _ = model.carryOut(
      operation, meaning: Strategy.meaning, newLabel: Example.newLabel)
    // A first step that is wrong by itself is judged by itself.
    if between.labels != model.model.lists { return }
    for move in Shape(of: between).reorders(Strategy.meaning) {
      report.caseCount += 1
      var strategy = between
      let outcome = strategy.reorder(from: move.from, to: move.to)
      var expected = model
      let right = expected.carryOut(
        .reorder(move), meaning: Strategy.meaning, newLabel: Example.newLabel)
      report.note(
        .refusal,
        Self.violation(
          after: [operation, .reorder(move)], on: shape, rules,
          .reorder(outcome), strategy.labels,
          expected: right, expected.model.lists))
    }
  }

  private static func violation(
    after operations: [ListOperation], on shape: Shape, _ rules: Rules,
    _ effect: Effect, _ lists: [[Int]],
    expected: Effect, _ expectedLists: [[Int]]
  ) -> Violation? {
    effect == expected && lists == expectedLists
      ? nil
      : Violation(
        law: .refusal, strategy: Strategy.name, lists: shape.labels,
        operations: operations,
        expected: "\(expected), \(expectedLists) under \(rules)",
        actual: "\(effect), \(lists)")
  }

  private static func violation(
    ofHover move: Move, _ strategy: Strategy, _ model: RuledModel,
    _ rules: Rules
  ) -> Violation? {
    // What a drag is told is judged by what becomes of it.
    for intent in [Intent.command, .undo] {
      let answer = strategy.refusal(from: move.from, to: move.to, as: intent)
      let expected = model.refusal(
        of: move, meaning: Strategy.meaning, as: intent)
      if answer != expected {
        return Violation(
          law: .refusal, strategy: Strategy.name, lists: model.model.lists,
          operations: [.reorder(move)],
          expected: "a hover of a \(intent) is told "
            + "\(expected.map { "\($0)" } ?? "yes") under \(rules)",
          actual: answer.map { "\($0)" } ?? "yes")
      }
    }
    return nil
  }
}

extension RuledStrategy where Element: LabelledItem {
  fileprivate init(labels: [[Int]], rules: Rules, retarget: Retarget) {
    self.init(
      labels.map { $0.map { Element(label: $0) } }, rules: rules,
      retarget: retarget)
  }
}
