package import ReorderChecking

/// One case that a port is asked.
package struct ConformanceTest: Sendable {
  /// The name.
  package let id: String

  /// The case in its JSON form.
  let json: JSONValue

  /// The features that it needs.
  let features: Set<Feature>

  /// What must come of it.
  let expected: JSONValue

  /// A test of a vector file.
  package init(_ test: VectorTest) {
    id = test.id
    json = test.testCase.json
    features = test.testCase.features
    expected = test.expected
  }

  /// A case with what the model says.
  package init(id: String, _ testCase: Case) {
    self.id = id
    json = testCase.json
    features = testCase.features
    expected = testCase.expected.json
  }

  /// A request that a port must call malformed.
  init(id: String, malformed json: JSONValue, needs features: Set<Feature>) {
    self.id = id
    self.json = json
    self.features = features
    expected = ["result": "errored"]
  }
}

/// Asks a port every test that it supports, starts it again when it fails to
/// behave, and goes on.
package struct ConformanceRun {
  /// What became of a test.
  package enum Verdict: Hashable, Sendable {
    /// The answer is right.
    case passed

    /// Something is wrong.
    case failed(PortFault)

    /// The port does not support a feature, or too much went wrong before.
    case skipped
  }

  /// How often a port is started again.
  package static let greatestRestarts = 40

  /// How many faults of starting are put up with.
  package static let greatestStartFaults = 2

  private let command: [String]
  private let limit: Int
  private let tests: [ConformanceTest]

  /// What became of each test, by rank.
  package private(set) var verdicts: [Verdict]

  /// What is wrong with starting and stopping.
  package private(set) var portFaults: [PortFault] = []

  /// How often the port was started again.
  package private(set) var restarts = 0

  /// Whether the port was given up before all tests were asked.
  package private(set) var hasGivenUp = false

  /// What the port called itself.
  package private(set) var name = ""

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - tests: The tests, in this order.
  ///   - command: The program of the port and its arguments.
  ///   - limit: The milliseconds for each answer.
  package init(_ tests: [ConformanceTest], of command: [String], limit: Int) {
    self.tests = tests
    self.command = command
    self.limit = limit
    verdicts = Array(repeating: .skipped, count: tests.count)
  }

  /// Asks all tests.
  ///
  /// - Parameter isOver: Asked before every test; tests that are left then
  ///   count as skipped.
  package mutating func run(until isOver: () -> Bool = { false }) {
    var next = 0
    while !isOver() {
      do throws(PortFault) {
        let session = try PortSession(command, limit: limit)
        name = session.name
        if let fault = session.slowStart { note(fault) }
        if ask(from: &next, session, until: isOver) { return }
      } catch {
        note(error)
        if case .cannotStart = error {
          hasGivenUp = true
          return
        }
      }
      if restarts == Self.greatestRestarts
        || portFaults.count > Self.greatestStartFaults
      {
        hasGivenUp = next < tests.count
        return
      }
      restarts += 1
    }
  }

  /// Notes a fault of starting or stopping once.
  private mutating func note(_ fault: PortFault) {
    let isSlow = if case .slowStart = fault { true } else { false }
    let hasSlow = portFaults.contains {
      if case .slowStart = $0 { true } else { false }
    }
    if !(isSlow && hasSlow) { portFaults.append(fault) }
  }

  /// Asks the tests from `next` on, and returns whether it came to the end
  /// without a need to start the port again.
  private mutating func ask(
    from next: inout Int, _ session: PortSession, until isOver: () -> Bool
  ) -> Bool {
    while next < tests.count && !isOver() {
      let test = tests[next]
      guard test.features.isSubset(of: session.features) else {
        next += 1
        continue
      }
      if session.hasUnaskedAnswer() {
        blamePrevious(of: next)
        return false
      }
      guard
        let fault = session.fault(
          seq: next, test.json, expected: test.expected)
      else {
        verdicts[next] = .passed
        next += 1
        continue
      }
      if case .answeredTwice = fault {
        blamePrevious(of: next)
        return false
      }
      verdicts[next] = .failed(fault)
      next += 1
      if fault.needsRestart { return false }
    }
    if let fault = session.stop() {
      if case .answeredTwice = fault {
        blamePrevious(of: next)
      } else {
        note(fault)
      }
    }
    return true
  }

  /// A second answer belongs to the test that was asked last.
  private mutating func blamePrevious(of next: Int) {
    let previous = verdicts[..<next].lastIndex { $0 != .skipped }
    if let previous {
      verdicts[previous] = .failed(.answeredTwice)
    } else {
      note(.answeredEarly)
    }
  }
}
