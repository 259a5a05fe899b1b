import Foundation
import ReorderChecking
import ReorderConformance
import Testing

@Suite("Subcommands on vectors and ports")
struct CommandTests {
  /// What a subcommand wrote, and its exit code.
  struct Run {
    var code: Int32 = 0
    var output = ""
    var error = ""

    init(_ arguments: [String], input: [String] = []) {
      var output = ""
      var error = ""
      var rest = input[...]
      code = ConformanceCommands.run(
        arguments,
        Console(
          output: { output += $0 }, error: { error += $0 },
          line: { rest.popFirst().map { Array($0.utf8) } }))
      self.output = output
      self.error = error
    }
  }

  private static let vectors = Tools.path("Tests/Vectors")

  /// The command beside the executable that runs the tests.
  private static let executable =
    URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
    .appendingPathComponent("reorder-conformance").path

  @Test(
    "Wrong usage is one sentence and 64",
    arguments: [
      ([], "A subcommand is missing: vectors, conform, port, fuzz or merge."),
      (["lint"], #"There is no subcommand "lint"."#),
      (["vectors"], "Say generate or lint."),
      (["vectors", "sort"], #"Say generate or lint, not "sort"."#),
      (["vectors", "lint", "--fast"], "There is no option --fast."),
      (["vectors", "lint", "here"], #"Unexpected argument "here"."#),
      (
        ["vectors", "lint", "--vectors"],
        "The option --vectors needs a value."
      ),
      (["conform"], "The command of the port is missing behind --."),
      (
        ["conform", "--fuzz", "many", "--", "port"],
        #"--fuzz needs a number from 0 to 1000000, not "many"."#
      ),
      (
        ["conform", "--limit=0", "--", "port"],
        #"--limit needs a number from 1 to 600000, not "0"."#
      ),
      (
        ["conform", "--seed", "1", "--seed", "2", "--", "port"],
        "The option --seed comes twice."
      ),
      (["port", "now"], #"Unexpected argument "now"."#),
    ])
  func usage(arguments: [String], sentence: String) {
    let run = Run(arguments)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.error == "Error: \(sentence) (--help shows what there is)\n")
  }

  @Test(
    "Help is there for each",
    arguments: [
      ["--help"], ["vectors", "--help"], ["vectors", "lint", "-h"],
      ["conform", "--help"], ["port", "--help"],
    ])
  func help(arguments: [String]) {
    let run = Run(arguments)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("OVERVIEW: "))
    #expect(run.output.contains("USAGE: "))
  }

  @Test("A file that cannot be read is 66")
  func unreadable() {
    let lint = Run(["vectors", "lint", "--vectors", "/no/such/folder"])
    #expect(lint.code == 66)
    #expect(lint.error == "Error: The folder /no/such/folder cannot be read.\n")
    let conform = Run([
      "conform", "--vectors", "/no/such/folder", "--", "port",
    ])
    #expect(conform.code == 66)
  }

  @Test("Generate and lint in an empty folder, then a broken file")
  func generateAndLint() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vectors-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    #expect(Run(["vectors", "lint", "--vectors", folder]).code == 64)
    let file = Generated.all.files.first { $0.type == "exchange" }!
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try write(file.text, file.name)
    #expect(Run(["vectors", "lint", "--vectors", folder]).code == 66)
    try write(Generated.all.ledger.text, Ledger.fileName)
    let fine = Run(["vectors", "lint", "--vectors", folder])
    #expect(fine.code == 0)
    #expect(fine.output.hasSuffix("tests in 1 file, 0 findings\n"))
    try write(file.text + "]", file.name)
    let broken = Run(["vectors", "lint", "--vectors", folder])
    #expect(broken.code == 65)
    #expect(broken.output.hasSuffix("0 tests in 1 file, 1 finding\n"))
    try write("what\n", Ledger.fileName)
    #expect(Run(["vectors", "lint", "--vectors", folder]).code == 65)
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
    let run = Run(
      ["port"], input: input.split(separator: "\n").map { String($0) })
    #expect(run.code == 0)
    #expect(run.output.hasPrefix(#"{"ready":{"protocol":1,"#))
    let rest = run.output.drop { $0 != "\n" }.dropFirst()
    #expect(rest == answers)
  }

  @Test("The package itself passes as a port, in a process of its own")
  func reference() throws {
    var tests = Generated.all.files.flatMap { $0.tests.prefix(5) }
      .map { ConformanceTest($0) }
    tests += MalformedCases.tests
    var run = ConformanceRun(
      tests, of: [Self.executable, "port"], limit: 5000)
    run.run()
    let report = ConformanceReport(run, tests, expected: .none)
    #expect(report.lines == ["\(tests.count) passed, 0 failed, 0 skipped"])
  }

  @Test(
    "The example ports pass",
    arguments: [
      (["python3"], "Tests/Ports/python/port.py", Tools.hasPython),
      (["node"], "Tests/Ports/javascript/port.js", Tools.hasNode),
    ])
  func examples(command: [String], path: String, isInstalled: Bool) throws {
    if !isInstalled {
      print("skipped: \(command[0]) is not installed")
      return
    }
    var random = RandomCases(seed: 5)
    var tests = Generated.all.files.flatMap { $0.tests.suffix(3) }
      .map { ConformanceTest($0) }
    tests += MalformedCases.tests
    for number in 0..<20 {
      tests.append(ConformanceTest(id: "fuzz-\(number)", random.next()))
    }
    var run = ConformanceRun(
      tests, of: command + [Tools.path(path)], limit: 5000)
    run.run()
    let report = ConformanceReport(run, tests, expected: .none)
    #expect(report.lines == ["\(tests.count) passed, 0 failed, 0 skipped"])
  }

  @Test("Expected failures are checked both ways")
  func expectedFailures() throws {
    let tests = Generated.all.files[0].tests.prefix(3)
      .map { ConformanceTest($0) }
    let known = Set(tests.map { $0.id })
    let expected = try ExpectedFailures(
      parsing: "# known\n\n\(tests[1].id)  # wrong since ever\n",
      path: "known.txt", known: known)
    var run = ConformanceRun(
      tests, of: [Self.executable, "port"], limit: 5000)
    run.run()
    let report = ConformanceReport(run, tests, expected: expected)
    #expect(!report.isFine)
    #expect(
      report.lines == [
        "FAIL \(tests[1].id): passed, but is expected to fail; remove the "
          + "line \"\(tests[1].id)\" from known.txt",
        "2 passed, 1 failed, 0 skipped",
      ])
    for (text, problem) in [
      ("nobody-000001", "line 1: no test has the name nobody-000001"),
      ("a b", "line 1: expected one name, found 2"),
      (
        "\(tests[0].id)\n\(tests[0].id)",
        "line 2: the name \(tests[0].id) comes twice"
      ),
    ] {
      let error = #expect(throws: VectorError.self) {
        try ExpectedFailures(parsing: text, path: "", known: known)
      }
      #expect(error?.description == problem)
    }
  }

  @Test("Broken arguments and requests never end the process")
  func mutated() {
    var generator = SplitMix64(seed: 9)
    let request = Array(
      (#"{"cmd":"run","seq":7,"case":{"lists":[["a","b"],["x"]],"rules":"#
        + #"{"lists":[{"max":2}],"items":[{"at":[0,1],"is":"fixed"}]},"#
        + #""operations":[{"op":"move","from":[0,0],"to":{"gap":[1,0]}}]}}"#)
        .utf8)
    for _ in 0..<1000 {
      var broken = request
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        broken[Int.random(in: broken.indices, using: &generator)] =
          Array("0123456789-[]{}\",:a".utf8).randomElement(using: &generator)!
      }
      guard case .line(let answer) = ReferencePort.answer(broken) else {
        Issue.record("stopped by \(broken)")
        continue
      }
      #expect(answer.hasPrefix("{\"seq\":"))
    }
  }
}
