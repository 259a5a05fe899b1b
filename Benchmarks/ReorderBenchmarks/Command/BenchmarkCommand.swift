import ReorderChecking
package import ReorderCommandLine

/// The command `reorder-benchmark`.
package enum BenchmarkCommand {
  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind its name.
  ///   - console: Where it writes.
  package static func run(
    _ arguments: [String], _ console: Console
  ) -> ExitCode {
    do throws(CommandError) {
      switch arguments.first {
      case "costs":
        return try CostsCommand.run(arguments.dropFirst(), console)
      case "figures":
        return try FiguresCommand.run(arguments.dropFirst(), console)
      case "compare":
        return try CompareCommand.run(arguments.dropFirst(), console)
      default:
        return try run(CommandLineOptions(arguments), console)
      }
    } catch {
      console.show(error)
      return error.exitCode
    }
  }

  private static func run(
    _ options: CommandLineOptions, _ console: Console
  ) throws(CommandError) -> ExitCode {
    switch options.action {
    case .help: try console.show(CommandDescription.benchmark.help)
    case .version: try console.show(packageVersion + "\n")
    case .list: try console.show(ListText.text)
    case .run: return try measure(options, console)
    }
    return .success
  }

  private static func measure(
    _ options: CommandLineOptions, _ console: Console
  ) throws(CommandError) -> ExitCode {
    var files = try ResultFiles(options)
    Interruption.install()
    let traces = try readTraces(options)
    if MachineContext.isDebugBuild {
      console.warn(
        "this is a debug build, its figures mean nothing; "
          + "use swift run -c release reorder-benchmark.")
    }
    let summaries = summaries(traces)
    func report(_ rows: [Row]) -> Report {
      Report(rows: rows, seed: options.seed, summaries: summaries)
    }
    let run = BenchmarkRun(
      options: options, traces: traces, progress: ProgressLine())
    let rows = run.rows { files.save(report($0)) }
    let whole = report(rows)
    files.save(whole)
    if MachineContext.isDebugBuild {
      try console.show("DEBUG BUILD: THESE FIGURES MEAN NOTHING\n\n")
    }
    // Neither of the two may be lost because the other cannot be written.
    try console.show(whole.text)
    try files.check()
    if whole.exitCode == .failure { return .failure }
    return Interruption.isRequested ? .interrupted : whole.exitCode
  }

  private static func readTraces(
    _ options: CommandLineOptions
  ) throws(CommandError) -> [Trace] {
    var traces: [Trace] = []
    let time = Schedule(maxTime: options.maxTime, sizes: [])
    for path in options.traces {
      traces.append(
        try TraceReader.read(path) { Interruption.isRequested || time.isOver })
    }
    Trace.distinguish(&traces, paths: options.traces)
    return traces
  }

  private static func summaries(_ traces: [Trace]) -> [String: String] {
    var summaries: [String: String] = [:]
    for workload in allWorkloads {
      summaries[workload.name] = workload.summary
    }
    for trace in traces {
      summaries["trace:\(trace.name)"] =
        "\(trace.scenario.script.count) moves, "
        + "\(trace.scenario.counts.count) lists"
    }
    return summaries
  }
}
