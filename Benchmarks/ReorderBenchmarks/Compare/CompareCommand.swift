import ReorderCommandLine

/// `reorder-benchmark compare`: what changed between two runs.
enum CompareCommand {
  static let failOn = CommandOption(
    "fail-on", "verdict",
    "Exit with 1 if a row has this verdict, or has lost its time: regressed.")

  static var description: CommandDescription {
    CommandDescription(
      name: "reorder-benchmark compare",
      overview: "Compare two files that --json wrote, row by row.",
      "A row regressed or improved only if p < 0.05 and the whole interval of "
        + "the ratio lies outside the noise of the runs themselves.",
      usage: ["<old> <new> [<options>]"],
      arguments: [
        ("<old>", "The results before."), ("<new>", "The results after."),
      ],
      options: [failOn],
      exitCodes: [
        (.success, "Compared, and nothing that --fail-on names."),
        (.failure, "A row has the verdict that --fail-on names."),
        (.inconclusive, "Too noisy, or no row is in both files."),
        (.usage, "Wrong usage."),
        (.badData, "A file holds bad data."),
        (.noInput, "A file cannot be read."),
      ])
  }

  /// Compares, and returns how the command ends.
  static func run(
    _ arguments: some Sequence<String>, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let given = try GivenArguments(arguments, of: description)
    if given.has(.help) {
      try console.show(description.help)
      return .success
    }
    let isFailing = try given.names(failOn, in: ["regressed"]) != nil
    guard given.operands.count == 2 else {
      throw CommandError(.usage, "Two files are needed, the old and the new.")
    }
    let old = try RecordedResults.read(given.operands[0])
    let new = try RecordedResults.read(given.operands[1])
    for (path, results) in zip(given.operands, [old, new])
    where results.isDebugBuild {
      console.warn(
        "\(path) comes from a debug build, its figures mean nothing.")
    }
    let comparison = Comparison(old: old, new: new)
    try console.show(comparison.text)
    let hasRegressed = comparison.count(.regressed) > 0
    if isFailing && (hasRegressed || !comparison.lost.isEmpty) {
      return .failure
    }
    return comparison.isTooNoisy ? .inconclusive : .success
  }
}
