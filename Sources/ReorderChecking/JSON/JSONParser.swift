extension JSONValue {
  /// How deep arrays and objects may lie in one another.
  package static let greatestDepth = 64

  /// Reads the one JSON value that `bytes` holds.
  ///
  /// - Parameter bytes: The text in UTF-8, with white space around it at most.
  /// - Throws: ``JSONError`` for anything that RFC 8259 does not allow, for a
  ///   key that comes twice in an object, for a whole number outside 2^53 - 1,
  ///   and for more than ``greatestDepth`` levels.
  /// - Complexity: O(*bytes*).
  package init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    var parser = JSONParser(bytes: Array(bytes))
    self = try parser.parse()
  }

  /// Reads the one JSON value that `text` holds.
  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }
}

/// A reader that goes through the bytes once.
struct JSONParser {
  let bytes: [UInt8]
  var index = 0

  mutating func parse() throws(JSONError) -> JSONValue {
    let value = try parseValue(depth: 0)
    skipSpace()
    if index < bytes.count { throw error("expected the end of the text") }
    return value
  }

  /// The error at the byte that comes next, or at an earlier one.
  func error(_ problem: String, at place: Int? = nil) -> JSONError {
    let before = bytes[..<min(place ?? index, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONError(
      line: 1 + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + before.count - start, problem: problem)
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0a, 0x0d].contains(byte) {
      index += 1
    }
  }

  /// Takes `byte` if it comes next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  mutating func parseValue(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    if depth > JSONValue.greatestDepth {
      throw error("more than \(JSONValue.greatestDepth) levels")
    }
    switch next {
    case UInt8(ascii: "{"): return try parseObject(depth: depth)
    case UInt8(ascii: "["): return try parseArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try parseString())
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
      return try parseNumber()
    case nil: throw error("expected a value, found the end of the text")
    default:
      for (word, value) in [
        ("true", JSONValue.bool(true)), ("false", .bool(false)),
        ("null", .null),
      ] where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return value
      }
      throw error("expected a value")
    }
  }

  mutating func parseArray(depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try parseValue(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(elements) }
      if !take(",") { throw error("expected , or ] in an array") }
    }
  }

  mutating func parseObject(depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      let place = index
      guard next == UInt8(ascii: "\"") else {
        throw error("expected a key in quotes")
      }
      let key = try parseString()
      if !keys.insert(key).inserted {
        throw error("the key \"\(key)\" comes twice", at: place)
      }
      skipSpace()
      if !take(":") { throw error("expected : behind a key") }
      members.append(.init(key, try parseValue(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      if !take(",") { throw error("expected , or } in an object") }
    }
  }
}
