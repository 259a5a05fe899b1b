import Foundation

/// The command, run as a child process.
struct BenchmarkProcess {
  let exitCode: Int32
  let output: String
  let error: String

  /// The executable lies beside the one that runs the tests.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("reorder-benchmark")
  }

  /// Runs the command to its end.
  ///
  /// - Parameter whileRunning: Called once the process has been started.
  init(
    _ arguments: [String], whileRunning: (Process) throws -> Void = { _ in }
  ) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    let pipes = (output: Pipe(), error: Pipe())
    process.standardOutput = pipes.output
    process.standardError = pipes.error
    try process.run()
    try whileRunning(process)
    // Errors are a line or two and fit the pipe's buffer.
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    let error = pipes.error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    self.output = String(decoding: output, as: UTF8.self)
    self.error = String(decoding: error, as: UTF8.self)
  }
}
