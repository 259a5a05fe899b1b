package import ReorderCommandLine

/// The command `reorder`.
package enum ReorderCommand {
  /// Everything it does, in the order of the help.
  static var subcommands: [any Subcommand.Type] {
    [
      Strategies.self,
      Explain.self,
      Replay.self,
      Film.self,
      Vectors.self,
      Conform.self,
      Port.self,
      Fuzz.self,
      Merge.self,
    ]
  }

  static let description = CommandDescription(
    name: "reorder",
    overview:
      "Explain, check and fuzz reorder code, in Swift or in any language.",
    usage: ["<subcommand> [<options>]"],
    subcommands: subcommands.map {
      ($0.name, $0.description.overview.first ?? "")
    },
    options: [.version])

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind its name.
  ///   - console: Where it writes.
  package static func run(
    _ arguments: [String], _ console: Console
  ) -> ExitCode {
    do throws(CommandError) {
      return try dispatch(arguments, console)
    } catch {
      console.show(error)
      return error.exitCode
    }
  }

  private static func dispatch(
    _ arguments: [String], _ console: Console
  ) throws(CommandError) -> ExitCode {
    switch arguments.first {
    case "--help", "-h":
      try console.show(description.help)
    case "--version":
      try console.show(packageVersion + "\n")
    case "help" where arguments.count == 1:
      try console.show(description.help)
    case "help":
      try console.show(subcommand(arguments[1]).description.help)
    case let name?:
      let subcommand = try subcommand(name)
      let given = try GivenArguments(
        arguments.dropFirst(), of: subcommand.description)
      if !given.has(.help) { return try subcommand.run(given, console) }
      try console.show(subcommand.description.help)
    case nil:
      throw CommandError(
        .usage, "A subcommand is missing; there are \(names).")
    }
    return .success
  }

  private static func subcommand(
    _ name: String
  ) throws(CommandError) -> any Subcommand.Type {
    if let found = subcommands.first(where: { $0.name == name }) {
      return found
    }
    let hint =
      NearestName.suggestion(for: name, in: subcommands.map { $0.name })
      .map { "did you mean '\($0)'?" } ?? "there are \(names)."
    throw CommandError(.usage, "Unknown subcommand '\(name)'; \(hint)")
  }

  private static var names: String {
    subcommands.map { $0.name }.joined(separator: ", ")
  }
}
