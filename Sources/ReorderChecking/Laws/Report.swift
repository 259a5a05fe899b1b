/// What a check found: how much it looked at, and for each broken law the
/// first case that shows it.
public struct Report: Sendable {
  /// The name of the strategy.
  public let strategy: String

  /// The number of cases.
  public internal(set) var caseCount = 0

  /// The first violation of each broken law.
  package private(set) var firstViolations: [Law: Violation] = [:]

  /// Creates a report about a strategy in which nothing was looked at yet.
  package init(strategy: String) { self.strategy = strategy }

  /// The first violation of each broken law, in the order of the laws.
  public var violations: [Violation] {
    firstViolations.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a law was broken.
  public func isBroken(_ law: Law) -> Bool { firstViolations[law] != nil }

  /// Notes a violation, if there is one and it is the first of its law.
  ///
  /// - Parameters:
  ///   - law: The law that was looked at.
  ///   - violation: What was found, or nil; it is not asked for if the law was
  ///     broken already.
  package mutating func note(
    _ law: Law, _ violation: @autoclosure () -> Violation?
  ) {
    if isBroken(law) { return }
    if let violation = violation() { firstViolations[law] = violation }
  }

  /// Adds what another check of the same strategy found later.
  package mutating func add(_ other: Report) {
    caseCount += other.caseCount
    firstViolations.merge(other.firstViolations) { first, _ in first }
  }
}
