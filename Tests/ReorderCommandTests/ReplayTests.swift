import Foundation
import ReorderCommandLine
import Testing

@Suite("reorder replay and strategies")
struct ReplayTests {
  /// Runs the command on a file with this text; FILE in what is returned is
  /// its path.
  private func replay(_ text: String, _ options: String...) throws -> CommandRun
  {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("replay-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var run = CommandRun(["replay", file.path] + options)
    run.output.replace(file.path, with: "FILE")
    run.error.replace(file.path, with: "FILE")
    return run
  }

  private static let board =
    #"{"lists": [[7, 8, 9], []], "final": [[9, 8], [7]]}"#
    + "\n[0, 0, 1, 0]\n[0,0,0,1]\n"

  @Test("A trace is drawn step by step")
  func trace() throws {
    let run = try replay(Self.board, "--draw", "--strategies", "Rotation")
    #expect(run.code == .success)
    #expect(
      run.output == """
          [7 8 9] []
        0 move (0, 0) to final (1, 0): moved (0, 0) to final (1, 0)
          [8 9] [7]
                 ^
        1 move (0, 0) to final (0, 1): moved (0, 0) to final (0, 1)
          [9 8] [7]
             ^
        FILE: 2 lists, 3 items, 2 operations
        Rotation  as the model says

        """)
  }

  @Test("A trace that ends otherwise than it says is bad data")
  func wrongEnd() throws {
    let run = try replay(
      Self.board.replacing("[0,0,0,1]", with: "[0,0,0,0]"))
    #expect(run.code == .badData)
    #expect(
      run.error == "Error: FILE:1: after the moves the id 8 is at (0, 0), "
        + "where \"final\" has 9.\n")
  }

  @Test("A case may come as an argument, and ends at what makes no sense")
  func aCase() {
    let run = CommandRun([
      "replay", "--case",
      #"{"lists":[["a"]],"operations":[{"op":"remove","at":[0,0]},"#
        + #"{"op":"remove","at":[0,0]}]}"#,
    ])
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix(
        """
        --case: 1 lists, 1 items, 2 operations
        operation 1 makes no sense (index): the case ends there
        TagSort
        """))
  }

  @Test("A case of exchanges is replayed by those that exchange, others not")
  func exchangers() {
    func run(_ operation: String) -> String {
      CommandRun([
        "replay", "--strategies", "SectionExchange", "--case",
        #"{"lists":[["a","b"]],"operations":[\#(operation)]}"#,
      ]).output
    }
    #expect(
      run(#"{"op":"exchange","places":[[0,0],[0,1]]}"#)
        .hasSuffix("SectionExchange  as the model says\n"))
    #expect(
      run(#"{"op":"move","from":[0,0],"to":{"final":[0,1]}}"#)
        .hasSuffix("SectionExchange  exchanges: this is nothing for it\n"))
  }

  @Test("Kept cases are replayed one after the other")
  func kept() throws {
    let line =
      #"{"case":{"lists":[["a"]],"operations":[]},"strategy":"Rotation","#
      + #""seed":"1","version":"0.1.0"}"#
    let run = try replay("\(line)\n\n\(line)\n", "--strategies=Rotation")
    #expect(run.code == .success)
    #expect(
      run.output.split(separator: "\n").filter { $0.hasPrefix("FILE") } == [
        "FILE:1: 1 lists, 1 items, 0 operations",
        "FILE:3: 1 lists, 1 items, 0 operations",
      ])
  }

  @Test(
    "A file that is none of these is bad data, named by line",
    arguments: [
      ("", ":1: column 1: expected a value, found the end of the text"),
      ("hello", ":1: column 1: expected a value"),
      ("{}", ": this is no trace and no case: the key \"lists\" is missing"),
      ("{\n\n\"lists\": [\n}", ":4: column 1: expected a value"),
      (
        #"{"lists":[],"final":[]}"#,
        ":2: expected a move [from list, from index, to list, to index]"
      ),
      (
        #"{"lists":[[1]]}"# + "\n[0,0,0,0]",
        ":1: the first line of a trace needs \"final\", the lists after the "
          + "last move"
      ),
      (#"{"case":{}}"#, ":1: the key \"seed\" is missing"),
    ])
  func bad(text: String, problem: String) throws {
    let run = try replay(text)
    #expect(run.code == .badData)
    #expect(run.error == "Error: FILE\(problem).\n")
  }

  @Test("A trace too large to look at every step is refused with a way out")
  func tooLarge() throws {
    let ids = Array(0..<30_000).map { "\($0)" }.joined(separator: ",")
    let moves = String(repeating: "[0,0,0,0]\n", count: 7_000)
    let run = try replay(
      "{\"lists\":[[\(ids)]],\"final\":[[\(ids)]]}\n\(moves)")
    #expect(run.code == .usage)
    #expect(run.error.contains("7000 moves of 30000 items are too many"))
  }

  @Test(
    "Wrong usage is one sentence and 64",
    arguments: [
      (["replay"], "The file is missing."),
      (["replay", "--case", "{}", "file"], "Unexpected argument 'file'."),
      (["strategies", "all"], "Unexpected argument 'all'."),
    ])
  func usage(arguments: [String], sentence: String) {
    let run = CommandRun(arguments)
    #expect(run.code == .usage)
    #expect(run.error == "Error: \(sentence)\n")
  }
}
