/// The text of `--help`.
package enum HelpText {
  /// The version of the package, for `--version`.
  package static let version = "0.1.0"

  /// The column in which the explanations begin.
  private static let column = 26

  private static let width = 80

  package static var text: String {
    var lines = wrapped(
      "OVERVIEW: Time every strategy of swift-reorder, check its results, and "
        + "compare it with the limit of the memory.", indent: 0)
    lines.append("")
    lines += wrapped(
      "Build it for release: swift run -c release reorder-benchmark. Without "
        + "options it runs a selection in less than a minute.", indent: 0)
    lines += ["", "USAGE: reorder-benchmark [<options>]", "", "OPTIONS:"]
    for option in Option.allCases { lines += entry(for: option) }
    lines += ["", "EXIT CODES:"]
    for (code, meaning) in exitCodes {
      lines.append("  \(code)".padded(to: column) + meaning)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let exitCodes = [
    ("0", "All that was asked for was measured and right."),
    ("1", "A strategy gave wrong lists."),
    ("2", "Not everything could be measured in time or memory."),
    ("64", "Wrong usage, or nothing is selected."),
    ("65", "A file holds bad data."),
    ("66", "A file cannot be read."),
    ("70", "An internal error, or results could not be written."),
    ("130", "Interrupted; what was measured is shown."),
  ]

  private static func entry(for option: Option) -> [String] {
    var label = option == .help ? "  -h, --help" : "  \(option.flag)"
    if let value = option.valueName { label += " <\(value)>" }
    let summary = wrapped(option.summary, indent: column)
    if label.count >= column { return [label] + summary }
    return [label.padded(to: column) + summary[0].dropFirst(column)]
      + summary.dropFirst()
  }

  /// Returns `text` in lines of at most 80 columns, each indented.
  static func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return (lines + [line]).map { String(repeating: " ", count: indent) + $0 }
  }
}

extension String {
  /// Returns the text with blanks behind it up to `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with blanks in front of it up to `width` columns.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
