import Foundation
import Reorder
import ReorderBenchmarks
import ReorderChecking
import ReorderCommandLine
import Testing

struct TraceReaderTests {
  private static let header =
    #"{"lists": [[7, 8, 9], []], "final": [[9, 8], [7]]}"#

  @Test("A trace is read with its items numbered through all lists")
  func good() throws {
    let file = try TemporaryFile(
      Self.header + "\n[0, 0, 1, 0]\r\n[0,0,0,1]\n", name: "board.jsonl")
    let trace = try TraceReader.read(file.path)
    #expect(trace.name == "board.jsonl")
    #expect(trace.scenario.counts == [3, 0])
    #expect(trace.scenario.script.count == 2)
    #expect(trace.final == [[2, 1], [0]])
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
      ("[0,0,0,0]", 1, "expected '{' in column 1"),
      (#"{"lists": [[1]]}"#, 1, #"expected "final" in column 16"#),
      (#"{"final": [[1]]}"#, 1, #"expected "lists" in column 16"#),
      (
        #"{"lists": [[1]], "lists": [[1]]}"#, 1,
        #"expected "lists" and "final", each once, in column 17"#
      ),
      (
        #"{"items": [[1]]}"#, 1,
        #"expected "lists" and "final", each once, in column 2"#
      ),
      (#"{"lists": [1], "final": [[1]]}"#, 1, "expected '[' in column 12"),
      (
        #"{"lists": [[1,]], "final": [[1]]}"#, 1,
        "expected a whole number in column 15"
      ),
      (
        #"{"lists": [["a"]], "final": [[1]]}"#, 1,
        "expected a whole number in column 13"
      ),
      (
        #"{"lists": [[1.5]], "final": [[1]]}"#, 1,
        "expected ',' or ']' in column 14"
      ),
      (
        #"{"lists": [[99999999999999999999]], "final": [[1]]}"#, 1,
        "expected a whole number in column 13"
      ),
      (
        #"{"lists": [[1]], "final": [[1]]"#, 1,
        "expected ',' or '}' in column 32"
      ),
      (
        #"{"lists": [[1]], "final": [[1]]} 5"#, 1,
        "expected the end of the line in column 34"
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
      (header + "\n\n", 2, "expected '[' in column 1"),
      (
        header + "\n[0,0,1]", 2,
        "expected a move [from list, from index, to list, to index], found 3 numbers"
      ),
      (header + "\n[0,0,1,0]\n[0,0,0", 3, "expected ',' or ']' in column 7"),
      (header + "\n[0,0,1,0]\n{}", 3, "expected '[' in column 1"),
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
      (
        header + "\n[0,0,1,0]", 1,
        #"after the moves the id 8 is at (0, 0), where "final" has 9"#
      ),
      (
        header + "\n[0,0,0,1]", 1,
        #"after the moves list 0 has 3 items, but 2 in "final""#
      ),
    ] as [(String, Int, String)])
  func bad(text: String, line: Int, message: String) throws {
    let file = try TemporaryFile(text)
    let path = file.path
    #expect(
      throws: CommandError(.badData, "\(path):\(line): \(message).")
    ) { try TraceReader.read(path) }
  }

  @Test("A line of a move is not read without end")
  func longLine() throws {
    let blanks = String(repeating: " ", count: 300)
    let file = try TemporaryFile(Self.header + "\n[0,0,1,\(blanks)0]\n")
    let path = file.path
    #expect(
      throws: CommandError(
        .badData,
        "\(path):2: expected a move [from list, from index, to list, to "
          + "index] in at most 256 bytes.")
    ) { try TraceReader.read(path) }
  }

  @Test("A file that is not there, or no file, cannot be read")
  func unreadable() throws {
    #expect(
      throws: CommandError(
        .noInput, "/no/such.jsonl cannot be read: no such file or directory.")
    ) { try TraceReader.read("/no/such.jsonl") }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      throws: CommandError(
        .noInput, "\(folder) cannot be read: is a directory.")
    ) { try TraceReader.read(folder) }
  }

  @Test("Random bytes are refused, never fatal")
  func garbage() throws {
    var generator = SplitMix64(seed: 7)
    let alphabet = Array(#"{}[],:"listsfinal0123456789- "#.utf8) + [0, 10, 255]
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        bytes.append(alphabet.randomElement(using: &generator)!)
      }
      let file = try TemporaryFile("")
      let path = file.path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(throws: CommandError.self) { try TraceReader.read(path) }
    }
  }
}
