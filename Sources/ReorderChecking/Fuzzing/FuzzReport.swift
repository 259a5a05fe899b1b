/// What a run of the fuzzer found.
public struct FuzzReport: Hashable, Sendable {
  /// What is said of the run as a whole.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Every case that was asked for was run, and all were right.
    case passed

    /// A strategy gave a wrong result, and again when asked again.
    case failed

    /// A strategy gave another result when asked again, and nothing failed
    /// otherwise.
    case flaky

    /// Not all that was asked for was run, or nothing at all.
    case gaveUp = "gave up"
  }

  /// The names of the strategies.
  public internal(set) var subjects: [String]

  /// The seed of all cases.
  public let seed: UInt64

  /// The part of the cases that was run.
  public let shard: Shard

  /// The number of cases of all shards that was asked for, or nil for as many
  /// as there was time for.
  public let requestedCount: Int?

  /// The number of cases that were run, kept ones included.
  package(set) public var caseCount = 0

  /// The numbers of items at the start of the random cases that were run.
  package var items = Tally()

  /// The numbers of operations of the random cases that were run.
  package var operations = Tally()

  /// What failed, at most once for each strategy.
  package(set) public var failures: [FuzzFailure] = []

  /// Whether the run was stopped before its end.
  package(set) public var isStopped = false

  /// How long the run took, if whoever had a clock noted it; of joined shards
  /// the sum.
  package(set) public var milliseconds: Int?

  /// The shards that were not there when the results of all were joined.
  public internal(set) var missingShards: [Int] = []

  /// Creates the report of a run that has not begun.
  package init(
    subjects: [String], seed: UInt64, shard: Shard, requestedCount: Int?
  ) {
    self.subjects = subjects
    self.seed = seed
    self.shard = shard
    self.requestedCount = requestedCount
  }

  /// What is said of the run as a whole.
  public var verdict: Verdict {
    if failures.contains(where: { !$0.isFlaky }) { return .failed }
    if !failures.isEmpty { return .flaky }
    let isShort =
      isStopped && requestedCount != nil || !missingShards.isEmpty
    return caseCount == 0 || isShort || subjects.isEmpty ? .gaveUp : .passed
  }

  /// The number of cases that so much would be in a minute, if it is known how
  /// long they took.
  public var casesAMinute: Int? {
    milliseconds.map {
      Int(Double(caseCount) * 60_000 / Double(Swift.max(1, $0)))
    }
  }
}
