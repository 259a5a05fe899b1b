import Foundation

/// A file that is there while a test runs.
final class TemporaryFile {
  let path: String

  init(_ text: String, name: String = "trace.jsonl") throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reorder-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(name).path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  deinit {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
  }
}
