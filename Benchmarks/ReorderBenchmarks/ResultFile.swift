import Foundation

/// The file that results are written to.
struct ResultFile {
  let path: String

  /// Throws if the file cannot be written, before time is spent on results.
  func check() throws(CommandError) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var isDirectory: ObjCBool = false
    let files = FileManager.default
    if path.isEmpty {
      throw CommandError(.usage, "--json names no file.")
    }
    if files.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw CommandError(.usage, "--json: \(path) is a directory.")
    }
    guard files.fileExists(atPath: folder, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      throw CommandError(.usage, "--json: there is no directory \(folder).")
    }
    guard files.isWritableFile(atPath: isSpecial ? path : folder) else {
      throw CommandError(.usage, "--json: \(folder) cannot be written to.")
    }
  }

  /// Writes `text`, all of it or nothing.
  func write(_ text: String) throws(CommandError) {
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isSpecial ? [] : .atomic)
    } catch {
      throw CommandError(
        .software,
        "\(path) cannot be written: \(error.localizedDescription).")
    }
  }

  /// Whether the path is a device or a pipe, which must not be replaced by a
  /// file.
  private var isSpecial: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let type = attributes?[.type] as? FileAttributeType
    return type != nil && type != .typeRegular && type != .typeSymbolicLink
  }
}
