/// Where a command writes, and where it reads lines from.
package struct Console {
  /// Takes results.
  package var output: (String) -> Void

  /// Takes errors.
  package var error: (String) -> Void

  /// Returns the next line of the input without its end; nil at the end.
  package var line: () -> [UInt8]?

  /// Shows how far a long run is, in place of what it showed before; nil where
  /// nobody looks.
  package var progress: ((String) -> Void)?

  /// Whether the run shall end here.
  package var isInterrupted: () -> Bool = { false }

  /// Creates a console.
  package init(
    output: @escaping (String) -> Void, error: @escaping (String) -> Void,
    line: @escaping () -> [UInt8]? = { nil }
  ) {
    self.output = output
    self.error = error
    self.line = line
  }
}

/// Why a command cannot go on.
struct CommandFault: Error {
  /// The exit code.
  var code: Int32

  /// One sentence.
  var message: String

  static func usage(_ message: String) -> CommandFault {
    CommandFault(
      code: 64, message: message + " (--help shows what there is)")
  }

  static func badData(_ message: String) -> CommandFault {
    CommandFault(code: 65, message: message)
  }

  static func unreadable(_ message: String) -> CommandFault {
    CommandFault(code: 66, message: message)
  }
}

/// Options with values, and what is left.
struct ParsedArguments {
  private(set) var values: [String: String] = [:]
  private(set) var rest: [String] = []

  /// Takes `arguments` apart; everything behind `--` is left as it is.
  ///
  /// - Parameter options: The options, each of which has a value.
  init(
    _ arguments: [String], options: [String]
  ) throws(CommandFault) {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        rest = Array(arguments[index...])
        return
      }
      let parts = argument.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map { String($0) }
      guard options.contains(parts[0]) else {
        throw .usage(
          argument.hasPrefix("-")
            ? "There is no option \(argument)."
            : "Unexpected argument \"\(argument)\".")
      }
      if values[parts[0]] != nil {
        throw .usage("The option \(parts[0]) comes twice.")
      }
      if parts.count == 2 {
        values[parts[0]] = parts[1]
      } else if index < arguments.count, arguments[index] != "--" {
        values[parts[0]] = arguments[index]
        index += 1
      } else {
        throw .usage("The option \(parts[0]) needs a value.")
      }
    }
  }

  /// The whole number that an option has.
  func number(
    _ option: String, in range: ClosedRange<Int>, default value: Int
  ) throws(CommandFault) -> Int {
    guard let text = values[option] else { return value }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(option) needs a number from \(range.lowerBound) to "
          + "\(range.upperBound), not \"\(text)\".")
    }
    return number
  }
}
