package import ReorderCommandLine

extension CommandDescription {
  /// What `reorder-benchmark` takes.
  package static var benchmark: CommandDescription {
    CommandDescription(
      name: "reorder-benchmark",
      overview:
        "Time every strategy of swift-reorder, check its results, and compare "
        + "it with the limit of the memory.",
      "Build it for release: swift run -c release reorder-benchmark. Without "
        + "options it runs a selection in less than a minute.",
      usage: [
        "[<options>]", "compare <old> <new> [<options>]",
        "figures [<options>]",
        "costs [<options>]",
      ],
      options: [
        .strategies, .workloads, .sizes, .elements, .trace, .maxTime, .seed,
        .json, .html, .charts, .quick, .full, .list, .version,
      ],
      exitCodes: [
        (.success, "All that was asked for was measured and right."),
        (.failure, "A strategy gave wrong lists."),
        (.inconclusive, "Not everything could be measured in time or memory."),
        (.usage, "Wrong usage, or nothing is selected."),
        (.badData, "A file holds bad data."),
        (.noInput, "A file cannot be read."),
        (.software, "An internal error, or results could not be written."),
        (.interrupted, "Interrupted; what was measured is shown."),
      ])
  }
}

extension CommandOption {
  static let workloads = CommandOption(
    "workloads", "names", isRepeatable: true,
    "The workloads to run, separated by commas. (default: all; none with "
      + "--trace)")

  static let sizes = CommandOption(
    "sizes", "sizes", isRepeatable: true,
    "The numbers of items, separated by commas, from 10 to 10M. (default: "
      + CommandLineOptions.defaultSizes.map(ListSize.text)
      .joined(separator: ",") + ", and 10M for jump)")

  static let elements = CommandOption(
    "elements", "names", isRepeatable: true,
    "What the lists hold, separated by commas: int, wide, string, object. "
      + "(default: int)")

  static let trace = CommandOption(
    "trace", "file", isRepeatable: true,
    "A file of moves to replay and to check; may be given several times.")

  static let maxTime = CommandOption(
    "max-time", "seconds", "The seconds that the whole run may take.")

  static let seed = CommandOption(
    "seed", "number",
    "The number that the workloads are made from. (default: 1)")

  static let json = CommandOption(
    "json", "file",
    "Also write the results to a file, in the schema of Google Benchmark; "
      + "written again whenever a workload and size is done.")

  static let html = CommandOption(
    "html", "file",
    "Also write the results to a page with charts, which needs nothing else.")

  static let charts = CommandOption(
    "charts", "folder",
    "Also write each chart to a folder, as a picture in SVG.")

  static let quick = CommandOption(
    "quick", "A few seconds: 1k and 100k items, integers.")

  static let full = CommandOption(
    "full", "Everything: up to 10M items, all kinds of elements.")

  static let list = CommandOption(
    "list", "List the strategies and workloads, and which runs which.")
}
