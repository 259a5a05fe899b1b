import ReorderChecking
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "What is written is what was read",
    arguments: [
      #"{"a":[1,-2,0,9007199254740991],"b":{"c":null},"d":true,"e":"x"}"#,
      #"["\"\\\n\r\t\u0000\u001f","é😀"]"#,
      "[]", "{}", "\"\"", "1.5", "false",
    ])
  func roundTrip(text: String) throws {
    #expect(try JSONValue(parsing: text).description == text)
  }

  @Test("An indented text has a line for each element")
  func indented() throws {
    let value: JSONValue = ["a": [1, 2], "b": [], "c": ["d": true]]
    #expect(
      value.indented == """
        {
          "a": [
            1,
            2
          ],
          "b": [],
          "c": {
            "d": true
          }
        }

        """)
    #expect(try JSONValue(parsing: value.indented) == value)
  }

  @Test("White space and every escape are read")
  func escapes() throws {
    #expect(
      try JSONValue(parsing: " [ \"\\u00e9\\ud83d\\ude00\\/\\b\\f\" ,\n1e2 ] ")
        == ["é😀/\u{8}\u{c}", .number(100)])
    #expect(try JSONValue(parsing: "{\"k\":3}")["k"] == 3)
    #expect(try JSONValue(parsing: "{\"k\":3}")["l"] == nil)
  }

  @Test(
    "A text that is no JSON is refused with its line and column",
    arguments: [
      ("", 1, 1, "expected a value, found the end of the text"),
      ("[1,]", 1, 4, "expected a value"),
      ("[1", 1, 3, "expected , or ] in an array"),
      ("{\"a\":1,}", 1, 8, "expected a key in quotes"),
      ("{\"a\" 1}", 1, 6, "expected : behind a key"),
      ("{\"a\":1 \"b\":2}", 1, 8, "expected , or } in an object"),
      ("{\"a\":1,\n \"a\":2}", 2, 2, "the key \"a\" comes twice"),
      ("[1]\n]", 2, 1, "expected the end of the text"),
      ("\"a", 1, 1, "the string has no end"),
      ("\"\u{1}\"", 1, 2, "a control character in a string must be escaped"),
      ("\"\\x\"", 1, 2, "there is no such escape"),
      ("\"\\u12g4\"", 1, 2, "expected four hexadecimal digits"),
      ("\"\\ud800x\"", 1, 2, "half of a surrogate pair"),
      ("\"\\udc00\"", 1, 2, "half of a surrogate pair"),
      ("\"\\ud800\\u0041\"", 1, 2, "half of a surrogate pair"),
      ("\"\\", 1, 3, "expected an escape"),
      ("01", 1, 2, "expected the end of the text"),
      ("-", 1, 2, "expected a digit"),
      ("1.", 1, 3, "expected a digit"),
      ("9007199254740992", 1, 1, "the integer is beyond 2^53 - 1"),
      ("-9223372036854775808", 1, 1, "the integer is beyond 2^53 - 1"),
      ("1e999", 1, 1, "the number is too large"),
      ("nul", 1, 1, "expected a value"),
    ])
  func errors(text: String, line: Int, column: Int, problem: String) {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: text)
    }
    #expect(error?.description == "line \(line), column \(column): \(problem)")
  }

  @Test("A string that is not UTF-8 is refused")
  func encoding() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: [0x22, 0xff, 0x22])
    }
    #expect(error?.problem == "the string is not UTF-8")
  }

  @Test("Depth is bounded")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth)
        + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) {
      try JSONValue(parsing: nested(JSONValue.greatestDepth + 1))
    }
    #expect(throws: JSONError.self) {
      try JSONValue(parsing: nested(JSONValue.greatestDepth + 2))
    }
    #expect(throws: JSONError.self) {
      try JSONValue(parsing: String(repeating: "[", count: 1_000_000))
    }
  }
}
