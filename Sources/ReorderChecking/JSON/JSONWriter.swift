extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, members in their order.
  public var description: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .object(let members):
      text += "{"
      for (rank, member) in members.enumerated() {
        if rank > 0 { text += "," }
        JSONValue.string(member.key).write(into: &text)
        text += ":"
        member.value.write(into: &text)
      }
      text += "}"
    case .array(let elements):
      text += "["
      for (rank, element) in elements.enumerated() {
        if rank > 0 { text += "," }
        element.write(into: &text)
      }
      text += "]"
    case .string(let string):
      text += "\""
      for scalar in string.unicodeScalars { text += Self.escape(scalar) }
      text += "\""
    case .integer(let value): text += "\(value)"
    case .number(let value):
      precondition(value.isFinite, "\(value) has no JSON form")
      text += "\(value)"
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
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
