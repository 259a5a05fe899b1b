/// Why a command cannot go on: one sentence for people, one code for scripts.
package struct CommandError: Error, Equatable {
  /// How the command ends.
  package let exitCode: ExitCode

  /// One sentence.
  package let message: String

  /// Creates an error.
  ///
  /// - Parameter message: One sentence; control characters in it, which may
  ///   have come from an argument or a file, are shown as escapes.
  package init(_ exitCode: ExitCode, _ message: String) {
    self.exitCode = exitCode
    self.message = message.withVisibleControls
  }

  /// The line that the command writes before it ends.
  package var line: String { "Error: \(message)\n" }
}

extension String {
  /// The text with control characters as escapes, so that it stays one line
  /// and cannot steer a terminal.
  package var withVisibleControls: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format:
        text += scalar.escaped(asASCII: true)
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
