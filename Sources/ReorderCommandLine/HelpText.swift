/// The text of `--help`, as people know it from other Swift commands.
extension CommandDescription {
  /// The column in which the explanations begin.
  private static var column: Int { 26 }

  private static var width: Int { 80 }

  /// The whole help.
  package var help: String {
    var lines = Self.wrapped("OVERVIEW: " + (overview.first ?? ""), indent: 0)
    for paragraph in overview.dropFirst() {
      lines += [""] + Self.wrapped(paragraph, indent: 0)
    }
    lines.append("")
    for (number, form) in usage.enumerated() {
      let label = number == 0 ? "USAGE: " : "       "
      lines.append("\(label)\(name)\(form.isEmpty ? "" : " ")\(form)")
    }
    lines += section(
      "SUBCOMMANDS", subcommands.map { ($0.name, $0.summary) })
    lines += section(
      "ARGUMENTS", arguments.map { ($0.label, $0.summary) })
    lines += section(
      "OPTIONS", allOptions.map { (Self.label(of: $0), $0.summary) })
    lines += section(
      "EXIT CODES", exitCodes.map { ("\($0.code.rawValue)", $0.meaning) })
    if !subcommands.isEmpty {
      lines += ["", "Each has its own help: \(name) help <subcommand>."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(
    _ title: String, _ entries: [(label: String, summary: String)]
  ) -> [String] {
    if entries.isEmpty { return [] }
    return ["", "\(title):"] + entries.flatMap { Self.entry($0, $1) }
  }

  private static func label(of option: CommandOption) -> String {
    let flag = option == .help ? "-h, --help" : option.flag
    return flag + (option.valueName.map { " <\($0)>" } ?? "")
  }

  /// Returns a label and its explanation, in as many lines as they need.
  private static func entry(_ label: String, _ summary: String) -> [String] {
    let label = "  \(label)"
    let summary = wrapped(summary, indent: column)
    if label.count >= column { return [label] + summary }
    return [label.padded(to: column) + summary[0].dropFirst(column)]
      + summary.dropFirst()
  }

  /// Returns `text` in lines of at most 80 columns, each indented.
  package static func wrapped(_ text: String, indent: Int) -> [String] {
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
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with blanks in front of it up to `width` columns.
  package func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
