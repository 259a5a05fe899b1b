import Reorder
import ReorderChecking
import Testing

@Suite("Rules around a strategy, compared with lists before and after")
struct RefusalTests {
  @Test("Rules let legal moves alone and name the first rule that is broken")
  func movers() {
    expect(
      Laws.checkRefusals(
        mover: Constrained<RemoveInsert<Int>>.self, extra: Bounds.raise))
  }

  @Test("Fixed items keep their slots, and nothing crosses a wall")
  func flows() {
    expect(
      Laws.checkFlows(
        mover: Constrained<Rotation<Int>>.self, extra: Bounds.raise))
  }

  @Test("Every strategy flows around fixed items alike")
  func flowsOfAll() {
    var flows = FlowsOfAll()
    flows.visitAllStrategies()
    #expect(!flows.reports.isEmpty)
    for report in flows.reports { expect(report) }
  }

  @Test("Rules judge an exchange by both its items")
  func exchangers() {
    expect(
      Laws.checkRefusals(
        exchanger: Constrained<SectionExchange<Int>>.self, extra: Bounds.raise))
  }

  private func expect(_ report: Report) {
    for summary in report.violations.summaries { Issue.record("\(summary)") }
    print("rules: \(report.strategy): \(report.caseCount.grouped) cases")
  }
}

/// Checks every mover within rules, in worlds of up to two items.
private struct FlowsOfAll: StrategyVisitor {
  typealias Element = Int
  var reports: [Report] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    reports.append(
      Laws.checkFlows(
        mover: Constrained<Strategy>.self, extra: Bounds.raise - 1))
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Int {}
}
