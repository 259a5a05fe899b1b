import ReorderChecking

/// A running port that has said what it supports.
final class PortSession {
  /// How many limits a port may take to start before it counts as silent.
  static let startFactor = 5

  /// What the port said it supports.
  let features: Set<Feature>

  /// The name, version and language that the port gave.
  let name: String

  /// A start that took longer than the limit.
  let slowStart: PortFault?

  private let process: PortProcess
  private let limit: Int

  /// Starts a port and asks it what it supports.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - limit: The milliseconds for each answer.
  init(_ command: [String], limit: Int) throws(PortFault) {
    let process = try PortProcess(command)
    // A line that comes with the start is found out by the seq it lacks.
    let request: JSONValue = [
      "cmd": "start", "protocol": 1, "schema": "reorder-1",
      "limitMs": .integer(limit),
    ]
    if process.hasUnreadOutput() { throw .answeredEarly }
    let begin = ContinuousClock.now
    let longest = limit * Self.startFactor
    if let fault = process.send("\(request)", within: longest) { throw fault }
    let line: [UInt8]
    switch process.receive(within: longest) {
    case .fault(let fault): throw fault
    case .line(let bytes): line = bytes
    }
    let time = (ContinuousClock.now - begin) / .milliseconds(1)
    slowStart =
      time > Double(limit)
      ? .slowStart(milliseconds: Int(time)) : nil
    (features, name) = try Self.parse(ready: line)
    self.process = process
    self.limit = limit
  }

  private static func parse(
    ready line: [UInt8]
  ) throws(PortFault) -> (Set<Feature>, String) {
    guard let answer = try? JSONValue(parsing: line),
      let ready = answer["ready"]
    else {
      throw .garbage("expected {\"ready\":...}, found \(excerpt(of: line))")
    }
    guard ready["protocol"] == 1 else {
      throw .garbage("the port does not speak protocol 1")
    }
    guard case .array(let names)? = ready["supports"] else {
      throw .garbage("the port does not say what it supports")
    }
    var features: Set<Feature> = []
    for name in names {
      guard case .string(let text) = name, let feature = Feature(rawValue: text)
      else { throw .garbage("there is no feature \(name)") }
      features.insert(feature)
    }
    let words = ["name", "version", "language"].compactMap { key in
      if case .string(let text)? = ready[key] { text } else { nil }
    }
    return (features, words.joined(separator: ", "))
  }

  /// Whether a line came that nobody asked for.
  func hasUnaskedAnswer() -> Bool { process.hasUnreadOutput() }

  /// Sends a case and returns what is wrong with the answer, or nil.
  ///
  /// - Parameters:
  ///   - seq: The number of the request.
  ///   - testCase: The case in its JSON form.
  ///   - expected: What must come of it.
  func fault(
    seq: Int, _ testCase: JSONValue, expected: JSONValue
  ) -> PortFault? {
    let request: JSONValue = [
      "cmd": "run", "seq": .integer(seq), "case": testCase,
    ]
    let answer: [UInt8]
    if let fault = process.send("\(request)", within: limit) { return fault }
    switch process.receive(within: limit) {
    case .fault(let fault): return fault
    case .line(let line): answer = line
    }
    guard let json = try? JSONValue(parsing: answer),
      case .object(var members) = json
    else {
      return .garbage(
        "expected a JSON object, found \(Self.excerpt(of: answer))")
    }
    let found = json["seq"]
    if found == .integer(seq - 1) { return .answeredTwice }
    if found != .integer(seq) {
      return .wrongSequence(
        expected: seq, found: found.map { "\($0)" } ?? "none")
    }
    members.removeAll { $0.key == "seq" }
    return Self.fault(of: .object(members), expected: expected)
  }

  private static func fault(
    of answer: JSONValue, expected: JSONValue
  ) -> PortFault? {
    switch answer["result"] {
    case "valid", "invalid":
      return answer.sorted == expected.sorted
        ? nil
        : .wrongAnswer(expected: "\(expected)", found: shortened("\(answer)"))
    case "skipped":
      if case .string(let feature)? = answer["feature"] {
        return .lied(feature: shortened(feature))
      }
      return .garbage("skipped without a feature")
    case "errored":
      if expected["result"] == "errored" { return nil }
      guard case .string(let message)? = answer["message"] else {
        return .garbage("errored without a message")
      }
      return .errored(shortened(message))
    default:
      return .garbage(
        "expected a result, found \(shortened("\(answer)"))")
    }
  }

  /// Asks the port to stop and waits until it has ended.
  func stop() -> PortFault? {
    if process.hasUnreadOutput() { return .answeredTwice }
    if let fault = process.send("{\"cmd\":\"stop\"}", within: limit) {
      return fault
    }
    switch process.ending(within: limit) {
    case .exited(code: 0): return nil
    case let fault?: return fault
    case nil: return .didNotStop(milliseconds: limit)
    }
  }

  private static func excerpt(of line: [UInt8]) -> String {
    "\"\(shortened(String(decoding: line, as: UTF8.self)))\""
  }

  private static func shortened(_ text: String) -> String {
    text.utf8.count <= 300 ? text : "\(text.prefix(300))..."
  }
}
