import Reorder
import ReorderChecking
import ReorderConformance
import Testing

@Suite("Wrong ports")
struct WrongPortTests {
  /// Five cases; the third is the one that a wrong port stumbles over, the last
  /// needs a feature that it lacks.
  static let tests: [ConformanceTest] = [
    ConformanceTest(
      id: "zero", oneList("abc", .move(at(0, 0), to: .final(at(0, 2))))),
    ConformanceTest(
      id: "one", oneList("abc", .exchange(at(0, 0), at(0, 2)))),
    ConformanceTest(
      id: "two", oneList("abc", .move(at(0, 1), to: .gap(gap(0, 0))))),
    ConformanceTest(
      id: "three", oneList("ab", .step([at(0, 1)], key: "earlier"))),
    ConformanceTest(id: "four", oneList("ab", .scatter([]))),
  ]

  @Test(
    "A wrong answer is named for what it is, and the run goes on",
    .enabled(if: Tools.hasPython, "python3 is not installed"),
    arguments: [
      ("hangs", "silent: no answer within 1000 ms"),
      ("crashes", "killed: the port was ended by signal 11"),
      ("exits", "exited: the port ended with code 3"),
      ("garbage", "garbage: expected a JSON object, found \"Moved it"),
      ("errors", "error: the port says: not today"),
      ("dialect", "wrong answer: expected {\"result\":\"valid\""),
      ("closes", "closed output: the port goes on without its stdout"),
      ("twice", "answered twice: a second line for one request"),
      ("seq", "wrong seq: expected 2, found 4711"),
      ("huge", "huge line: more than 1048576 bytes"),
      ("lies", "lie: the port said that it supports gap, and skips it"),
      ("lacks", "wrong answer: expected {\"result\":\"valid\""),
    ])
  func namedAndGoneOn(mode: String, beginning: String) {
    let run = Self.run(mode)
    #expect(run.portFaults.filter { !$0.isSlowStart } == [])
    #expect(run.verdicts.count { $0 == .passed } == 3)
    #expect(run.verdicts.last == .skipped)
    #expect(!run.hasGivenUp)
    guard case .failed(let fault) = run.verdicts[2] else {
      Issue.record("the third test did not fail")
      return
    }
    #expect(fault.description.hasPrefix(beginning), "\(fault)")
    let report = ConformanceReport(run, Self.tests, expected: .none)
    #expect(!report.isFine)
    #expect(report.lines.last?.hasSuffix("1 skipped") == true)
  }

  @Test(
    "A port that starts late or does not stop fails for that alone",
    .enabled(if: Tools.hasPython, "python3 is not installed"),
    arguments: [
      ("slow", "slow start: ready after"),
      ("stays", "did not stop: still there 1000 ms after"),
    ])
  func startAndStop(mode: String, beginning: String) {
    let run = Self.run(mode)
    #expect(run.verdicts.count { $0 == .passed } == 4)
    #expect(
      run.portFaults.contains { $0.description.hasPrefix(beginning) },
      "\(run.portFaults)")
  }

  @Test(
    "A port that cannot be talked to is given up after a few starts",
    .enabled(if: Tools.hasPython, "python3 is not installed"),
    arguments: [
      ("boasts", "garbage: there is no feature \"teleport\""),
      ("early", "answered early: a line came before any request"),
    ])
  func givenUp(mode: String, beginning: String) {
    let run = Self.run(mode)
    #expect(run.hasGivenUp)
    #expect(run.restarts <= ConformanceRun.greatestStartFaults)
    #expect(run.portFaults.allSatisfy { $0.description.hasPrefix(beginning) })
    #expect(!run.portFaults.isEmpty)
  }

  @Test("A command that is not there is no port")
  func noCommand() {
    var run = ConformanceRun(
      Self.tests, of: ["/no/such/port"], limit: 1000)
    run.run()
    #expect(run.hasGivenUp)
    #expect(
      run.portFaults.map { $0.description } == [
        "cannot start: /no/such/port: No such file or directory"
      ])
  }

  private static func run(_ mode: String) -> ConformanceRun {
    var run = ConformanceRun(
      tests,
      of: ["python3", Tools.path("Tests/Ports/wrong/port.py"), mode],
      limit: 1000)
    run.run()
    return run
  }
}

extension PortFault {
  /// Whether the machine was busy, no more.
  fileprivate var isSlowStart: Bool {
    if case .slowStart = self { true } else { false }
  }
}

private func oneList(_ items: String, _ operation: Operation) -> Case {
  Case(lists: [items.map { String($0) }], operations: [operation])
}
