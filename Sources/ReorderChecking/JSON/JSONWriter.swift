extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, members in their order.
  package var description: String { text(lineBreak: nil) }

  /// The value as JSON with a line for each element, indented by two spaces a
  /// level, and a line break at the end.
  package var indented: String { text(lineBreak: "\n") + "\n" }

  /// - Parameter lineBreak: A line break and the spaces in front of this value,
  ///   or nil for a text on one line.
  private func text(lineBreak: String?) -> String {
    let inner = lineBreak.map { $0 + "  " }
    switch self {
    case .object(let members):
      let parts = members.map { member in
        Self.quote(member.key) + (lineBreak == nil ? ":" : ": ")
          + member.value.text(lineBreak: inner)
      }
      return Self.enclose(parts, "{", "}", lineBreak: lineBreak)
    case .array(let elements):
      let parts = elements.map { $0.text(lineBreak: inner) }
      return Self.enclose(parts, "[", "]", lineBreak: lineBreak)
    case .string(let string): return Self.quote(string)
    case .integer(let value): return "\(value)"
    case .number(let value):
      precondition(value.isFinite, "\(value) has no JSON form")
      return "\(value)"
    case .bool(let value): return value ? "true" : "false"
    case .null: return "null"
    }
  }

  private static func enclose(
    _ parts: [String], _ open: String, _ close: String, lineBreak: String?
  ) -> String {
    guard let lineBreak, !parts.isEmpty else {
      return open + parts.joined(separator: ",") + close
    }
    let inner = lineBreak + "  "
    return open + inner + parts.joined(separator: "," + inner) + lineBreak
      + close
  }

  private static func quote(_ string: String) -> String {
    "\"" + string.unicodeScalars.map { escape($0) }.joined() + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..<" ":
      let hex = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: return String(scalar)
    }
  }
}
