import Reorder
import ReorderChecking
import Testing

/// Costs in lists so long that a formula which only looks right in small worlds
/// shows.
@Suite("Costs")
struct CostTests {
  @Test("A strategy that states its cost writes and compares just that")
  func longLists() {
    var costs = LongListCosts()
    costs.visitAllStrategies()
    #expect(costs.statedCount >= 7)
    for violation in costs.violations { Issue.record("\(violation)") }
  }

  /// The sort looks for runs that are in order. The worst for it is a run that
  /// ends just before the end, so that a rest is too short to be a run.
  @Test(
    "Tag sort compares at most 2n + 64 times", arguments: [200, 500, 1_000])
  func tagSort(count: Int) {
    var most = 0
    for to in stride(from: count - 1, to: 0, by: -7) {
      var strategy = TagSort([Array(0..<count)])
      var cost = CostCounter()
      strategy.reorder(
        from: Position(list: 0, index: 0), to: Position(list: 0, index: to),
        probe: &cost)
      most = max(most, cost.comparisons)
      #expect(cost.comparisons <= 2 * count + 64)
      #expect(cost.tagWrites == to + 1)
    }
    #expect(most > count)
  }
}

private struct LongListCosts: StrategyVisitor {
  typealias Element = Int

  var statedCount = 0
  var violations: [Violation] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    visit(Strategy.self)
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Int {
    visit(Strategy.self)
  }

  private mutating func visit<Strategy: ReorderStrategy>(_: Strategy.Type)
  where Strategy.Element == Int {
    guard Strategy.self is any CostStating.Type else { return }
    statedCount += 1
    var random = RandomOperations(seed: Bounds.seed)
    let shape = random.shape(itemCount: 600, listCount: 5)
    for _ in 0..<30 {
      let move = random.reorder(in: shape, Strategy.meaning)
      let violation = Strategy.violationOfCost(move, in: shape)
      if let violation { violations.append(violation) }
    }
  }
}
