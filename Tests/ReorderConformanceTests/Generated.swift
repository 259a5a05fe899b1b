import ReorderChecking
import ReorderConformance

/// What the generator makes of the ledger in the package, made once.
struct Generated {
  static let all = Generated()

  /// The ledger of the package.
  let ledgerBefore: Ledger

  /// The ledger with what is new.
  let ledger: Ledger

  let files: [VectorFile]

  /// Every case with what the model says.
  let cases: [Prepared]

  struct Prepared {
    let testCase: Case
    let expected: CaseResult
    let hasRules: Bool
  }

  private init() {
    let text = try? Tools.text("Tests/Vectors/\(Ledger.fileName)")
    ledgerBefore = (try? Ledger(parsing: text ?? "")) ?? Ledger()
    var ledger = ledgerBefore
    files = VectorGenerator.files(ledger: &ledger)
    self.ledger = ledger
    cases = files.flatMap { $0.tests }.map {
      Prepared(
        testCase: $0.testCase, expected: $0.testCase.expected,
        hasRules: $0.testCase.features.contains(.rules))
    }
  }
}
