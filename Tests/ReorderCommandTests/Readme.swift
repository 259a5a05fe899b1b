import Foundation

/// The README, and what it promises of the package.
struct Readme {
  let text: String

  init() throws {
    text = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../README.md"), encoding: .utf8)
  }

  /// The names in the table of strategies: those that the package has made its
  /// own, not one that somebody is trying out.
  var strategies: [String] {
    text.split(separator: "\n")
      .drop { !$0.hasPrefix("| strategy |") }
      .prefix { $0.hasPrefix("|") }
      .compactMap { $0.split(separator: "`").dropFirst().first }
      .map { String($0) }
  }
}
