/// How a command ends.
package enum ExitCode: Int32, Sendable {
  /// Everything that was asked for was done, and right.
  case success = 0

  /// Something was found to be wrong, or slower than before.
  case failure = 1

  /// Nothing can be said: it gave up, came out otherwise when repeated, or was
  /// too noisy.
  case inconclusive = 2

  /// The command line makes no sense or selects nothing.
  case usage = 64

  /// A file can be read but is not what it should be.
  case badData = 65

  /// A file cannot be read.
  case noInput = 66

  /// The fault is ours, or results could not be written.
  case software = 70

  /// Interrupted by the user.
  case interrupted = 130
}
