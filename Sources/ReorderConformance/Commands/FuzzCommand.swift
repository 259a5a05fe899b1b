import ReorderChecking

extension ConformanceCommands {
  /// `fuzz`: random cases with the strategies of the package.
  package static func fuzz(
    _ arguments: [String], _ console: Console
  ) -> Int32 {
    do throws(CommandFault) {
      if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
        console.output(FuzzHelp.fuzz)
        return 0
      }
      return try fuzz(FuzzOptions(arguments), console)
    } catch {
      return report(error, console)
    }
  }

  private static func fuzz(
    _ options: FuzzOptions, _ console: Console
  ) throws(CommandFault) -> Int32 {
    let subjects = try options.subjects()
    let kept = try options.regressionsPath.map {
      path throws(CommandFault) in try RegressionFile(path: path)
    }
    if let path = options.resultPath { try ResultFile.check(path) }
    let fuzzer = Fuzzer(
      subjects, seed: options.seed ?? UInt64.random(in: 0...UInt64.max))
    let clock = ContinuousClock()
    let start = clock.now
    var shown = start
    var isInterrupted = false
    var report = fuzzer.run(
      keptFirst: kept?.cases ?? [], cases: options.cases, shard: options.shard
    ) { count in
      let now = clock.now
      if now - shown > .milliseconds(200) {
        shown = now
        console.progress?("\(count.grouped) cases")
      }
      isInterrupted = console.isInterrupted()
      let isLate = options.seconds.map { now - start >= .seconds($0) } ?? false
      return isInterrupted || isLate
    }
    console.progress?("")
    report.milliseconds = Int((clock.now - start) / .milliseconds(1))
    try kept?.add(report.failures)
    if let path = options.resultPath { try ResultFile.write(report, to: path) }
    console.output(report.text)
    return isInterrupted ? 130 : report.exitCode
  }

  /// `merge`: joins the results of shards.
  package static func merge(
    _ arguments: [String], _ console: Console
  ) -> Int32 {
    do throws(CommandFault) {
      if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
        console.output(FuzzHelp.merge)
        return 0
      }
      let parsed = try MergeArguments(arguments)
      var shards: [(name: String, report: FuzzReport)] = []
      for path in parsed.paths {
        shards.append((path, try ResultFile.read(path)))
      }
      let report: FuzzReport
      do throws(ShardError) {
        report = try FuzzReport(joining: shards)
      } catch {
        throw .badData("\(error).".capitalizedFirst)
      }
      if let path = parsed.resultPath {
        try ResultFile.write(report, to: path)
      }
      console.output(report.text)
      return report.exitCode
    } catch {
      return self.report(error, console)
    }
  }
}

/// Files to join, and perhaps one for the result.
private struct MergeArguments {
  var paths: [String] = []
  var resultPath: String?

  init(_ arguments: [String]) throws(CommandFault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--json" {
        guard let path = rest.popFirst() else {
          throw .usage("The option --json needs a value.")
        }
        resultPath = path
      } else if argument.hasPrefix("-") {
        throw .usage("There is no option \(argument).")
      } else {
        paths.append(argument)
      }
    }
    if paths.isEmpty { throw .usage("The files to join are missing.") }
  }
}

extension FuzzReport {
  /// What is printed of a run.
  fileprivate var text: String {
    var lines = failures.map { "\($0)\n" }
    let part =
      shard == .whole ? "" : ", shard \(shard.number) of \(shard.count)"
    lines.append("\(caseCount.grouped) cases of seed \(seed)\(part)")
    if let rate = casesAMinute, let items = items.median,
      let operations = operations.median
    {
      lines.append(
        "\(rate.grouped) cases a minute, median \(items) items and "
          + "\(operations) operations")
    }
    lines.append(
      "\(subjects.count) strategies: \(subjects.joined(separator: ", "))")
    if !missingShards.isEmpty {
      lines.append(
        "missing shards: "
          + missingShards.map { "\($0)" }.joined(separator: ", "))
    }
    lines.append(verdict.rawValue)
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate var exitCode: Int32 {
    switch verdict {
    case .passed: 0
    case .failed: 1
    case .flaky, .gaveUp: 2
    }
  }
}

extension Int {
  /// The number with a comma between thousands.
  fileprivate var grouped: String {
    let digits = String(self)
    var text = ""
    for (rank, digit) in digits.enumerated() {
      if rank > 0 && (digits.count - rank) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension String {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
