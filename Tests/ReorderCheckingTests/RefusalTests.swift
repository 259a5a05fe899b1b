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

  @Test("Rules judge an exchange by both its items")
  func exchangers() {
    expect(
      Laws.checkRefusals(
        exchanger: Constrained<SectionExchange<Int>>.self, extra: Bounds.raise))
  }

  private func expect(_ report: Report) {
    for violation in report.violations { Issue.record("\(violation)") }
    print("rules: \(report.strategy): \(report.caseCount.grouped) cases")
  }
}
