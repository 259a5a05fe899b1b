import ReorderChecking

/// Checks vector files: their form, their names, and every expectation anew by
/// the model.
package struct VectorLint {
  private let ledger: Ledger
  private var fileOfID: [String: String] = [:]

  /// Everything that was found, file by file.
  package private(set) var findings: [VectorFinding] = []

  /// The number of tests that could be read.
  package private(set) var testCount = 0

  /// Creates a check.
  ///
  /// - Parameter ledger: Which name belongs to which case.
  package init(ledger: Ledger) { self.ledger = ledger }

  /// Checks one file.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: The file's name.
  package mutating func check(_ bytes: [UInt8], name: String) {
    let reader = VectorReader(bytes, name: name)
    findings += reader.findings
    testCount += reader.tests.count
    for (test, type) in zip(reader.tests, reader.types) {
      for problem in problems(of: test, type, in: name) {
        findings.append(
          VectorFinding(file: name, id: test.id, problem: problem))
      }
    }
  }

  private mutating func problems(
    of test: VectorTest, _ type: String, in name: String
  ) -> [String] {
    var problems: [String] = []
    if let other = fileOfID.updateValue(name, forKey: test.id) {
      problems.append(
        other == name
          ? "the name comes twice" : "the name is also in \(other)")
    }
    if !test.id.hasPrefix("\(type)-") {
      problems.append("the name of a test of this group begins with \(type)-")
    }
    let fingerprint = Ledger.fingerprint(of: test.testCase)
    switch ledger.fingerprints[test.id] {
    case fingerprint: break
    case nil: problems.append("the name is not in the ledger")
    default:
      problems.append(
        "the name belongs to another case; a changed case needs a new name")
    }
    let expected = test.testCase.expected.json
    if test.expected.sorted != expected.sorted {
      problems.append("expected \(expected), found \(test.expected)")
    }
    return problems
  }
}

extension JSONValue {
  /// The same value with the members of all objects in the order of their keys,
  /// so that equal values compare equal however they were written.
  var sorted: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { Member($0.key, $0.value.sorted) }
          .sorted { $0.key < $1.key })
    case .array(let elements): .array(elements.map { $0.sorted })
    case .string, .integer, .number, .bool, .null: self
    }
  }
}
