/// Runs random cases with any number of strategies and compares each with the
/// model; what fails is made as small as it gets.
///
///     let fuzzer = Fuzzer(FuzzSubject.all, seed: 1)
///     let report = fuzzer.run(cases: 10_000)
///     for failure in report.failures { print(failure) }
///
/// There is no clock in here: whoever has one passes a condition to stop.
public struct Fuzzer {
  /// What is fuzzed.
  public let subjects: [FuzzSubject]

  /// Repeats all cases exactly.
  public let seed: UInt64

  /// How large the cases are.
  package let limits: CaseLimits

  /// How many cases are tried to make a failing one smaller.
  public let shrinkBudget: Int

  /// Creates a fuzzer.
  ///
  /// - Parameters:
  ///   - subjects: What is fuzzed.
  ///   - seed: Repeats all cases exactly.
  ///   - shrinkBudget: How many cases are tried to make a failing one smaller.
  public init(
    _ subjects: [FuzzSubject], seed: UInt64, shrinkBudget: Int = 5_000
  ) {
    self.init(
      subjects, seed: seed, limits: CaseLimits(), shrinkBudget: shrinkBudget)
  }

  /// Creates a fuzzer with cases of another size.
  package init(
    _ subjects: [FuzzSubject], seed: UInt64, limits: CaseLimits,
    shrinkBudget: Int = 5_000
  ) {
    self.subjects = subjects
    self.seed = seed
    self.limits = limits
    self.shrinkBudget = shrinkBudget
  }

  /// Runs cases until all are run, every subject has failed, or it is time to
  /// stop.
  ///
  /// A subject that has failed is left out of what follows.
  ///
  /// - Parameters:
  ///   - count: The number of cases of all shards together, or nil for as many
  ///     as there is time for.
  ///   - shard: The part of them to run.
  ///   - shouldStop: Asked before every 64th case, with the number of cases
  ///     that were run.
  public func run(
    cases count: Int? = nil, shard: Shard = .whole,
    until shouldStop: (Int) -> Bool = { _ in false }
  ) -> FuzzReport {
    var report = FuzzReport(
      subjects: subjects.map { $0.name }, seed: seed, shard: shard,
      requestedCount: count)
    var rest = subjects
    var number = shard.number - 1
    while number < count ?? .max && !rest.isEmpty {
      if report.caseCount % 64 == 0 && shouldStop(report.caseCount) {
        report.isStopped = true
        break
      }
      var choices = RandomChoices(seed: seed, case: number)
      let expected = ExpectedCase.decode(&choices, within: limits)
      report.caseCount += 1
      report.items.add(expected.firstNewLabel)
      report.operations.add(expected.aCase.operations.count)
      rest.removeAll { subject in
        guard let fault = subject.fault(in: expected) else { return false }
        report.failures.append(
          failure(of: subject, fault, expected.aCase, .random(number)))
        return true
      }
      number += shard.count
    }
    return report
  }

  /// Runs one case with every subject.
  ///
  ///     try fuzzer.replay(Case(parsing: text))     // [] if all are right
  ///
  /// - Parameters:
  ///   - aCase: A case whose rules make sense for its lists.
  ///   - origin: Where the case comes from.
  public func replay(_ aCase: Case, origin: FuzzFailure.Origin = .given)
    -> [FuzzFailure]
  {
    let expected = ExpectedCase(aCase)
    return subjects.compactMap { subject in
      subject.fault(in: expected).map {
        failure(of: subject, $0, aCase, origin)
      }
    }
  }

  private func failure(
    of subject: FuzzSubject, _ fault: CaseFault, _ aCase: Case,
    _ origin: FuzzFailure.Origin
  ) -> FuzzFailure {
    var shrinker = Shrinker(
      aCase, fault: fault, budget: shrinkBudget
    ) { subject.fault(in: $0) }
    shrinker.run()
    let again = subject.fault(in: ExpectedCase(shrinker.smallest))
    return FuzzFailure(
      strategy: subject.name, seed: seed, origin: origin, found: aCase,
      smallest: shrinker.smallest, fault: shrinker.fault, runs: shrinker.runs,
      isSmallest: shrinker.isFinished, isFlaky: again != shrinker.fault)
  }
}

/// A part of the cases of a seed: of every `count` of them one.
///
/// The shards 1 to n of n have every case once.
public struct Shard: Hashable, Sendable {
  /// The number of this part, from 1.
  public let number: Int

  /// The number of parts.
  public let count: Int

  /// All cases in one part.
  public static let whole = Shard(number: 1, of: 1)!

  /// The greatest number of parts.
  public static let greatestCount = 1_000_000

  /// Creates the shard, or nil if there is no such part.
  public init?(number: Int, of count: Int) {
    guard number >= 1, number <= count, count <= Self.greatestCount else {
      return nil
    }
    self.number = number
    self.count = count
  }
}
