import Reorder
import ReorderChecking
import ReorderCommandLine

/// What one operation comes to, as text.
struct Explanation {
  private let aCase: Case
  private let operation: Operation
  private let shape: Shape
  private let outcome: CaseOutcome
  private let after: [[String]]
  private let wrongStrategies: [String]

  /// Asks the model what a case of one operation comes to.
  ///
  /// - Throws: Why the operation makes no sense.
  init(_ aCase: Case) throws(CommandError) {
    self.aCase = aCase
    operation = aCase.operations[0]
    shape = Shape(aCase.lists.map { $0.count })
    do throws(InvalidCase) {
      _ = try operation.resolved(in: shape)
    } catch {
      throw CommandError(.usage, "The operation makes no sense: \(error).")
    }
    guard case .valid(let outcomes, let lists) = aCase.expected else {
      throw CommandError(.software, "The operation makes no sense.")
    }
    outcome = outcomes[0]
    after = lists
    var check = Comparison(
      aCase: aCase, expected: .valid(outcomes, lists: lists))
    check.visitAllStrategies()
    wrongStrategies = check.wrong
  }

  /// Whether every strategy gives what the model says.
  var isRight: Bool { wrongStrategies.isEmpty }

  /// The whole explanation.
  var text: String {
    var lines = drawing
    lines.append("outcome  \(outcome.words)")
    if case .moved(let moves) = outcome {
      if moves.count == 1, case .move = operation {
        lines += ["", "The same destination: \(dialects(of: moves[0]))"]
      }
      if let shifts { lines += ["", "Displaced: \(words(of: shifts))"] }
    }
    var text = lines.joined(separator: "\n") + "\n"
    if let costs { text += "\nWhat each strategy writes:\n\(costs)" }
    for name in wrongStrategies { text += "WRONG: \(name) gives other lists\n" }
    return text
  }

  private var drawing: [String] {
    let before = ListDrawing(aCase.lists)
    let behind = ListDrawing(after)
    func line(_ label: String, _ text: String) -> String {
      var line = label.padded(to: 9) + text
      while line.last == " " { line.removeLast() }
      return line
    }
    var lines = [line("before", before.text)]
    if !outcome.sources.isEmpty {
      lines.append(line("", before.marks(under: outcome.sources)))
    }
    lines += [line("do", operation.words), line("after", behind.text)]
    if !outcome.targets.isEmpty {
      lines.append(line("", behind.marks(under: outcome.targets)))
    }
    return lines
  }

  /// The destination of a move in every dialect.
  private func dialects(of move: Move) -> String {
    let gap = move.to.gap(movingFrom: move.from)
    var ways = ["final \(move.to)", "gap \(gap)"]
    for place in shape.places where place.gapAfter == gap {
      ways.append("after \(place)")
    }
    for place in shape.places where place.gapBefore == gap {
      ways.append("before \(place)")
    }
    for anchor in [Anchor.start(ofList: gap.list), .end(ofList: gap.list)]
    where (try? shape.gap(at: anchor)) == gap {
      ways.append(anchor.words)
    }
    return ways.joined(separator: ", ")
  }

  /// How the bystanders shift, where no fixed item makes them flow.
  private var shifts: [Shift]? {
    if aCase.rules.items.contains(where: { $0.kind == .fixed }) { return nil }
    switch try? operation.resolved(in: shape) {
    case .reorder(let move)?:
      guard case .moved(let moves) = outcome, moves == [move] else {
        return nil
      }
      return Array(move.displacement(in: shape))
    case .batch(let items, let gap)?:
      return (try? Batch(of: items, to: gap, in: shape))?
        .displacement(in: shape)
    default: return nil
    }
  }

  private func words(of shifts: [Shift]) -> String {
    if shifts.isEmpty { return "nobody" }
    return shifts.map { shift in
      let last = shift.range.upperBound - 1
      let items =
        shift.range.count == 1
        ? "item \(last)" : "items \(shift.range.lowerBound) to \(last)"
      return "\(items) of list \(shift.list) by "
        + (shift.offset > 0 ? "+" : "") + "\(shift.offset)"
    }.joined(separator: ", ")
  }

  /// What each strategy writes for a move that was carried out, as a table.
  private var costs: String? {
    guard case .moved(let moves) = outcome, moves.count == 1,
      case .move = operation
    else { return nil }
    var costs = MoveCosts(aCase: aCase, move: moves[0], names: after)
    costs.visitAllStrategies()
    return costs.table.text
  }
}

/// Runs a case with every strategy that moves.
private struct Comparison: StrategyVisitor {
  typealias Element = String

  let aCase: Case
  let expected: CaseResult
  var wrong: [String] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == String {
    if aCase.run(with: Strategy.self) != expected {
      wrong.append(Strategy.name)
    }
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == String {}
}
