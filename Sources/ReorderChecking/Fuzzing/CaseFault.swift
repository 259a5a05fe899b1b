/// What a strategy made of a case that it should not have.
public struct CaseFault: Hashable, Sendable {
  /// The number of the operation after which it shows, counted from 0; nil if
  /// the case has none.
  public let operation: Int?

  /// The law that is broken.
  public let law: Law

  /// What should have come of the operation.
  public let expected: String

  /// What came.
  public let actual: String

  /// Creates a fault.
  package init(operation: Int?, law: Law, expected: String, actual: String) {
    self.operation = operation
    self.law = law
    self.expected = expected
    self.actual = actual
  }
}

extension CaseFault: CustomStringConvertible {
  /// The law and the number of the operation, what was expected and what came,
  /// on three lines.
  public var description: String {
    """
    \(law) is broken\(operation.map { " by operation \($0)" } ?? ""): \
    \(law.sentence)
      expected   \(expected)
      actual     \(actual)
    """
  }
}
