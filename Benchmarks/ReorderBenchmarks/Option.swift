/// The options of the command, in the order of the help.
enum Option: String, CaseIterable {
  case strategies, workloads, sizes, elements, trace
  case maxTime = "max-time"
  case seed, json
  case moveScripts = "move-scripts"
  case list, version, help

  /// The option as it is typed.
  var flag: String { "--\(rawValue)" }

  /// What stands for its value in the help, or nil if it takes none.
  var valueName: String? {
    switch self {
    case .strategies, .workloads, .elements: "names"
    case .sizes: "sizes"
    case .trace, .json: "file"
    case .maxTime: "seconds"
    case .seed: "number"
    case .moveScripts, .list, .version, .help: nil
    }
  }

  /// What it does, for the help.
  var summary: String {
    switch self {
    case .strategies:
      "The strategies to run, separated by commas. (default: all)"
    case .workloads:
      "The workloads to run, separated by commas. (default: all; none with "
        + "--trace)"
    case .sizes:
      "The numbers of items, separated by commas, from 10 to 10M. (default: "
        + CommandLineOptions.defaultSizes.map(ListSize.text)
        .joined(separator: ",") + ", and 10M for jump)"
    case .elements:
      "What the lists hold, separated by commas: int, wide, string, object. "
        + "(default: int)"
    case .trace:
      "A file of moves to replay and to check; may be given several times."
    case .maxTime:
      "The seconds that the whole run may take."
    case .seed:
      "The number that the workloads are made from. (default: 1)"
    case .json:
      "Also write the results to a file, in the schema of Google Benchmark."
    case .moveScripts:
      "Time how long the shortest move script between two orders takes to find."
    case .list:
      "List the strategies and workloads, and which runs which."
    case .version: "Show the version."
    case .help: "Show help information."
    }
  }
}
