/// What a command is called and what it takes: all that its help says and that
/// its arguments are read by.
package struct CommandDescription: Sendable {
  /// The name as it is typed, `reorder fuzz`.
  package let name: String

  /// What it does, a paragraph each; the first is the overview.
  package let overview: [String]

  /// What follows the name, a way to call it each: `[<options>] <file>`.
  package let usage: [String]

  /// The commands in this one, each with its summary; none in most.
  package let subcommands: [(name: String, summary: String)]

  /// The arguments that are no options: what stands for each, `<file>`, and
  /// what it is.
  package let arguments: [(label: String, summary: String)]

  /// The greatest number of arguments that are no options.
  package let maximumOperands: Int

  /// Whether everything behind `--` belongs to another command.
  package let takesCommand: Bool

  /// The options without `--help`, which every command has.
  package let options: [CommandOption]

  /// What the exit codes mean; none if they mean what they always do.
  package let exitCodes: [(code: ExitCode, meaning: String)]

  /// Creates the description of a command.
  package init(
    name: String, overview: String..., usage: [String] = ["[<options>]"],
    subcommands: [(name: String, summary: String)] = [],
    arguments: [(label: String, summary: String)] = [],
    maximumOperands: Int? = nil, takesCommand: Bool = false,
    options: [CommandOption] = [],
    exitCodes: [(code: ExitCode, meaning: String)] = []
  ) {
    self.name = name
    self.overview = overview
    self.usage = usage
    self.subcommands = subcommands
    self.arguments = arguments
    self.maximumOperands = maximumOperands ?? arguments.count
    self.takesCommand = takesCommand
    self.options = options
    self.exitCodes = exitCodes
  }

  /// The options with `--help`.
  var allOptions: [CommandOption] { options + [.help] }
}
