import ReorderCommandLine

/// `reorder-benchmark costs`: what is counted instead of timed.
enum CostsCommand {
  static let description = CommandDescription(
    name: "reorder-benchmark costs",
    overview:
      "Count what each strategy writes, compares and allocates.",
    "\(HotPaths.count) moves between random places of a list of "
      + "\(HotPaths.size) integers, always the same: the counts are those of "
      + "every machine.",
    options: [.strategies])

  /// Counts, and returns how the command ends.
  static func run(
    _ arguments: some Sequence<String>, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let given = try GivenArguments(arguments, of: description)
    if given.has(.help) {
      try console.show(description.help)
      return .success
    }
    let all = StrategyNames.all.map { $0.name }
    let names = try given.names(.strategies, in: all) ?? all
    let costs = HotPaths.costs { names.contains($0) }
    try console.show(HotPaths.table(of: costs).text)
    return .success
  }
}
