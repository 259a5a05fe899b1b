import Reorder
import ReorderChecking
import ReorderCommandLine

/// The rows that share a script and a kind of element, measured side by side.
package struct Group {
  package let setting: Setting
  package let scenario: Scenario

  /// The lists that a trace file says the script must lead to.
  var final: [[Int32]]?

  /// Makes trials on smaller lists, where there is a need.
  var pilot: Pilot?

  /// The seconds for the rounds of all rows.
  var seconds: Double

  /// Asked between rounds.
  var isOver: () -> Bool = { false }

  package init(setting: Setting, scenario: Scenario, seconds: Double) {
    self.setting = setting
    self.scenario = scenario
    self.seconds = seconds
  }

  /// Measures every strategy of the package that is selected.
  func rows(isSelected: @escaping (String) -> Bool) -> [Row] {
    switch setting.element {
    case .int: allRows(Int.self, isSelected)
    case .wide: allRows(Wide.self, isSelected)
    case .string: allRows(String.self, isSelected)
    case .object: allRows(Item.self, isSelected)
    }
  }

  private func allRows<Element: BenchmarkElement>(
    _ type: Element.Type, _ isSelected: @escaping (String) -> Bool
  ) -> [Row] {
    var builder = CellBuilder<Element>(
      scenario: scenario, isSelected: isSelected)
    builder.pilot = pilot
    builder.countsExchanges = final != nil
    builder.visitAllStrategies()
    return rows(of: builder)
  }

  /// Measures the strategies that `builder` has visited.
  package func rows<Element>(of builder: CellBuilder<Element>) -> [Row] {
    let limit = Limit(of: scenario, elements: Element.self)
    let rounds = Rounds(seconds: seconds, isOver: isOver)
      .measure(builder.cells, limit: limit)
    let expectation = Expectation(of: scenario)
    let measured = zip(builder.cells, rounds).map { cell, rounds in
      row(cell.strategy, outcome(of: cell, rounds, expectation))
    }
    return measured
      + builder.unmeasured.map { row($0.strategy, .unmeasured($0.reason)) }
  }

  private func row(_ strategy: String, _ outcome: RowOutcome) -> Row {
    Row(setting: setting, strategy: strategy, outcome: outcome)
  }

  private func outcome(
    of cell: Cell, _ rounds: [Round], _ expectation: Expectation
  ) -> RowOutcome {
    let tagWrites = rounds.last.flatMap {
      cell.tagWritesPerOperation(of: $0.operations)
    }
    // What a file promises is true of the whole script only.
    while final != nil && cell.cursor < cell.scriptCount && !isOver() {
      _ = cell.advance(by: max(1, cell.scriptCount / 64))
    }
    let found = cell.currentSerials
    let expected = expectation.serials(
      passes: cell.passes, operations: cell.cursor)
    if let fault = Expectation.fault(in: found, expected: expected) {
      return .wrong(fault)
    }
    let isWhole = cell.cursor == cell.scriptCount
    if let final, isWhole,
      let fault = Expectation.fault(in: found, expected: final)
    {
      return .wrong(fault)
    }
    if rounds.isEmpty || final != nil && !isWhole {
      return .unmeasured(Interruption.isRequested ? .interrupted : .outOfTime)
    }
    return .measured(
      Measurement(
        rounds: rounds,
        itemsPerOperation: scenario.script.itemsPerOperation,
        isCutShort: rounds.count < Rounds.wanted, tagWrites: tagWrites))
  }
}
