import ReorderCommandLine

/// `reorder-benchmark figures`: every promise in numbers, measured beside its
/// anchor in one run.
enum FiguresCommand {
  private static let seed = CommandOption(
    "seed", "number",
    "The number that the moves are made from. (default: 1)")

  static let description = CommandDescription(
    name: "reorder-benchmark figures",
    overview:
      "Measure every figure that the package promises, beside its anchor.",
    "Takes half a minute to two on a quiet machine, where alone it means "
      + "something.",
    options: [seed],
    exitCodes: [
      (.success, "Every promise is kept."),
      (.failure, "A promise is missed."),
      (.usage, "Wrong usage."),
      (.interrupted, "Interrupted; what was measured is shown."),
    ])

  /// The groups of figures, each a file of its own.
  private static let groups:
    [(name: String, measure: @Sendable (UInt64) -> [Figure])] = [
      ("one move in an array", SpanFigures.measure),
      ("a counted tree", TreeFigures.measure),
      ("what a tree takes", TreeMemoryFigures.measure),
      ("batches", BatchFigures.measure),
      ("tags", TagFigures.measure),
      ("move scripts", ScriptFigures.measure),
      ("hit tests", HitTestFigures.measure),
      ("drag sessions", SessionFigures.measure),
    ]

  /// Measures, and returns how the command ends.
  static func run(
    _ arguments: some Sequence<String>, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let given = try GivenArguments(arguments, of: description)
    if given.has(.help) {
      try console.show(description.help)
      return .success
    }
    let seed = try given.seed(seed) ?? 1
    Interruption.install()
    if MachineContext.isDebugBuild {
      try console.show("DEBUG BUILD: THESE FIGURES MEAN NOTHING\n\n")
    }
    let progress = ProgressLine()
    var figures: [Figure] = []
    for (number, group) in groups.enumerated() where !Interruption.isRequested {
      progress.show("\(number + 1) of \(groups.count): \(group.name)")
      figures += group.measure(seed)
    }
    progress.clear()
    try console.show(table(of: figures).text + "\nseed \(seed)\n")
    if Interruption.isRequested { return .interrupted }
    return figures.allSatisfy { $0.isKept } ? .success : .failure
  }

  /// The figures as a table.
  static func table(of figures: [Figure]) -> Table {
    var table = Table([
      ("figure", .left), ("measured", .right), ("promised", .right),
      ("", .left), ("made of", .left),
    ])
    for figure in figures {
      let promised =
        switch figure.limit {
        case .atMost(let most): "<= \(Quantity.number(most))"
        case .atLeast(let least): ">= \(Quantity.number(least))"
        case .none: ""
        }
      table.add([
        figure.name, "\(Quantity.number(figure.value)) \(figure.unit)",
        promised, promised == "" ? "" : figure.isKept ? "kept" : "MISSED",
        figure.detail,
      ])
    }
    return table
  }
}
