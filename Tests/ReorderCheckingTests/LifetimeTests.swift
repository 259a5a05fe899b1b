import Reorder
import ReorderChecking
import Testing

@Suite("Lifetimes")
struct LifetimeTests {
  @Test("Every item lives as long as it is in a list, and no longer")
  func lifetimes() {
    var lives = Lives()
    lives.visitAllStrategies()
    for failure in lives.failures { Issue.record("\(failure)") }
  }
}

/// Counts the items that live while a strategy is at work, and afterwards.
private struct Lives: StrategyVisitor {
  typealias Element = Tracked

  var failures: [Violation] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Tracked {
    follow(Strategy.self) { $0.stepOfMover() }
    follow(Constrained<Strategy>.self) { $0.stepOfMover() }
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Tracked {
    follow(Strategy.self) { $0.step() }
    follow(Constrained<Strategy>.self) { $0.step() }
  }

  private mutating func follow<Strategy: ReorderStrategy>(
    _: Strategy.Type,
    _ step: (inout RandomWorld<Strategy>) -> Violation?
  ) where Strategy.Element == Tracked {
    let violation = Laws.violationOfLifetimes(
      Strategy.self, seed: Bounds.seed, steps: 200, by: step)
    if let violation { failures.append(violation) }
  }
}
