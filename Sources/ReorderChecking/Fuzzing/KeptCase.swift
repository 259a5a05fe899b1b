/// A case that once failed, as one line of a file that is replayed first.
///
///     {"case":{...},"strategy":"Rotation","seed":"1","version":"0.1.0"}
///
/// The case itself is kept, so that it stays the same when the decoder changes.
public struct KeptCase: Hashable, Sendable {
  /// The case, made small.
  public let aCase: Case

  /// The name of the strategy that failed.
  public let strategy: String

  /// The seed of the run that found it.
  public let seed: UInt64

  /// The version of the package that found it.
  public let version: String

  /// Creates a kept case.
  public init(_ aCase: Case, strategy: String, seed: UInt64, version: String) {
    self.aCase = aCase
    self.strategy = strategy
    self.seed = seed
    self.version = version
  }

  /// Keeps the smallest case of a failure.
  public init(_ failure: FuzzFailure, version: String) {
    self.init(
      failure.smallest, strategy: failure.strategy, seed: failure.seed,
      version: version)
  }

  /// The JSON form. The seed is a text, because it may be greater than 2^53.
  package var json: JSONValue {
    [
      "case": aCase.json, "strategy": .string(strategy),
      "seed": .string("\(seed)"), "version": .string(version),
    ]
  }

}

extension KeptCase: CustomStringConvertible {
  /// The case as a line of a file that ``read(_:file:)`` reads.
  public var description: String { "\(json)" }
}

extension KeptCase {
  /// Reads a kept case from its JSON form.
  package init(json: JSONValue) throws(CaseFormatError) {
    let object = try JSONObject(
      json, at: "", keys: ["case", "strategy", "seed", "version"])
    let seed = try object.require("seed").seed
    self.init(
      try object.require("case").aCase,
      strategy: try object.require("strategy").string, seed: seed,
      version: try object.require("version").string)
  }
}

/// Where and why a file of kept cases cannot be read.
public struct KeptCaseError: Error, Hashable, Sendable,
  CustomStringConvertible
{
  /// The name of the file.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// What is wrong there.
  public let problem: String

  /// The file, the line and the problem.
  public var description: String { "\(file):\(line): \(problem)" }
}

extension KeptCase {
  /// Reads a file of kept cases, one on each line; empty lines are left out.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - file: Its name, for errors.
  /// - Returns: The cases with their lines, counted from 1.
  /// - Throws: ``KeptCaseError`` for the first line that is no kept case.
  public static func read(
    _ text: String, file: String
  ) throws(KeptCaseError) -> [(line: Int, kept: KeptCase)] {
    var cases: [(line: Int, kept: KeptCase)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where !line.allSatisfy({ $0.isWhitespace }) {
      let number = index + 1
      do {
        let json = try JSONValue(parsing: String(line))
        cases.append((number, try KeptCase(json: json)))
      } catch let error as JSONError {
        throw KeptCaseError(
          file: file, line: number,
          problem: "column \(error.column): \(error.problem)")
      } catch {
        throw KeptCaseError(file: file, line: number, problem: "\(error)")
      }
    }
    return cases
  }
}

extension Fuzzer {
  /// Runs kept cases first, each with every subject,
  /// then random ones as ``run(cases:shard:until:)`` does.
  ///
  /// - Parameters:
  ///   - kept: Cases with their lines, see ``KeptCase/read(_:file:)``.
  ///   - count: The number of random cases of all shards together, or nil.
  ///   - shard: The part of them to run; kept cases are run by every shard.
  ///   - shouldStop: Whether to stop; see ``run(cases:shard:until:)``.
  public func run(
    keptFirst kept: [(line: Int, kept: KeptCase)], cases count: Int? = nil,
    shard: Shard = .whole, until shouldStop: (Int) -> Bool = { _ in false }
  ) -> FuzzReport {
    var failures: [FuzzFailure] = []
    for (line, kept) in kept {
      let found = replay(kept.aCase, origin: .kept(line: line))
      for failure in found
      where !failures.contains(where: { $0.strategy == failure.strategy }) {
        failures.append(failure)
      }
    }
    let failed = Set(failures.map { $0.strategy })
    let rest = Fuzzer(
      subjects.filter { !failed.contains($0.name) }, seed: seed,
      limits: limits, shrinkBudget: shrinkBudget)
    let random = rest.run(cases: count, shard: shard, until: shouldStop)
    var report = random
    report.subjects = subjects.map { $0.name }
    report.caseCount += kept.count
    report.failures = failures + random.failures
    return report
  }
}
