import ReorderChecking

/// Something wrong in a vector file, with the test if it is one's.
package struct VectorFinding: Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  package var file: String

  /// The test, nil if it is the file as a whole.
  package var id: String?

  /// What was found, and what was expected.
  package var problem: String

  /// One line.
  package var description: String {
    "\(file): " + (id.map { "\($0): " } ?? "") + problem
  }
}

/// A vector file as it was read, and everything that is wrong with its form.
package struct VectorReader {
  /// The file's name.
  let name: String

  /// The tests that could be read.
  package private(set) var tests: [VectorTest] = []

  /// The type of the group of each test.
  private(set) var types: [String] = []

  /// What is wrong with the form.
  package private(set) var findings: [VectorFinding] = []

  /// Reads a file strictly: unknown keys, trailing commas, wrong counts and
  /// flags without a note are findings.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: The file's name, for findings.
  package init(_ bytes: [UInt8], name: String) {
    self.name = name
    do throws(JSONError) {
      read(try JSONValue(parsing: bytes))
    } catch {
      note("\(error)")
    }
  }

  private mutating func note(_ problem: String, id: String? = nil) {
    findings.append(VectorFinding(file: name, id: id, problem: problem))
  }

  private mutating func read(_ file: JSONValue) {
    guard
      let parts = parts(
        of: file, "the file",
        ["suite", "schema", "numberOfTests", "notes", "testGroups"])
    else { return }
    for (key, value) in [
      ("suite", VectorFile.suite), ("schema", VectorFile.schema),
    ] where parts[key] != .string(value) {
      note("\(key): expected \"\(value)\", found \(shown(parts[key]))")
    }
    let flags = readNotes(parts["notes"])
    guard case .array(let groups)? = parts["testGroups"] else {
      return note("testGroups: expected an array")
    }
    var count = 0
    var used: Set<String> = []
    for group in groups { readGroup(group, flags, &used, &count) }
    if parts["numberOfTests"] != .integer(count) {
      note(
        "numberOfTests: expected \(count), found "
          + shown(parts["numberOfTests"]))
    }
    for flag in flags.subtracting(used).sorted() {
      note("notes: no test has the flag \(flag)")
    }
  }

  private mutating func readNotes(_ value: JSONValue?) -> Set<String> {
    guard case .object(let members)? = value else {
      note("notes: expected an object")
      return []
    }
    let kinds = VectorNote.Kind.allCases.map { $0.rawValue }
    for member in members {
      let name = "the note \(member.key)"
      guard
        let parts = parts(
          of: member.value, name, ["kind", "description", "links"],
          optional: ["links"])
      else { continue }
      if case .string(let kind)? = parts["kind"], kinds.contains(kind) {
      } else {
        note(
          "\(name): expected a kind of \(kinds.joined(separator: ", ")), "
            + "found \(shown(parts["kind"]))")
      }
      if string(parts["description"]) ?? "" == "" {
        note("\(name): expected a description")
      }
      if let links = parts["links"], strings(links) == nil {
        note("\(name): links: expected an array of strings")
      }
    }
    return Set(members.map { $0.key })
  }

  private mutating func readGroup(
    _ group: JSONValue, _ flags: Set<String>, _ used: inout Set<String>,
    _ count: inout Int
  ) {
    guard
      let parts = parts(of: group, "a group", ["type", "source", "tests"])
    else { return }
    let type = string(parts["type"]) ?? ""
    if type == "" { note("a group: type: expected a name") }
    if let source = parts["source"],
      let source = self.parts(of: source, "the source", ["name", "version"]),
      string(source["name"]) == nil || string(source["version"]) == nil
    {
      note("the source: expected strings")
    }
    guard case .array(let tests)? = parts["tests"] else {
      return note("tests: expected an array")
    }
    count += tests.count
    for test in tests { readTest(test, type, flags, &used) }
  }

  private mutating func readTest(
    _ test: JSONValue, _ type: String, _ flags: Set<String>,
    _ used: inout Set<String>
  ) {
    guard let id = string(test["tcId"]) else {
      return note("a test has no tcId")
    }
    guard
      let parts = parts(
        of: test, "the test",
        [
          "tcId", "comment", "flags", "lists", "rules", "operations",
          "expected",
        ], optional: ["rules"], id: id)
    else { return }
    let comment = string(parts["comment"])
    if comment == nil { note("comment: expected a string", id: id) }
    let own = parts["flags"].flatMap { strings($0) }
    if own == nil { note("flags: expected an array of strings", id: id) }
    for flag in own ?? [] where !flags.contains(flag) {
      note("there is no note for the flag \(flag)", id: id)
    }
    used.formUnion(own ?? [])
    var members: [JSONValue.Member] = []
    for key in ["lists", "rules", "operations"] {
      if let value = parts[key] { members.append(.init(key, value)) }
    }
    do throws(CaseFormatError) {
      tests.append(
        VectorTest(
          id: id, comment: comment ?? "", flags: own ?? [],
          testCase: try Case(json: .object(members)),
          expected: parts["expected"] ?? .null))
      types.append(type)
    } catch {
      note("\(error)", id: id)
    }
  }

  /// The members of an object by key; nil, and a finding, if it is none.
  private mutating func parts(
    of value: JSONValue, _ name: String, _ keys: [String],
    optional: Set<String> = [], id: String? = nil
  ) -> [String: JSONValue]? {
    guard case .object(let members) = value else {
      note("\(name): expected an object, found \(value.kind)", id: id)
      return nil
    }
    for member in members where !keys.contains(member.key) {
      note("\(name): there is no key \"\(member.key)\"", id: id)
    }
    let parts = Dictionary(
      members.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first
      })
    for key in keys where parts[key] == nil && !optional.contains(key) {
      note("\(name): the key \"\(key)\" is missing", id: id)
    }
    return parts
  }
}

private func string(_ value: JSONValue?) -> String? {
  if case .string(let text)? = value { text } else { nil }
}

private func strings(_ value: JSONValue) -> [String]? {
  guard case .array(let values) = value else { return nil }
  let texts = values.compactMap { string($0) }
  return texts.count == values.count ? texts : nil
}

private func shown(_ value: JSONValue?) -> String {
  value.map { "\($0)" } ?? "nothing"
}
