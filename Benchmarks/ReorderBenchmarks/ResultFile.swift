import Foundation

/// The file that results are written to.
struct ResultFile {
  /// The path behind all links: a link is to stay one.
  private let path: String

  init(path: String) {
    self.path = path.isEmpty ? path : Self.resolved(path)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Throws if the file cannot be written, before time is spent on results.
  ///
  /// - Parameter inputs: The files that are read, which must not be replaced.
  func check(differsFrom inputs: [String]) throws(CommandError) {
    if let input = inputs.first(where: { Self.resolved($0) == path }) {
      throw CommandError(
        .usage, "--json: \(input) is a trace, which must not be replaced.")
    }
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

  /// Whether the path is a device, a pipe or a link to nothing, which must not
  /// be replaced by a file.
  private var isSpecial: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let type = attributes?[.type] as? FileAttributeType
    return type != nil && type != .typeRegular
  }
}
