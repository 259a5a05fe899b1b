package import ReorderChecking

/// One test of a vector file: a case, and what must come of it.
package struct VectorTest: Hashable, Sendable {
  /// The name that never changes its meaning, `batch-000041`.
  package var id: String

  /// What the test is about, for a reader.
  package var comment: String

  /// The names of notes of the file.
  package var flags: [String]

  /// The case.
  package var testCase: Case

  /// What must come of it, in the form of the vectors.
  package var expected: JSONValue

  /// Creates a test.
  package init(
    id: String, comment: String, flags: [String], testCase: Case,
    expected: JSONValue
  ) {
    self.id = id
    self.comment = comment
    self.flags = flags
    self.testCase = testCase
    self.expected = expected
  }

  /// The test in the form of the vectors.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("tcId", .string(id)),
      .init("comment", .string(comment)),
      .init("flags", .array(flags.map { .string($0) })),
    ]
    if case .object(let parts) = testCase.json { members += parts }
    members.append(.init("expected", expected))
    return .object(members)
  }
}

/// A vector file: tests of one type and the notes that their flags name.
package struct VectorFile: Hashable, Sendable {
  /// What `suite` must be.
  static let suite = "reorder"

  /// What `schema` must be: the name of the schema beside the files.
  package static let schema = "reorder-vectors-1.json"

  /// The group's `type`, which is also the stem of the file's name and of the
  /// names of its tests.
  package var type: String

  /// The tests.
  package var tests: [VectorTest]

  /// The file's name, `batch.json`.
  package var name: String { "\(type).json" }

  /// The text of the file, one test a line.
  package var text: String {
    let used = Set(tests.flatMap { $0.flags })
    let notes = VectorNote.all.filter { used.contains($0.flag) }
      .map { "\(JSONValue.string($0.flag)):\($0.json)" }
    let source: JSONValue = ["name": "reorder vectors", "version": "0.1"]
    return """
      {"suite":"\(Self.suite)","schema":"\(Self.schema)",\
      "numberOfTests":\(tests.count),
      "notes":{
      \(notes.joined(separator: ",\n"))
      },
      "testGroups":[{"type":"\(type)","source":\(source),"tests":[
      \(tests.map { "\($0.json)" }.joined(separator: ",\n"))
      ]}]}

      """
  }
}
