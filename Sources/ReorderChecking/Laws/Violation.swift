/// A law that a strategy broke, and the case that shows it.
public struct Violation: Error, Hashable, Sendable {
  /// The broken law.
  public let law: Law

  /// The name of the strategy.
  public let strategy: String

  /// The labels of the items before, list by list.
  public let lists: [[Int]]

  /// What was done, in order.
  package let operations: [ListOperation]

  /// What should have come.
  public let expected: String

  /// What came.
  public let actual: String

  /// The number of items in all lists: the size of the case.
  public var itemCount: Int { lists.reduce(0) { $0 + $1.count } }
}

extension Violation: CustomStringConvertible {
  /// A report that a reader can paste: the lists, the operations, what should
  /// have come and what came.
  public var description: String {
    """
    \(strategy) breaks \(law): \(law.sentence)
      lists      \(lists)
      operations \(operations.map(\.description).joined(separator: "; "))
      expected   \(expected)
      actual     \(actual)
    """
  }
}
