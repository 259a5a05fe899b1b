package import Reorder
import ReorderChecking

/// Makes a cell for every selected strategy that runs a scenario.
package struct CellBuilder<Element: BenchmarkElement>: StrategyVisitor {
  let scenario: Scenario

  /// Decides by name.
  let isSelected: (String) -> Bool

  /// Says in advance what an operation would take that could not be stopped.
  var pilot: Pilot?

  /// Whether exchangers are to be counted through a script of moves.
  var countsExchanges = false

  private(set) var cells: [Cell] = []

  /// The strategies that are not measured, in order.
  private(set) var unmeasured: [(strategy: String, reason: Unmeasured)] = []

  package init(scenario: Scenario, isSelected: @escaping (String) -> Bool) {
    self.scenario = scenario
    self.isSelected = isSelected
  }

  package mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Element {
    guard scenario.meaning == .move, isSelected(Strategy.name) else { return }
    switch scenario.script {
    case .steps(let steps):
      add(Strategy.self, steps: steps)
    case .batches(let batches):
      if let seconds = pilot?.secondsIfTooSlow(Strategy.self) {
        unmeasured.append((Strategy.name, .tooSlow(seconds: seconds)))
        return
      }
      let owner = Owner(Strategy(makeLists(scenario.counts, of: Element.self)))
      cells.append(
        Cell(
          strategy: Strategy.name, scenario: scenario,
          carryOut: { range in
            Stopwatch.time { walk(batches[range], with: &owner.strategy) }
          },
          takeBack: {}, serials: { owner.strategy.serials }))
    }
  }

  package mutating func visit<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type
  )
  where Strategy.Element == Element {
    guard isSelected(Strategy.name),
      case .steps(let steps) = scenario.script
    else { return }
    if scenario.meaning == .exchange {
      add(Strategy.self, steps: steps)
    } else if countsExchanges {
      let missing = stepsWithoutExchange(Strategy.self, in: steps)
      unmeasured.append(
        (Strategy.name, .noExchange(steps: missing, of: steps.count)))
    }
  }

  private mutating func add<Strategy: ReorderStrategy>(
    _ type: Strategy.Type, steps: ContiguousArray<Move>
  ) where Strategy.Element == Element {
    let owner = Owner(Strategy(makeLists(scenario.counts, of: Element.self)))
    let hasTags = (Strategy.self as? any CostStating.Type)?.layout == .tagged
    cells.append(
      Cell(
        strategy: Strategy.name, scenario: scenario,
        carryOut: { range in
          steps.withSlice(range) { slice in
            Stopwatch.time { walk(slice, with: &owner.strategy) }
          }
        },
        takeBack: {
          steps.withSlice(steps.indices) { retrace($0, with: &owner.strategy) }
        },
        serials: { owner.strategy.serials },
        tagWrites: hasTags
          ? { range in
            var cost = CostCounter()
            for step in steps[range] {
              owner.strategy.reorder(
                from: step.from, to: step.to, probe: &cost)
            }
            return cost.tagWrites
          } : nil))
  }

  /// Carries the steps out that have an exchange and counts the others.
  ///
  /// An exchange never changes the length of a list, so a step written for
  /// moves names an empty place, at one of its ends, again and again.
  private func stepsWithoutExchange<Strategy: ReorderStrategy>(
    _ type: Strategy.Type, in steps: ContiguousArray<Move>
  ) -> Int where Strategy.Element == Element {
    var strategy = Strategy(makeLists(scenario.counts, of: Element.self))
    var missing = 0
    for step in steps {
      if strategy.fault(from: step.from, to: step.to, meaning: .exchange) != nil
      {
        missing += 1
      } else {
        strategy.reorder(from: step.from, to: step.to)
      }
    }
    return missing
  }
}

/// Holds a strategy for the closures that work on it, so that none of them
/// copies it.
private final class Owner<Strategy> {
  var strategy: Strategy

  init(_ strategy: Strategy) { self.strategy = strategy }
}

extension ReorderStrategy where Element: BenchmarkElement {
  var serials: [[Int32]] { lists.map { list in list.map { $0.serial } } }
}
