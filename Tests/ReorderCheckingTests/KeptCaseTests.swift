import Reorder
import ReorderChecking
import ReorderDefects
import Testing

@Suite("Kept cases")
struct KeptCaseTests {
  private let subject = FuzzSubject.mover(ExchangeForMove<Int>.self)

  @Test("A failure is kept as a line, and its line is run first")
  func roundTrip() throws {
    let found = Fuzzer([subject], seed: .max).run(cases: 1_000)
    let kept = KeptCase(try #require(found.failures.first), version: "0.1.0")
    let read = try KeptCase.read("\n\(kept.json)\n", file: "kept")
    #expect(read.map { $0.line } == [2] && read.map { $0.kept } == [kept])
    let again = Fuzzer([subject], seed: 1).run(keptFirst: read, cases: 5)
    #expect(again.failures.map { $0.origin } == [.kept(line: 2)])
    #expect(again.failures.map { $0.smallest } == [kept.aCase])
    #expect(again.verdict == .failed)
    let right = Fuzzer(FuzzSubject.all, seed: 1).run(keptFirst: read, cases: 5)
    #expect(right.verdict == .passed && right.caseCount == 6)
  }

  @Test(
    "A line that cannot be read is an error with the file and the line",
    arguments: [
      ("\n{", "kept:2: column 2: expected a key in quotes"),
      ("[]", "kept:1: expected an object, found an array"),
      (
        #"{"case":{"lists":[1],"operations":[]},"strategy":"","seed":"1","#
          + #""version":""}"#,
        "kept:1: case.lists[0]: expected an array, found an integer"
      ),
      (
        #"{"case":{"lists":[],"operations":[]},"strategy":"","seed":"-","#
          + #""version":""}"#,
        "kept:1: seed: expected a whole number in quotes"
      ),
    ])
  func errors(text: String, sentence: String) {
    let error = #expect(throws: KeptCaseError.self) {
      try KeptCase.read(text, file: "kept")
    }
    #expect(error?.description == sentence)
  }
}
