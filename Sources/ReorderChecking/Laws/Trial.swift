/// One operation that a strategy carried out, beside what was expected of it.
///
/// A trial is judged without the strategy: see its functions, one for each law
/// that can be judged so. Only the law of agreement looks at what the model
/// expects.
package struct Trial: Sendable {
  /// The name of the strategy.
  package let strategy: String

  /// What was done, and what the model makes of it.
  package let example: Example

  /// What the strategy answered.
  package let effect: Effect

  /// The labels after, list by list.
  package let after: [[Int]]

  /// Creates a trial of what a strategy made of an operation.
  package init(
    strategy: String, example: Example, effect: Effect, after: [[Int]]
  ) {
    self.strategy = strategy
    self.example = example
    self.effect = effect
    self.after = after
  }

  /// Whether the lists have the lengths that they should, so that what should
  /// come next is legal.
  var hasRightLengths: Bool {
    after.map { $0.count } == example.after.map { $0.count }
  }

  func violation(
    of law: Law, expected: @autoclosure () -> String, actual: String? = nil
  ) -> Violation {
    Violation(
      law: law, strategy: strategy, lists: example.before,
      operations: [example.operation], expected: expected(),
      actual: actual ?? "\(after)")
  }
}

extension Trial {
  /// Judges by the model, whichever law says what the operation does: lists
  /// and answer are the model's.
  package func violationOfAgreement() -> Violation? {
    let law = Law(of: example.operation)
    if after != example.after {
      return violation(of: law, expected: "\(example.after)")
    }
    if effect != example.effect {
      return violation(
        of: law, expected: "\(example.effect)", actual: "\(effect)")
    }
    return nil
  }
}
