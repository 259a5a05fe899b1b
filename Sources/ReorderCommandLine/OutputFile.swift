import Foundation

/// A file that results are written to, all of them or none.
package struct OutputFile {
  /// The path behind all links: a link is to stay one.
  private let path: String

  /// The option that named it, for errors.
  private let option: CommandOption

  /// Names a file.
  ///
  /// - Parameters:
  ///   - path: Where it is to lie.
  ///   - option: The option that named it.
  package init(path: String, for option: CommandOption) {
    self.path = path.isEmpty ? path : Self.resolved(path)
    self.option = option
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Throws if the file cannot be written, before time is spent on results.
  ///
  /// - Parameter inputs: The files that are read, which must not be replaced.
  package func check(
    differsFrom inputs: [String] = []
  ) throws(CommandError) {
    if let input = inputs.first(where: { Self.resolved($0) == path }) {
      throw CommandError(
        .usage,
        "\(option.flag): \(input) is read, it must not be replaced.")
    }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var isDirectory: ObjCBool = false
    let files = FileManager.default
    if path.isEmpty {
      throw CommandError(.usage, "\(option.flag) names no file.")
    }
    if files.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw CommandError(.usage, "\(option.flag): \(path) is a directory.")
    }
    guard files.fileExists(atPath: folder, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      throw CommandError(
        .usage, "\(option.flag): there is no directory \(folder).")
    }
    guard files.isWritableFile(atPath: isSpecial ? path : folder) else {
      throw CommandError(
        .usage, "\(option.flag): \(folder) cannot be written to.")
    }
  }

  /// Writes `text`, all of it or nothing.
  package func write(_ text: String) throws(CommandError) {
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isSpecial ? [] : .atomic)
    } catch {
      throw CommandError(
        .software,
        "\(path) cannot be written: \(Self.reason(of: error)).")
    }
  }

  /// What went wrong, in a clause.
  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace?: "no space is left"
    case .fileWriteNoPermission?: "permission is denied"
    case .fileWriteVolumeReadOnly?: "the volume is read-only"
    default: "the system refuses"
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
