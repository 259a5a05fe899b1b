/// The arguments as they were typed, taken apart as a command says.
package struct GivenArguments: Sendable {
  /// The arguments that are no options, in order.
  package private(set) var operands: [String] = []

  /// What stands behind `--`, for a command that takes another.
  package private(set) var command: [String] = []

  private var given: [CommandOption: [String]] = [:]

  /// Takes arguments apart.
  ///
  /// `--help` and `--version` win over anything that is wrong behind them.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the name of the command.
  ///   - description: What the command takes.
  /// - Throws: The first thing that is wrong, as wrong usage.
  package init(
    _ arguments: some Sequence<String>, of description: CommandDescription
  ) throws(CommandError) {
    var rest = Array(arguments)[...]
    // Behind -- nothing is an option, as everywhere.
    var isPastOptions = false
    while let argument = rest.popFirst() {
      if argument == "--" && description.takesCommand && !isPastOptions {
        command = Array(rest)
        return
      }
      if argument == "--" {
        isPastOptions = true
      } else if argument.hasPrefix("-") && argument != "-" && !isPastOptions {
        let option = try read(argument, &rest, description)
        if option == .help || option == .version { return }
      } else if operands.count < description.maximumOperands {
        operands.append(argument)
      } else {
        throw CommandError(.usage, "Unexpected argument '\(argument)'.")
      }
    }
  }

  /// Reads one option, and its value from what follows.
  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>,
    _ description: CommandDescription
  ) throws(CommandError) -> CommandOption {
    let parts = argument.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    let options = description.allOptions
    let found = flag == "-h" ? .help : options.first { $0.flag == flag }
    guard let option = found else {
      let hint =
        NearestName.suggestion(for: flag, in: options.map { $0.flag })
        .map { "; did you mean '\($0)'?" } ?? "; --help shows the options."
      throw CommandError(.usage, "Unknown option '\(flag)'\(hint)")
    }
    let isNew = given.updateValue(given[option] ?? [], forKey: option) == nil
    if !isNew && !option.isRepeatable {
      throw CommandError(.usage, "The option '\(flag)' is given twice.")
    }
    if let valueName = option.valueName {
      if parts.count == 2 {
        given[option]?.append(String(parts[1]))
      } else if let value = rest.first, !value.hasPrefix("--") {
        given[option]?.append(value)
        rest.removeFirst()
      } else {
        throw CommandError(
          .usage, "Missing value for '\(flag) <\(valueName)>'.")
      }
    } else if parts.count == 2 {
      throw CommandError(.usage, "The option '\(flag)' takes no value.")
    }
    return option
  }

  /// Whether an option was given.
  package func has(_ option: CommandOption) -> Bool { given[option] != nil }

  /// The values of an option, in order; none if it was not given.
  package func values(_ option: CommandOption) -> [String] {
    given[option] ?? []
  }

  /// The value of an option, or nil if it was not given.
  package func value(_ option: CommandOption) -> String? {
    given[option]?.last
  }
}
