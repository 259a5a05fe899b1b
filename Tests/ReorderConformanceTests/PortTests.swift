import Foundation
import ReorderChecking
import ReorderConformance
import Testing

@Suite("Ports")
struct PortTests {
  /// The command beside the executable that runs the tests.
  private static let executable =
    URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
    .appendingPathComponent("reorder").path

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

  @Test("Broken requests never end the process")
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
