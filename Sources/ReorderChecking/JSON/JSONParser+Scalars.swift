// Strings and numbers: what has a syntax of its own.

extension JSONParser {
  mutating func parseString() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("the string is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        try parseEscape(into: &text)
      case 0..<0x20:
        throw error("a control character in a string must be escaped")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("the string has no end", at: start)
  }

  mutating func parseEscape(into text: inout [UInt8]) throws(JSONError) {
    let place = index
    index += 1
    guard let byte = next else { throw error("expected an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try parseHex(at: place)
      if (0xd800..<0xdc00).contains(code) {
        guard take("\\"), take("u") else {
          throw error("half of a surrogate pair", at: place)
        }
        let low = try parseHex(at: place)
        guard (0xdc00..<0xe000).contains(low) else {
          throw error("half of a surrogate pair", at: place)
        }
        code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw error("half of a surrogate pair", at: place)
      }
      text.append(contentsOf: UTF8.encode(scalar)!)
    default:
      throw error("there is no such escape", at: place)
    }
  }

  mutating func parseHex(at place: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits", at: place) }
    index += 4
    return code
  }

  mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = index
    _ = take("-")
    if !take("0") { try skipDigits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try skipDigits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole {
      guard let value = Int(text),
        value.magnitude <= JSONValue.greatestInteger
      else { throw error("the integer is beyond 2^53 - 1", at: start) }
      return .integer(value)
    }
    guard let value = Double(text), value.isFinite else {
      throw error("the number is too large", at: start)
    }
    return .number(value)
  }

  mutating func skipDigits() throws(JSONError) {
    let start = index
    while next?.isDigit == true { index += 1 }
    if index == start { throw error("expected a digit") }
  }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
