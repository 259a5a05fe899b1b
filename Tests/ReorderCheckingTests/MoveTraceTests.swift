import Reorder
import ReorderChecking
import Testing

@Suite("Traces of moves")
struct MoveTraceTests {
  private static let header =
    #"{"lists": [[7, 8, 9], []], "final": [[9, 8], [7]]}"#

  private func trace(_ text: String) throws(MoveTraceError) -> MoveTrace {
    try MoveTrace(parsing: Array(text.utf8), file: "board.jsonl")
  }

  @Test("A trace is read with its items numbered through all lists")
  func good() throws {
    let trace = try trace(Self.header + "\n[0, 0, 1, 0]\r\n[0,0,0,1]\n")
    #expect(trace.labels == [[0, 1, 2], []])
    #expect(trace.finalLabels == [[2, 1], [0]])
    #expect(trace.moves.count == 2)
    #expect(trace.fault(inFinal: [[2, 1], [0]]) == nil)
  }

  @Test("Where the moves lead is compared with the last lists")
  func wrongEnd() throws {
    let trace = try trace(Self.header + "\n[0,0,1,0]")
    #expect(
      trace.fault(inFinal: [[1, 2], [0]])
        == #"after the moves the id 8 is at (0, 0), where "final" has 9"#)
    #expect(
      trace.fault(inFinal: [[0, 1, 2], []])
        == #"after the moves list 0 has 3 items, but 2 in "final""#)
  }

  @Test(
    "What is wrong with a trace is said with the line and what was expected",
    arguments: [
      (
        "", 1,
        #"expected {"lists": [[id, ...], ...], "final": [[id, ...], ...]}"#
      ),
      (
        "\n", 1,
        #"expected {"lists": [[id, ...], ...], "final": [[id, ...], ...]}"#
      ),
      ("[0,0,0,0]", 1, "expected an object, found an array"),
      (#"{"lists": [[1]]}"#, 1, #"the key "final" is missing"#),
      (#"{"final": [[1]]}"#, 1, #"the key "lists" is missing"#),
      (
        #"{"lists": [[1]], "lists": [[1]]}"#, 1,
        #"column 18: the key "lists" comes twice"#
      ),
      (
        #"{"items": [[1]]}"#, 1,
        #"there is no key "items" here; the keys are lists, final"#
      ),
      (
        #"{"lists": [1], "final": [[1]]}"#, 1,
        "lists[0]: expected an array, found an integer"
      ),
      (
        #"{"lists": [[1,]], "final": [[1]]}"#, 1,
        "column 15: expected a value"
      ),
      (
        #"{"lists": [["a"]], "final": [[1]]}"#, 1,
        "lists[0][0]: expected an integer, found a string"
      ),
      (
        #"{"lists": [[1.5]], "final": [[1]]}"#, 1,
        "lists[0][0]: expected an integer, found a number with a fraction"
      ),
      (
        #"{"lists": [[007]], "final": [[1]]}"#, 1,
        "column 14: expected , or ] in an array"
      ),
      (
        #"{"lists": [[99999999999999999999]], "final": [[1]]}"#, 1,
        "column 13: the integer is beyond 2^53 - 1"
      ),
      (
        #"{"lists": [[1]], "final": [[1]]"#, 1,
        "column 32: expected , or } in an object"
      ),
      (
        #"{"lists": [[1]], "final": [[1]]} 5"#, 1,
        "column 34: expected the end of the text"
      ),
      (
        #"{"lists": [[1, 2], [1]], "final": [[]]}"#, 1,
        #"the id 1 is in "lists" twice"#
      ),
      (
        #"{"lists": [[1], []], "final": [[1]]}"#, 1,
        #"expected 2 lists in "final", found 1"#
      ),
      (
        #"{"lists": [[1, 2]], "final": [[1, 1]]}"#, 1,
        #"the id 1 is in "final" twice"#
      ),
      (
        #"{"lists": [[1, 2]], "final": [[1, 3]]}"#, 1,
        #"the id 3 of "final" is not in "lists""#
      ),
      (
        #"{"lists": [[1, 2]], "final": [[1]]}"#, 1,
        #"the id 2 is not in "final""#
      ),
      (header, 2, "expected a move [from list, from index, to list, to index]"),
      (
        header + "\n\n", 2,
        "column 1: expected a value, found the end of the text"
      ),
      (
        header + "\n[0,0,1]", 2,
        "expected a move [from list, from index, to list, to index], "
          + "found 3 numbers"
      ),
      (
        header + "\n[0,0,1,0]\n[0,0,0", 3,
        "column 7: expected , or ] in an array"
      ),
      (
        header + "\n[0,0,1,0]\n{}", 3,
        "expected a move [from list, from index, to list, to index]"
      ),
      (
        header + "\n[0,0,1,\(String(repeating: " ", count: 300))0]", 2,
        "expected a move [from list, from index, to list, to index] in at "
          + "most 256 bytes"
      ),
      (
        header + "\n[0,0,1,0]\n[0,2,0,0]", 3,
        "there is no item at (0, 2): the items of list 0 are 0..<2"
      ),
      (
        header + "\n[0,0,0,3]", 2,
        "no item can end at (0, 3): the final indices in list 0 are 0..<3"
      ),
      (header + "\n[0,0,5,0]", 2, "there is no list 5: the lists are 0..<2"),
      (header + "\n[-1,0,0,0]", 2, "there is no list -1: the lists are 0..<2"),
    ] as [(String, Int, String)])
  func bad(text: String, line: Int, problem: String) {
    let error = #expect(throws: MoveTraceError.self) { try trace(text) }
    #expect(error?.description == "board.jsonl:\(line): \(problem)")
  }
}
