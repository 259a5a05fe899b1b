import ReorderCommandLine

/// One of the things that `reorder` does.
protocol Subcommand {
  /// What it is called, what it takes, and what its help says.
  static var description: CommandDescription { get }

  /// Does it.
  ///
  /// - Parameters:
  ///   - given: The arguments behind its name.
  ///   - console: Where results go.
  /// - Throws: Why it cannot go on.
  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode
}

extension Subcommand {
  /// The word that is typed.
  static var name: String {
    String(description.name.split(separator: " ").last ?? "")
  }
}
