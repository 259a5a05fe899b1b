/// How the command ends.
package enum ExitCode: Int32, Sendable {
  /// Everything that was asked for was measured and right.
  case success = 0

  /// A strategy gave wrong lists.
  case failure = 1

  /// Something that was asked for could not be measured.
  case inconclusive = 2

  /// The command line makes no sense or selects nothing.
  case usage = 64

  /// A file can be read but is not what it should be.
  case badData = 65

  /// A file cannot be read.
  case noInput = 66

  /// The fault is ours.
  case software = 70

  /// Interrupted by the user.
  case interrupted = 130
}

/// Why the command cannot go on: one sentence for people, one code for scripts.
package struct CommandError: Error, Equatable {
  package let exitCode: ExitCode
  package let message: String

  package init(_ exitCode: ExitCode, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }
}
