import ReorderChecking
import ReorderCommandLine

/// `reorder fuzz`: random cases with the strategies of the package.
enum Fuzz: Subcommand {
  private static let seed = CommandOption(
    "seed", "number",
    "Repeats all cases exactly. (default: a new one each time)")
  private static let cases = CommandOption(
    "cases", "count",
    "The number of cases, of all shards together. (default: \(usualCases), or "
      + "as many as there is time for)")
  private static let time = CommandOption(
    "time", "seconds", "Stop after so many seconds.")
  private static let shard = CommandOption(
    "shard", "k/n", "Run part k of n parts of the cases. (default: 1/1)")
  private static let regressions = CommandOption(
    "regressions", "file",
    "Run the cases of this file first, and add new failures to it.")

  /// Names the file for the result.
  static let result = CommandOption(
    "json", "file", "Write the result to this file as well.")

  /// The number of cases if neither a number nor a time is given.
  private static let usualCases = 100_000

  static let description = CommandDescription(
    name: "reorder fuzz",
    overview:
      "Run random cases with the strategies and compare with the model.",
    "Shards of one seed have every case once between them, wherever they run; "
      + "reorder merge joins their results.",
    options: [.strategies, seed, cases, time, shard, result, regressions],
    exitCodes: [
      (.success, "All cases were right."),
      (.failure, "A strategy was wrong."),
      (
        .inconclusive,
        "Not all cases were run, or a result did not come again."
      ),
      (.usage, "Wrong usage."),
      (.badData, "The file of regressions holds bad data."),
      (.noInput, "The file of regressions cannot be read."),
      (.interrupted, "Interrupted; what was done is shown and written."),
    ])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let subjects = try subjects(given)
    let limit = try given.seconds(time)
    let count = try given.number(cases, in: 1...(1 << 40))
    let part = try part(given)
    let kept = try given.value(regressions).map {
      path throws(CommandError) in
      try RegressionFile(path: path, for: regressions)
    }
    let output = given.value(result).map { OutputFile(path: $0, for: result) }
    try output?.check(
      differsFrom: given.value(regressions).map { [$0] } ?? [])
    if part != .whole && !given.has(seed) {
      throw CommandError(
        .usage, "\(shard.flag) needs \(seed.flag), the same for every part.")
    }
    let seed = try given.seed(seed) ?? UInt64.random(in: 0...UInt64.max)
    Interruption.install()
    let progress = ProgressLine()
    let clock = ContinuousClock()
    let start = clock.now
    var report = Fuzzer(subjects, seed: seed).run(
      keptFirst: kept?.cases ?? [],
      cases: count ?? (limit == nil ? usualCases : nil), shard: part
    ) { count in
      let elapsed = clock.now - start
      if count % 4096 == 0 { progress.show("\(count) cases") }
      return Interruption.isRequested
        || limit.map { elapsed >= .seconds($0) } ?? false
    }
    progress.clear()
    report.milliseconds = Int((clock.now - start) / .milliseconds(1))
    try kept?.add(report.failures)
    try output?.write("\(report.json)\n")
    try console.show(report.text)
    return Interruption.isRequested ? .interrupted : report.exitCode
  }

  private static func subjects(
    _ given: GivenArguments
  ) throws(CommandError) -> [FuzzSubject] {
    let all = FuzzSubject.all
    guard let names = try given.names(.strategies, in: all.map { $0.name })
    else { return all }
    return all.filter { names.contains($0.name) }
  }

  private static func part(
    _ given: GivenArguments
  ) throws(CommandError) -> Shard {
    guard let text = given.value(shard) else { return .whole }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count == 2, parts.allSatisfy({ $0.isDigits }),
      let number = Int(parts[0]), let count = Int(parts[1]),
      let part = Shard(number: number, of: count)
    else {
      throw CommandError(
        .usage,
        "\(shard.flag): '\(text)' is no part; expected two numbers as in 1/4, "
          + "the second at most \(Shard.greatestCount).")
    }
    return part
  }
}

extension FuzzReport {
  /// What is shown of a run: failures, figures, and the verdict.
  var text: String {
    var lines = failures.map { "\($0)\n" }
    let part =
      shard == .whole ? "" : ", shard \(shard.number) of \(shard.count)"
    lines.append("strategies   \(subjects.joined(separator: ", "))")
    lines.append("cases        \(caseCount) of seed \(seed)\(part)")
    if let rate = casesAMinute { lines.append("a minute     \(rate)") }
    if let items = items.median, let operations = operations.median {
      lines.append(
        "median       \(items) items, \(operations) operations")
    }
    if !missingShards.isEmpty {
      lines.append(
        "missing      "
          + missingShards.map { "shard \($0)" }
          .joined(separator: ", "))
    }
    let reason =
      isStopped && requestedCount != nil
      ? ": stopped before all \(requestedCount ?? 0) cases were run" : ""
    lines.append(
      "verdict      \(verdict.rawValue)"
        + (verdict == .gaveUp ? reason : ""))
    return lines.joined(separator: "\n") + "\n"
  }

  var exitCode: ExitCode {
    switch verdict {
    case .passed: .success
    case .failed: .failure
    case .flaky, .gaveUp: .inconclusive
    }
  }
}
