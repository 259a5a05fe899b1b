import Reorder
import ReorderChecking
import ReorderCommandLine
import Testing

@testable import reorder

@Suite("reorder strategies")
struct StrategiesTests {
  @Test("Every strategy is listed with its meaning")
  func meanings() {
    let run = CommandRun(["strategies"])
    #expect(run.code == .success)
    for (name, meaning) in [
      ("Rotation", "move"), ("SectionExchange", "exchange"),
    ] {
      #expect(
        run.output.split(separator: "\n").contains {
          $0.split(separator: " ").prefix(2) == [name[...], meaning[...]]
        })
    }
  }

  @Test("A strategy in the README's table says its idea and states its cost")
  func documented() throws {
    var undocumented = Undocumented()
    undocumented.visitAllStrategies()
    let documented = try Readme().strategies
    #expect(documented.count >= 7)
    #expect(undocumented.names.filter { documented.contains($0) } == [])
  }

  @Test("A strategy that says nothing of itself is listed all the same")
  func undescribed() {
    var listing = Listing()
    listing.visit(mover: Silent<Int>.self)
    #expect(listing.table.text.hasSuffix("\nSilent    move     -     -\n"))
  }
}

private struct Undocumented: StrategyVisitor {
  typealias Element = Int

  var names: [String] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    visit(Strategy.self)
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Int {
    visit(Strategy.self)
  }

  private mutating func visit<Strategy: ReorderStrategy>(_: Strategy.Type) {
    let isDescribed = Strategy.self is any DescribedStrategy.Type
    let isCosted = Strategy.self is any CostStating.Type
    if !isDescribed || !isCosted { names.append(Strategy.name) }
  }
}

private struct Silent<Element>: NestedArrayStrategy, MoveStrategy {
  var lists: [[Element]]

  init(_ lists: [[Element]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    .unchanged
  }
}
