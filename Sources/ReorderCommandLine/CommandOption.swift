/// One option of a command.
package struct CommandOption: Hashable, Sendable {
  /// The name without the dashes.
  package let name: String

  /// What stands for its value in the help, or nil if it takes none.
  package let valueName: String?

  /// What it does, for the help.
  package let summary: String

  /// Whether it may be given several times.
  package let isRepeatable: Bool

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - name: The name without the dashes.
  ///   - valueName: What stands for its value in the help, or nil if it takes
  ///     none.
  ///   - isRepeatable: Whether it may be given several times.
  ///   - summary: What it does, in whole sentences.
  package init(
    _ name: String, _ valueName: String? = nil, isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.valueName = valueName
    self.summary = summary
    self.isRepeatable = isRepeatable
  }

  /// The option as it is typed.
  package var flag: String { "--\(name)" }

  /// Creates an option without a value.
  package init(_ name: String, _ summary: String) {
    self.init(name, nil, summary)
  }

  /// Selects strategies by name.
  package static let strategies = CommandOption(
    "strategies", "names", isRepeatable: true,
    "The strategies to run, separated by commas. (default: all)")

  /// Asks for the version.
  package static let version = CommandOption("version", "Show the version.")

  /// Asks for the help, also as `-h`.
  package static let help = CommandOption("help", "Show help information.")
}
