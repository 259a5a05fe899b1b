/// What is wrong with a port's behaviour, told apart.
package enum PortFault: Error, Hashable, Sendable {
  /// The answer is another than the expected one.
  case wrongAnswer(expected: String, found: String)

  /// The port says that it could not answer.
  case errored(String)

  /// The port refuses a feature that it said it supports.
  case lied(feature: String)

  /// The port ended by itself.
  case exited(code: Int32)

  /// The port was ended by a signal.
  case killed(signal: Int32)

  /// No answer came in time.
  case silent(milliseconds: Int)

  /// The port was ready, but later than in time.
  case slowStart(milliseconds: Int)

  /// A line is no answer.
  case garbage(String)

  /// The answer names another request.
  case wrongSequence(expected: Int, found: String)

  /// A request was answered a second time.
  case answeredTwice

  /// A line came before anything was asked.
  case answeredEarly

  /// A line is longer than the protocol allows.
  case hugeLine(limit: Int)

  /// The port closed its output and goes on.
  case closedOutput

  /// The port does not read what it is sent.
  case closedInput

  /// The port did not end when it was asked to.
  case didNotStop(milliseconds: Int)

  /// The command cannot be started.
  case cannotStart(String)

  /// Whether the port has to be started again.
  var needsRestart: Bool {
    switch self {
    case .wrongAnswer, .errored, .lied, .slowStart: false
    default: true
    }
  }
}

extension PortFault: CustomStringConvertible {
  /// The kind of the fault, then the details.
  package var description: String {
    switch self {
    case .wrongAnswer(let expected, let found):
      "wrong answer: expected \(expected), found \(found)"
    case .errored(let message): "error: the port says: \(message)"
    case .lied(let feature):
      "lie: the port said that it supports \(feature), and skips it"
    case .exited(let code): "exited: the port ended with code \(code)"
    case .killed(let signal): "killed: the port was ended by signal \(signal)"
    case .silent(let limit): "silent: no answer within \(limit) ms"
    case .slowStart(let time): "slow start: ready after \(time) ms only"
    case .garbage(let problem): "garbage: \(problem)"
    case .wrongSequence(let expected, let found):
      "wrong seq: expected \(expected), found \(found)"
    case .answeredTwice: "answered twice: a second line for one request"
    case .answeredEarly: "answered early: a line came before any request"
    case .hugeLine(let limit): "huge line: more than \(limit) bytes"
    case .closedOutput: "closed output: the port goes on without its stdout"
    case .closedInput: "closed input: the port goes on without its stdin"
    case .didNotStop(let limit):
      "did not stop: still there \(limit) ms after it was asked to end"
    case .cannotStart(let problem): "cannot start: \(problem)"
    }
  }
}
