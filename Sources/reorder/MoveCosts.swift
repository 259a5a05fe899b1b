import Reorder
import ReorderChecking
import ReorderCommandLine

/// Counts what each strategy does to carry out one move.
struct MoveCosts: StrategyVisitor {
  typealias Element = String

  let aCase: Case
  let move: Move

  /// The lists that the move leads to.
  let names: [[String]]

  private(set) var table = Table([
    ("strategy", .left), ("items written", .right), ("tags written", .right),
    ("comparisons", .right), ("", .left),
  ])

  init(aCase: Case, move: Move, names: [[String]]) {
    self.aCase = aCase
    self.move = move
    self.names = names
  }

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == String {
    add(Strategy.self)
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == String {
    add(Strategy.self)
  }

  private mutating func add<Strategy: ReorderStrategy<String>>(
    _: Strategy.Type
  ) {
    var strategy = Constrained<Strategy>(
      aCase.lists, rules: aCase.rules, retarget: aCase.retargeting.retarget)
    if strategy.fault(
      from: move.from, to: move.to, meaning: Strategy.meaning) != nil
    {
      table.add([Strategy.name, "no item to exchange with"])
      return
    }
    var cost = CostCounter()
    let outcome = strategy.reorder(from: move.from, to: move.to, probe: &cost)
    if case .refused(let refusal) = outcome {
      table.add([Strategy.name, "refused: \(refusal)"])
      return
    }
    table.add([
      Strategy.name, "\(cost.elementWrites)", "\(cost.tagWrites)",
      "\(cost.comparisons)",
      strategy.lists == names
        ? "" : "other lists: \(ListDrawing(strategy.lists).text)",
    ])
  }
}
