import ReorderChecking
import ReorderConformance
import Testing

@Suite("Lint of vectors")
struct LintTests {
  private static let ledger = Generated.all.ledger

  private static let text = Generated.all.files
    .first { $0.type == "exchange" }!.text

  @Test("A generated file has no finding")
  func fine() {
    var lint = VectorLint(ledger: Self.ledger)
    lint.check(Array(Self.text.utf8), name: "exchange.json")
    #expect(lint.findings == [])
    #expect(lint.testCount > 60)
  }

  @Test(
    "A finding names the file, the test and what was expected",
    arguments: [
      (
        #""outcomes":["unchanged"],"lists":[["a"]]"#,
        #""outcomes":["unchanged"],"lists":[["b"]]"#,
        #"exchange.json: exchange-000001: expected {"result":"valid","#
          + #""outcomes":["unchanged"],"lists":[["a"]]}, found "#
          + #"{"result":"valid","outcomes":["unchanged"],"lists":[["b"]]}"#
      ),
      (
        "exchange-000002", "exchange-000001",
        "exchange.json: exchange-000001: the name comes twice"
      ),
      (
        "exchange-000002", "exchange-000999",
        "exchange.json: exchange-000999: the name is not in the ledger"
      ),
      (
        "exchange-000002", "exchange-000003",
        "exchange.json: exchange-000003: the name belongs to another case; a "
          + "changed case needs a new name"
      ),
      (
        "exchange-000002", "swap-000002",
        "exchange.json: swap-000002: the name of a test of this group begins "
          + "with exchange-"
      ),
      (
        #""suite":"reorder""#, #""suite":"record""#,
        #"exchange.json: suite: expected "reorder", found "record""#
      ),
      (
        #""notes":{"#,
        #""notes":{"Unused":{"kind":"Basic","#
          + #""description":"x"},"#,
        "exchange.json: notes: no test has the flag Unused"
      ),
      (
        #""flags":["Exchange","NoChange"]"#, #""flags":["Swap","NoChange"]"#,
        "exchange.json: exchange-000001: there is no note for the flag Swap"
      ),
      (
        #""kind":"Basic""#, #""kind":"Nice""#,
        "exchange.json: the note Exchange: expected a kind of Basic, EdgeCase, "
          + #"Rule, Invalid, ReportedFault, found "Nice""#
      ),
      (
        #""comment":"a place"#, #""hint":"a place"#,
        #"exchange.json: exchange-000001: the test: there is no key "hint""#
      ),
      (
        #""op":"exchange""#, #""op":"swap""#,
        "exchange.json: exchange-000001: operations[0]: there is no "
          + "operation \"swap\"; the operations are move, batch, scatter, "
          + "exchange, insert, remove, step, session"
      ),
      (
        "\n]}]}", ",\n]}]}",
        "exchange.json: line 80, column 1: expected a value"
      ),
      (
        #""numberOfTests":"#, #""numberOfTests":1"#,
        "exchange.json: numberOfTests: expected 70, found 170"
      ),
    ])
  func findings(old: String, new: String, finding: String) {
    let text = Self.text.replacing(old, with: new, maxReplacements: 1)
    #expect(text != Self.text)
    var lint = VectorLint(ledger: Self.ledger)
    lint.check(Array(text.utf8), name: "exchange.json")
    let found = lint.findings.map { "\($0)" }
    #expect(found.contains(finding), "\(found)")
  }

  @Test("Broken files are findings, never the end of the process")
  func mutated() {
    var generator = SplitMix64(seed: 3)
    let bytes = Array(Self.text.utf8)
    for _ in 0..<20 {
      var broken = bytes
      for _ in 0..<3 {
        broken[Int.random(in: broken.indices, using: &generator)] = UInt8(
          truncatingIfNeeded: generator.next())
      }
      var lint = VectorLint(ledger: Self.ledger)
      lint.check(broken, name: "broken.json")
    }
  }
}
