import ReorderChecking
import ReorderCommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command `reorder-benchmark`.
package enum BenchmarkCommand {
  /// Runs the command and returns its exit code.
  ///
  /// - Parameter arguments: The arguments behind the name of the command.
  package static func run(_ arguments: [String]) -> Int32 {
    StandardStream.ignoreClosedPipes()
    do throws(CommandError) {
      if arguments.first == "costs" {
        return try CostsCommand.run(arguments.dropFirst(), show: show).rawValue
      }
      if arguments.first == "figures" {
        return try FiguresCommand.run(arguments.dropFirst(), show: show)
          .rawValue
      }
      if arguments.first == "compare" {
        return try CompareCommand.run(arguments.dropFirst(), show: show) {
          StandardStream.error.write("Warning: \($0)\n")
        }.rawValue
      }
      return try run(CommandLineOptions(arguments)).rawValue
    } catch {
      StandardStream.error.write(error.line)
      return error.exitCode.rawValue
    }
  }

  private static func run(
    _ options: CommandLineOptions
  ) throws(CommandError) -> ExitCode {
    switch options.action {
    case .help: try show(CommandDescription.benchmark.help)
    case .version: try show(packageVersion + "\n")
    case .list: try show(ListText.text)
    case .run: return try measure(options)
    }
    return .success
  }

  private static func measure(
    _ options: CommandLineOptions
  ) throws(CommandError) -> ExitCode {
    var files = try ResultFiles(options)
    Interruption.install()
    let traces = try readTraces(options)
    if MachineContext.isDebugBuild { warnAboutDebugBuild() }
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
      try show("DEBUG BUILD: THESE FIGURES MEAN NOTHING\n\n")
    }
    // Neither of the two may be lost because the other cannot be written.
    try show(whole.text)
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

  private static func show(_ text: String) throws(CommandError) {
    if !StandardStream.output.write(text) {
      throw CommandError(
        .software, "The results cannot be written to standard output.")
    }
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

  private static func warnAboutDebugBuild() {
    StandardStream.error.write(
      "Warning: this is a debug build, its figures mean nothing; "
        + "use swift run -c release reorder-benchmark.\n")
  }
}
