/// One operation that a strategy carried out, beside what was expected of it.
///
/// A trial is judged without the strategy: see its functions, one for each law
/// that can be judged so. Only the law of agreement looks at what the model
/// expects.
public struct Trial: Sendable {
  /// The name of the strategy.
  public let strategy: String

  /// What was done, and what the model makes of it.
  public let example: Example

  /// What the strategy answered.
  public let effect: Effect

  /// The labels after, list by list.
  public let after: [[Int]]

  /// Creates a trial of what a strategy made of an operation.
  public init(
    strategy: String, example: Example, effect: Effect, after: [[Int]]
  ) {
    self.strategy = strategy
    self.example = example
    self.effect = effect
    self.after = after
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
  /// Judges the law of agreement, or for a batch the law of batches: lists and
  /// answer are those of the model.
  ///
  /// - Parameter law: The law that speaks of the operation.
  public func violationOfAgreement(_ law: Law = .agreement) -> Violation? {
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
