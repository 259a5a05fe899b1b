import ReorderChecking

/// The vectors: every operation, dialect, rule, border, refusal and reason in
/// small worlds, each a test with a name that never changes its meaning.
package enum VectorGenerator {
  /// Makes all files; the same every time.
  ///
  /// - Parameter ledger: The names so far; it takes those of new tests in.
  package static func files(ledger: inout Ledger) -> [VectorFile] {
    let builders =
      [moves(), gaps(), anchors(), batches(), batchAnchors()]
      + [scatters(), exchanges(), edits(), steps(), sequences()]
      + [permissions(), counts(), pins(), fixed(), walls()]
      + [ruledSteps(), precedence(), nearest(), sessions(), invalid()]
      + [reported()]
    return builders.map { builder in
      VectorFile(
        type: builder.type,
        tests: builder.drafts.map { draft in
          let result = draft.testCase.expected
          return VectorTest(
            id: ledger.id(type: builder.type, of: draft.testCase),
            comment: draft.comment,
            flags: VectorNote.flags(of: draft.testCase, result)
              + draft.flags,
            testCase: draft.testCase, expected: result.json)
        })
    }
  }
}
