import Reorder
import ReorderChecking
import ReorderCommandLine

/// A recording, and what each strategy made of it.
struct ReplayedRecording {
  private let recording: Recording
  private let expected: ExpectedCase
  private let results: [(name: String, fault: CaseFault?)]

  /// Replays a recording with the strategies of these names.
  init(_ recording: Recording, strategies names: [String]) {
    self.recording = recording
    let expected = ExpectedCase(recording.aCase)
    self.expected = expected
    results = FuzzSubject.all.filter { names.contains($0.name) }
      .map { ($0.name, $0.fault(in: expected)) }
  }

  /// Whether every strategy gave what the model says.
  var isRight: Bool { results.allSatisfy { $0.fault == nil } }

  /// What is wrong with the file itself, as a sentence: a trace that does not
  /// lead where it says.
  var problemOfFile: String? {
    recording.trace?.fault(inFinal: expected.after)
      .map { "\(recording.name):1: \($0)." }
  }

  /// How large it is, and a line for each strategy.
  var summary: String {
    let aCase = recording.aCase
    let items = aCase.lists.joined().count
    var table = Table([("", .left), ("", .left)])
    let exchangers = StrategyMeanings.exchangers
    for (name, fault) in results {
      let isNone = exchangers.contains(name) && !expected.isForExchangers
      table.add([
        name,
        isNone
          ? "exchanges: this is nothing for it"
          : fault.map { "WRONG: \($0)" } ?? "as the model says",
      ])
    }
    let end =
      switch expected.result {
      case .valid: ""
      case .invalid(let rank, let reason, _):
        "operation \(rank) makes no sense (\(reason.rawValue)): "
          + "the case ends there\n"
      }
    return "\(recording.name): \(aCase.lists.count) lists, \(items) items, "
      + "\(aCase.operations.count) operations\n" + end
      + table.text.drop { $0 == "\n" }
  }

  /// Draws the lists before, and after every operation.
  func draw(on console: Console) throws(CommandError) {
    let width = "\(recording.aCase.operations.count)".count + 1
    func line(_ label: String, _ text: String) -> String {
      label.padded(to: width) + text + "\n"
    }
    try console.show(line("", ListDrawing(recording.aCase.lists).text))
    for (rank, step) in recording.aCase.expectedSteps.enumerated() {
      let operation = recording.aCase.operations[rank]
      let drawing = ListDrawing(step.lists)
      try console.show(
        line("\(rank)", "\(operation.words): \(step.outcome.words)")
          + line("", drawing.text))
      if !step.outcome.targets.isEmpty {
        try console.show(line("", drawing.marks(under: step.outcome.targets)))
      }
    }
  }
}

/// The names of the strategies that exchange.
private struct StrategyMeanings: StrategyVisitor {
  typealias Element = Int

  private var names: [String] = []

  static var exchangers: [String] {
    var meanings = StrategyMeanings()
    meanings.visitAllStrategies()
    return meanings.names
  }

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {}

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Int {
    names.append(Strategy.name)
  }
}
