package import ReorderCommandLine

/// What the command line asks for.
package struct CommandLineOptions: Equatable, Sendable {
  /// What the command is to do.
  package enum Action: Sendable {
    case run, list, version, help
  }

  /// The sizes that most workloads run with if none are given.
  static let defaultSizes = [1_000, 100_000, 1_000_000]

  /// The sizes of `--quick`.
  static let quickSizes = [1_000, 100_000]

  /// The sizes of `--full`.
  static let fullSizes = [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  package var action = Action.run

  /// The names of the strategies to run, as they are spelt in the package.
  package var strategies = StrategyNames.all.map { $0.name }

  /// The names of the workloads to run.
  package var workloads = allWorkloads.map { $0.name }

  /// The numbers of items, ascending, or nil for those of each workload.
  package var sizes: [Int]?

  package var elements = [ElementKind.int]

  /// The paths of trace files.
  package var traces: [String] = []

  /// The seconds for the whole run, or nil if there is no limit.
  package var maxTime: Double?

  package var seed: UInt64 = 1

  /// Where to write the results as JSON, or nil.
  package var json: String?

  /// Where to write the results as a page, or nil.
  package var html: String?

  /// The folder to write the charts to, or nil.
  package var charts: String?

  /// Reads the arguments behind the name of the command.
  ///
  /// - Throws: The first thing that is wrong, with the exit code for wrong
  ///   usage. `--help` and `--version` win over anything that is wrong behind
  ///   them.
  package init(_ arguments: [String]) throws(CommandError) {
    let given = try GivenArguments(arguments, of: .benchmark)
    if given.has(.help) {
      action = .help
    } else if given.has(.version) {
      action = .version
    } else {
      if given.has(.list) { action = .list }
      try select(given)
      try checkSelection()
    }
  }

  private mutating func select(
    _ given: GivenArguments
  ) throws(CommandError) {
    if let names = try given.names(.strategies, in: strategies) {
      strategies = names
    }
    traces = given.values(.trace)
    for (index, path) in traces.enumerated()
    where traces[..<index].contains(path) {
      throw CommandError(.usage, "--trace: \(path) is given twice.")
    }
    if let names = try given.names(.workloads, in: workloads) {
      workloads = names
    } else if !traces.isEmpty {
      workloads = []
    }
    if given.has(.full) { elements = ElementKind.allCases }
    let kinds = ElementKind.allCases.map { $0.rawValue }
    if let names = try given.names(.elements, in: kinds) {
      elements = names.compactMap { ElementKind(rawValue: $0) }
    }
    try selectAmount(given)
    if let sizes = try ListSize.sizes(given) { self.sizes = sizes }
    maxTime = try given.seconds(.maxTime)
    if let seed = try given.seed(.seed) { self.seed = seed }
    json = given.value(.json)
    html = given.value(.html)
    charts = given.value(.charts)
    if charts == "" {
      throw CommandError(.usage, "--charts names no folder.")
    }
    if let json, json == html {
      throw CommandError(.usage, "--html and --json name the same file.")
    }
  }

  /// Takes over `--quick` and `--full`, which what is named goes before.
  private mutating func selectAmount(
    _ given: GivenArguments
  ) throws(CommandError) {
    switch (given.has(.quick), given.has(.full)) {
    case (true, true):
      throw CommandError(.usage, "Say either --quick or --full.")
    case (true, false): sizes = Self.quickSizes
    case (false, true): sizes = Self.fullSizes
    case (false, false): break
    }
  }

  private func checkSelection() throws(CommandError) {
    if action != .run || !traces.isEmpty { return }
    let isAnyRun = allWorkloads.contains { workload in
      workloads.contains(workload.name)
        && StrategyNames.all.contains {
          strategies.contains($0.name) && $0.meaning == workload.meaning
        }
    }
    if !isAnyRun {
      throw CommandError(
        .usage,
        "Nothing is selected: "
          + strategies.joined(separator: ", ") + " does not run "
          + workloads.joined(separator: ", ")
          + "; --list shows which strategy runs which workload.")
    }
  }
}
