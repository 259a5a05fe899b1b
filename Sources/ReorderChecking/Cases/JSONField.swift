package import Reorder

/// A JSON value with the way to it, for errors that say where.
package struct JSONField {
  package let value: JSONValue
  package let path: String

  package init(_ value: JSONValue, at path: String) {
    self.value = value
    self.path = path
  }

  package func expected(_ what: String) -> CaseFormatError {
    CaseFormatError(
      path: path, problem: "expected \(what), found \(value.kind)")
  }

  package func array<Element>(
    _ element: (JSONValue, String) throws(CaseFormatError) -> Element
  ) throws(CaseFormatError) -> [Element] {
    guard case .array(let values) = value else { throw expected("an array") }
    var elements: [Element] = []
    for (index, value) in values.enumerated() {
      elements.append(try element(value, "\(path)[\(index)]"))
    }
    return elements
  }

  package var string: String {
    get throws(CaseFormatError) {
      guard case .string(let text) = value else { throw expected("a string") }
      return text
    }
  }

  package var integer: Int {
    get throws(CaseFormatError) {
      guard case .integer(let number) = value else {
        throw expected("an integer")
      }
      return number
    }
  }

  /// A whole number or one with a fraction.
  package var number: Double {
    get throws(CaseFormatError) {
      switch value {
      case .integer(let number): return Double(number)
      case .number(let number): return number
      default: throw expected("a number")
      }
    }
  }

  package var bool: Bool {
    get throws(CaseFormatError) {
      guard case .bool(let flag) = value else {
        throw expected("true or false")
      }
      return flag
    }
  }

  /// A place `[list, index]`.
  var pair: (list: Int, index: Int) {
    get throws(CaseFormatError) {
      guard case .array(let values) = value, values.count == 2,
        case .integer(let list) = values[0],
        case .integer(let index) = values[1]
      else { throw expected("[list, index]") }
      return (list, index)
    }
  }

  package var position: Position {
    get throws(CaseFormatError) {
      let pair = try pair
      return Position(list: pair.list, index: pair.index)
    }
  }

  package var gap: Gap {
    get throws(CaseFormatError) {
      let pair = try pair
      return Gap(list: pair.list, index: pair.index)
    }
  }

  package var positions: [Position] {
    get throws(CaseFormatError) {
      try array { value, path throws(CaseFormatError) in
        try JSONField(value, at: path).position
      }
    }
  }

  /// A word of a closed set.
  package func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) throws(CaseFormatError) -> Word {
    let text = try string
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw CaseFormatError(
        path: path, problem: "expected one of \(words), found \"\(text)\"")
    }
    return word
  }
}

/// A JSON object all of whose keys are known.
package struct JSONObject {
  package let members: [JSONValue.Member]
  package let path: String

  package init(
    _ value: JSONValue, at path: String, keys: [String]
  ) throws(CaseFormatError) {
    guard case .object(let members) = value else {
      throw JSONField(value, at: path).expected("an object")
    }
    for member in members where !keys.contains(member.key) {
      throw CaseFormatError(
        path: path,
        problem: "there is no key \"\(member.key)\" here; the keys are "
          + keys.joined(separator: ", "))
    }
    self.members = members
    self.path = path
  }

  package subscript(key: String) -> JSONField? {
    members.first { $0.key == key }.map {
      JSONField($0.value, at: path.isEmpty ? key : "\(path).\(key)")
    }
  }

  package func require(_ key: String) throws(CaseFormatError) -> JSONField {
    guard let field = self[key] else {
      throw CaseFormatError(
        path: path, problem: "the key \"\(key)\" is missing")
    }
    return field
  }
}
