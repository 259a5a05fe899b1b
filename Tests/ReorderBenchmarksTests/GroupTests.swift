import Reorder
import ReorderBenchmarks
import ReorderChecking
import ReorderCommandLine
import Testing

struct GroupTests {
  @Test(
    "A strategy that is right has rounds and counters",
    arguments: ElementKind.allCases)
  func right(element: ElementKind) throws {
    let rows =
      switch element {
      case .int: rows(of: RemoveInsert<Int>.self)
      case .wide: rows(of: RemoveInsert<Wide>.self)
      case .string: rows(of: RemoveInsert<String>.self)
      case .object: rows(of: RemoveInsert<Item>.self)
      }
    let measurement = try #require(rows.first?.measurement)
    #expect(!measurement.rounds.isEmpty)
    #expect(measurement.time.lower <= measurement.time.upper)
    #expect(measurement.limitRatio > 0)
    #expect(Report(rows: rows, seed: 1).exitCode == .success)
  }

  @Test("A strategy that skips a move is WRONG, shows no time, and fails")
  func wrong() throws {
    let rows = rows(of: Forgetful<Int>.self)
    let report = Report(rows: rows, seed: 1)
    #expect(rows.count == 1 && rows[0].measurement == nil)
    #expect(report.exitCode == .failure)
    #expect(report.text.contains("Forgetful  100  WRONG: item "))
    #expect(report.text.contains("0 rows right, 1 WRONG"))
    let json = GoogleBenchmarkJSON(rows: rows, context: .object([])).document
    #expect(json.indented.contains(#""error_occurred": true"#))
    #expect(!json.indented.contains("real_time"))
  }

  @Test("Every workload gives right lists with a strategy that runs it")
  func workloads() {
    for workload in allWorkloads {
      let scenario = workload.scenario(size: 50, seed: 2)
      var builder = CellBuilder<Item>(scenario: scenario) { _ in true }
      builder.visit(mover: Rotation<Item>.self)
      builder.visit(exchanger: SectionExchange<Item>.self)
      let rows = group(scenario, .object).rows(of: builder)
      #expect(rows.count == 1)
      #expect(rows[0].measurement != nil, "\(workload.name)")
    }
  }

  @Test("Strategies that are not selected have no row")
  func selection() {
    var builder = CellBuilder<Int>(scenario: jump) { $0 == "SwapChain" }
    builder.visit(mover: Rotation<Int>.self)
    builder.visit(mover: SwapChain<Int>.self)
    #expect(
      group(jump, .int).rows(of: builder).map { $0.strategy } == ["SwapChain"])
  }

  private var jump: Scenario {
    allWorkloads[1].scenario(size: 100, seed: 1)
  }

  private func group(_ scenario: Scenario, _ element: ElementKind) -> Group {
    Group(
      setting: Setting(
        workload: "jump", element: element, size: scenario.itemCount),
      scenario: scenario, seconds: 0.02)
  }

  private func rows<Strategy: MoveStrategy>(
    of type: Strategy.Type
  ) -> [Row] where Strategy.Element: BenchmarkElement {
    var builder = CellBuilder<Strategy.Element>(scenario: jump) { _ in true }
    builder.visit(mover: type)
    return group(jump, Strategy.Element.kind).rows(of: builder)
  }
}

/// Right but for the moves that end at place 42.
private struct Forgetful<Element>: NestedArrayStrategy, MoveStrategy {
  var lists: [[Element]]

  init(_ lists: [[Element]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to || to.index == 42 { return .unchanged }
    lists.move(from: from, toFinal: to)
    return .moved(Move(from: from, to: to))
  }
}
