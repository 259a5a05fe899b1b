import Foundation
import ReorderChecking

/// The folder of the vector files, the ledger and the schema.
struct VectorDirectory {
  /// Where the files lie, seen from the package.
  static let usual = "Tests/Vectors"

  let path: String

  /// The names of the vector files, ascending.
  func fileNames() throws(CommandFault) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".json") && $0 != VectorFile.schema }.sorted()
    } catch {
      throw .unreadable("The folder \(path) cannot be read.")
    }
  }

  /// The bytes of a file.
  func bytes(of name: String) throws(CommandFault) -> [UInt8] {
    try Self.bytes(atPath: "\(path)/\(name)")
  }

  /// The bytes of the file at a path.
  static func bytes(atPath path: String) throws(CommandFault) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable("The file \(path) cannot be read.")
    }
    return [UInt8](data)
  }

  /// The ledger.
  ///
  /// - Parameter isNeeded: Whether it is an error if there is none.
  func ledger(isNeeded: Bool) throws(CommandFault) -> Ledger {
    let path = "\(path)/\(Ledger.fileName)"
    if !isNeeded && !FileManager.default.fileExists(atPath: path) {
      return Ledger()
    }
    let bytes = try Self.bytes(atPath: path)
    do throws(VectorError) {
      return try Ledger(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .badData("\(path): \(error).")
    }
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws(CommandFault) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    } catch {
      throw .unreadable("The file \(path)/\(name) cannot be written.")
    }
  }

  /// Removes a file.
  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}
