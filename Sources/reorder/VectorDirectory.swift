import Foundation
import ReorderCommandLine
import ReorderConformance

/// The folder of the vector files, the ledger and the schema.
struct VectorDirectory {
  /// Where the files lie, seen from the package.
  static let usual = "Tests/Vectors"

  let path: String

  /// The names of the vector files, ascending.
  func fileNames() throws(CommandError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".json") && $0 != VectorFile.schema }.sorted()
    } catch {
      throw CommandError(
        .noInput, "The folder \(path) cannot be read; --vectors names another.")
    }
  }

  /// The bytes of a file.
  func bytes(of name: String) throws(CommandError) -> [UInt8] {
    try InputFile.bytes(atPath: "\(path)/\(name)")
  }

  /// The ledger.
  ///
  /// - Parameter isNeeded: Whether it is an error if there is none.
  func ledger(isNeeded: Bool) throws(CommandError) -> Ledger {
    let path = "\(path)/\(Ledger.fileName)"
    if !isNeeded && !FileManager.default.fileExists(atPath: path) {
      return Ledger()
    }
    let bytes = try InputFile.bytes(atPath: path)
    do throws(VectorError) {
      return try Ledger(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(.badData, "\(path): \(error).")
    }
  }

  /// The tests of all files, which must be without findings.
  func tests() throws(CommandError) -> [ConformanceTest] {
    var tests: [ConformanceTest] = []
    for name in try fileNames() {
      let reader = VectorReader(try bytes(of: name), name: name)
      if let finding = reader.findings.first {
        throw CommandError(.badData, "\(path)/\(finding).")
      }
      tests += reader.tests.map { ConformanceTest($0) }
    }
    if tests.isEmpty {
      throw CommandError(.usage, "There are no vectors in \(path).")
    }
    if Set(tests.map { $0.id }).count < tests.count {
      throw CommandError(.badData, "Two tests in \(path) have one name.")
    }
    return tests
  }

  /// Writes a file, whole.
  func write(_ text: String, to name: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: "\(path)/\(name)"), options: .atomic)
    } catch {
      throw CommandError(
        .software, "The file \(path)/\(name) cannot be written.")
    }
  }
}
