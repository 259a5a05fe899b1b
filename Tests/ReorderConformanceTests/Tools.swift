import Foundation
import Reorder

/// What the example ports need.
enum Tools {
  static var hasPython: Bool { find("python3") }
  static var hasNode: Bool { find("node") }

  /// The path of a file of the package.
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The text of a file of the package.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private static func find(_ tool: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }
}

/// A position in short.
func at(_ list: Int, _ index: Int) -> Position {
  Position(list: list, index: index)
}

/// A gap in short.
func gap(_ list: Int, _ index: Int) -> Gap { Gap(list: list, index: index) }
