import Foundation
import ReorderChecking

/// A file with the result of a run of the fuzzer.
enum ResultFile {
  /// Looks before a long run whether the file can be written at its end.
  static func check(_ path: String) throws(CommandFault) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if !FileManager.default.isWritableFile(atPath: folder) {
      throw .unreadable("The file \(path) cannot be written.")
    }
  }

  static func read(_ path: String) throws(CommandFault) -> FuzzReport {
    let bytes = try VectorDirectory.bytes(atPath: path)
    do {
      return try FuzzReport(
        json: JSONValue(parsing: String(decoding: bytes, as: UTF8.self)))
    } catch let error as JSONError {
      throw .badData("\(path):\(error.line):\(error.column): \(error.problem).")
    } catch {
      throw .badData("\(path): \(error).")
    }
  }

  static func write(
    _ report: FuzzReport, to path: String
  ) throws(CommandFault) {
    try replace(path, by: "\(report.json)\n")
  }

  /// Writes the whole file or leaves the old one.
  fileprivate static func replace(
    _ path: String, by text: String
  ) throws(CommandFault) {
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unreadable("The file \(path) cannot be written.")
    }
  }
}

/// A file with cases that once failed, one a line; it need not be there yet.
struct RegressionFile {
  let cases: [(line: Int, kept: KeptCase)]

  private let path: String
  private let text: String

  init(path: String) throws(CommandFault) {
    self.path = path
    let isThere = FileManager.default.fileExists(atPath: path)
    text =
      isThere
      ? String(
        decoding: try VectorDirectory.bytes(atPath: path), as: UTF8.self) : ""
    if !isThere { try ResultFile.check(path) }
    do throws(KeptCaseError) {
      cases = try KeptCase.read(text, file: path)
    } catch {
      throw .badData("\(error).")
    }
  }

  /// Adds the failures of random cases that are not there yet.
  func add(_ failures: [FuzzFailure]) throws(CommandFault) {
    var lines = ""
    for failure in failures {
      guard case .random = failure.origin else { continue }
      let isThere = cases.contains {
        $0.kept.aCase == failure.smallest
          && $0.kept.strategy == failure.strategy
      }
      if !isThere {
        lines += "\(KeptCase(failure, version: ReferencePort.version).json)\n"
      }
    }
    if lines.isEmpty { return }
    let isComplete = text.isEmpty || text.hasSuffix("\n")
    try ResultFile.replace(path, by: text + (isComplete ? "" : "\n") + lines)
  }
}
