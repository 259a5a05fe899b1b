import Foundation
import ReorderCommandLine
import ReorderConformance
import Testing

@Suite("reorder vectors, conform and port")
struct ConformanceTests {
  @Test(
    "Wrong usage is one sentence and 64",
    arguments: [
      (["vectors"], "Say generate or lint."),
      (["vectors", "sort"], "Say generate or lint, not 'sort'."),
      (
        ["vectors", "lint", "--fast"],
        "Unknown option '--fast'; --help shows the options."
      ),
      (["vectors", "lint", "here"], "Unexpected argument 'here'."),
      (
        ["vectors", "lint", "--vectors"],
        "Missing value for '--vectors <folder>'."
      ),
      (["conform"], "The command of the port is missing behind --."),
      (
        ["conform", "--fuzz", "many", "--", "port"],
        "--fuzz: 'many' is not a number from 0 to 1000000."
      ),
      (
        ["conform", "--limit=0", "--", "port"],
        "--limit: '0' is not a number from 1 to 600000."
      ),
      (
        ["conform", "--seed", "1", "--seed", "2", "--", "port"],
        "The option '--seed' is given twice."
      ),
      (["port", "now"], "Unexpected argument 'now'."),
    ])
  func usage(arguments: [String], sentence: String) {
    let run = CommandRun(arguments)
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.error == "Error: \(sentence)\n")
  }

  @Test("A file that cannot be read is 66")
  func unreadable() {
    let lint = CommandRun(["vectors", "lint", "--vectors", "/no/such/folder"])
    #expect(lint.code == .noInput)
    #expect(
      lint.error == "Error: The folder /no/such/folder cannot be read; "
        + "--vectors names another.\n")
    let conform = CommandRun([
      "conform", "--vectors", "/no/such/folder", "--", "port",
    ])
    #expect(conform.code == .noInput)
  }

  @Test("A port that cannot be started is 66")
  func noPort() throws {
    try withVectors { folder in
      let run = CommandRun([
        "conform", "--vectors", folder, "--", "/no/such/port",
      ])
      #expect(run.code == .noInput)
      #expect(run.error.hasPrefix("Error: The port cannot be started: "))
    }
  }

  @Test("Generate and lint in an empty folder, then a broken file")
  func generateAndLint() throws {
    try withVectors { folder in
      let lint = ["vectors", "lint", "--vectors", folder]
      #expect(CommandRun(lint).output.hasSuffix(" files, 0 findings\n"))
      let file = "\(folder)/exchange.json"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try Data((text + "]").utf8).write(to: URL(fileURLWithPath: file))
      let broken = CommandRun(lint)
      #expect(broken.code == .badData)
      #expect(broken.output.hasSuffix(" files, 1 finding\n"))
      let stranger = "\(folder)/stranger.json"
      try Data().write(to: URL(fileURLWithPath: stranger))
      let again = CommandRun(["vectors", "generate", "--vectors", folder])
      #expect(again.code == .badData)
      #expect(again.error.contains("stranger.json is none of the generated"))
      let ledger = URL(fileURLWithPath: "\(folder)/\(Ledger.fileName)")
      try Data("what\n".utf8).write(to: ledger)
      #expect(CommandRun(lint).code == .badData)
      try FileManager.default.removeItem(at: ledger)
      #expect(CommandRun(lint).code == .noInput)
    }
  }

  @Test("A folder without vectors selects nothing")
  func empty() throws {
    try withFolder { folder in
      for arguments in [["vectors", "lint"], ["conform"]] {
        let run = CommandRun(
          arguments + ["--vectors", folder]
            + (arguments == ["conform"] ? ["--", "port"] : []))
        #expect(run.code == .usage)
      }
    }
  }

  /// Calls `body` with a folder of its own.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vectors-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  /// Calls `body` with a folder of all vectors, just generated.
  private func withVectors(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      let run = CommandRun(["vectors", "generate", "--vectors", folder])
      #expect(run.code == .success)
      try body(folder)
    }
  }

  @Test("The port answers line by line")
  func port() {
    let input = #"""
      {"cmd":"start","protocol":1,"schema":"reorder-1","limitMs":2000}
      {"cmd":"run","seq":7,"case":{"lists":[["a","b"],["x"]],"operations":\#
      [{"op":"move","from":[0,0],"to":{"gap":[0,2]}}]}}
      {"cmd":"run","seq":8,"case":{"lists":[["a"]],"operations":\#
      [{"op":"remove","at":[0,1]}]}}
      what?
      {"cmd":"run","seq":9,"case":{}}
      {"cmd":"jump"}
      {"cmd":"stop"}
      not read
      """#
    let answers = #"""
      {"seq":7,"result":"valid","outcomes":[{"moved":[[[0,0],[0,1]]]}],\#
      "lists":[["b","a"],["x"]]}
      {"seq":8,"result":"invalid","operation":0,"reason":"index",\#
      "lists":[["a"]]}
      {"seq":null,"result":"errored","message":"the line is no JSON object"}
      {"seq":9,"result":"errored","message":"the key \"lists\" is missing"}
      {"seq":null,"result":"errored","message":"there is no command jump"}

      """#
    let run = CommandRun(
      ["port"], input: input.split(separator: "\n").map { String($0) })
    #expect(run.code == .success)
    #expect(run.output.hasPrefix(#"{"ready":{"protocol":1,"#))
    let rest = run.output.drop { $0 != "\n" }.dropFirst()
    #expect(rest == answers)
  }
}
