/// A JSON text as a value, strictly by RFC 8259 and a little stricter.
///
/// Foundation's decoder takes trailing commas, ignores keys that it does not
/// know and keeps the last of two equal keys. A test vector must not: what one
/// reader overlooks the next one rejects.
package enum JSONValue: Hashable, Sendable {
  /// An object, its members in the order of the text; no key comes twice.
  case object([Member])

  /// An array.
  case array([JSONValue])

  /// A string.
  case string(String)

  /// A whole number of a size that every language keeps, within 2^53 - 1.
  case integer(Int)

  /// A number with a fraction or an exponent.
  case number(Double)

  /// True or false.
  case bool(Bool)

  /// Nothing.
  case null

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String

    /// The value.
    package var value: JSONValue

    /// Creates a member of an object.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The greatest whole number that every language keeps, 2^53 - 1.
  package static let greatestInteger = (1 << 53) - 1

  /// What kind of value this is, in words for a reader.
  package var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .integer: "an integer"
    case .number: "a number with a fraction"
    case .bool: "a boolean"
    case .null: "null"
    }
  }

  /// Returns the value of `key`, or nil if this is no object or has no such
  /// key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an integer.
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// Creates a boolean.
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates an object with its members in this order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

/// Where and why a text is no JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int

  /// The byte in the line, counted from 1.
  package let column: Int

  /// What was found or expected there, a clause without a full stop.
  package let problem: String

  /// The problem with its line and column.
  package var description: String {
    "line \(line), column \(column): \(problem)"
  }
}
