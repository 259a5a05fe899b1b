import ReorderChecking
import ReorderConformance
import Testing

@Suite("Ledger of names")
struct LedgerTests {
  @Test("What is made again has the same names and the same text")
  func stable() throws {
    var ledger = Ledger()
    let files = VectorGenerator.files(ledger: &ledger)
    var again = try Ledger(parsing: ledger.text)
    #expect(VectorGenerator.files(ledger: &again) == files)
    #expect(again == ledger)
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
