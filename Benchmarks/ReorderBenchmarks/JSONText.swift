/// A JSON value that keeps the order of its keys.
package enum JSONText {
  case object([(key: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)

  /// The text, indented by two blanks a level.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .object(let members) where members.isEmpty: text += "{}"
    case .array(let elements) where elements.isEmpty: text += "[]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        Self.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: inner)
      }
      text += "\n" + indent + "}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        element.write(to: &text, indent: inner)
      }
      text += "\n" + indent + "]"
    case .string(let string): Self.quote(string, to: &text)
    case .number(let number):
      precondition(number.isFinite, "JSON has no \(number)")
      text += "\(number)"
    case .integer(let integer): text += "\(integer)"
    case .boolean(let boolean): text += "\(boolean)"
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..<" ":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
