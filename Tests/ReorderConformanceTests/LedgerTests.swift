import ReorderChecking
import ReorderConformance
import Testing

@Suite("Ledger of names")
struct LedgerTests {
  @Test("A ledger that is read has the same text, and names go on")
  func readAgain() throws {
    let text = Generated.all.ledger.text
    var ledger = try Ledger(parsing: text)
    #expect(ledger.text == text)
    let known = Generated.all.files[0].tests[7]
    let type = Generated.all.files[0].type
    #expect(ledger.id(type: type, of: known.testCase) == known.id)
    let new = Case(lists: [["brand new"]], operations: [])
    let id = ledger.id(type: type, of: new)
    #expect(Generated.all.ledger.fingerprints[id] == nil)
    #expect(ledger.id(type: type, of: new) == id)
    #expect(ledger.id(type: "unheard-of", of: new) == "unheard-of-000001")
  }

  @Test(
    "A line that is none of a ledger is an error",
    arguments: [
      ("batch-1 0123456789abcdef", "line 1: expected a name"),
      ("batch-000001 0123", "line 1: expected a name"),
      ("-000001 0123456789abcdef", "line 1: expected a name"),
      (
        "a-000001 0123456789abcdef\na-000001 1123456789abcdef",
        "line 2: the name a-000001 comes twice"
      ),
      (
        "a-000001 0123456789abcdef\na-000002 0123456789abcdef",
        "line 2: a-000002 and a-000001 are names of the same case"
      ),
    ])
  func errors(text: String, beginning: String) {
    let error = #expect(throws: VectorError.self) {
      try Ledger(parsing: text)
    }
    #expect(error?.description.hasPrefix(beginning) == true)
  }
}
