import Foundation
import ReorderChecking
import ReorderCommandLine

/// A file with cases that once failed, one a line; it need not be there yet.
struct RegressionFile {
  /// The cases with their lines.
  let cases: [(line: Int, kept: KeptCase)]

  private let text: String
  private let output: OutputFile

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - option: The option that named it.
  init(path: String, for option: CommandOption) throws(CommandError) {
    output = OutputFile(path: path, for: option)
    try output.check()
    if FileManager.default.fileExists(atPath: path) {
      text = String(
        decoding: try InputFile.bytes(atPath: path), as: UTF8.self)
    } else {
      text = ""
    }
    do throws(KeptCaseError) {
      cases = try KeptCase.read(text, file: path)
    } catch {
      throw CommandError(.badData, "\(error).")
    }
  }

  /// Adds the failures of random cases that are not there yet; without any the
  /// file stays as it is.
  func add(_ failures: [FuzzFailure]) throws(CommandError) {
    var lines = ""
    for failure in failures {
      guard case .random = failure.origin else { continue }
      let isThere = cases.contains {
        $0.kept.aCase == failure.smallest
          && $0.kept.strategy == failure.strategy
      }
      if !isThere {
        lines += "\(KeptCase(failure, version: packageVersion))\n"
      }
    }
    if lines.isEmpty { return }
    let isComplete = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    try output.write(text + (isComplete ? "" : "\n") + lines)
  }
}
