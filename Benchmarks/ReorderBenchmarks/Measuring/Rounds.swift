/// Measures several cells side by side, round by round.
///
/// What changes with time on the machine, its clock rate or its neighbours,
/// then changes for all cells alike; and the limit is measured right behind
/// each cell, on the same operations.
struct Rounds {
  /// The number of rounds, if there is time.
  static let wanted = 41

  /// The seconds for all cells together.
  let seconds: Double

  /// Asked between rounds.
  let isOver: () -> Bool

  /// Returns the rounds of each cell, in the order of the cells.
  func measure(_ cells: [Cell], limit: Limit) -> [[Round]] {
    if cells.isEmpty { return [] }
    // Half of the time goes to set-up, warm-up and the limit.
    let share = seconds * 1e9 / Double(cells.count) / 2
    let pace = share / Double(Self.wanted)
    let plans = cells.map { plan(for: $0, pace: pace) }
    var rounds = cells.map { _ in [Round]() }
    var spent = cells.map { _ in 0.0 }
    for number in 0..<Self.wanted {
      for offset in cells.indices {
        if isOver() && number > 0 { return rounds }
        let index = (number + offset) % cells.count
        let enough = number < MedianInterval.fewest ? share * 2 : share
        if spent[index] > enough { continue }
        let round = self.round(of: cells[index], plans[index], limit: limit)
        spent[index] += round.real * Double(round.operations)
        rounds[index].append(round)
      }
    }
    return rounds
  }

  private struct Plan {
    /// The operations of one stretch.
    var operations: Int

    /// The stretches of one round; more than one only of a whole script.
    var stretches: Int
  }

  /// Warms the cell up and finds how much of the script fits one round.
  private func plan(for cell: Cell, pace: Double) -> Plan {
    var count = 1
    while true {
      let (operations, lap) = cell.advance(by: count)
      let each = lap.real / Double(operations.count)
      let isWhole = count >= cell.scriptCount
      if lap.real >= pace / 4 || isWhole || isOver() {
        let fitting = max(1, Int(min(pace / max(each, 0.1), 1e9)))
        return fitting < cell.scriptCount
          ? Plan(operations: fitting, stretches: 1)
          : Plan(
            operations: cell.scriptCount,
            stretches: stretches(ofScript: each * Double(cell.scriptCount)))
      }
      count *= 4
    }
  }

  /// A script of a microsecond is repeated until the clock can tell.
  private func stretches(ofScript nanoseconds: Double) -> Int {
    min(64, max(1, Int(100_000 / max(nanoseconds, 1))))
  }

  private func round(of cell: Cell, _ plan: Plan, limit: Limit) -> Round {
    var total = Lap(real: 0, processor: 0, allocations: 0)
    var operations = 0
    var least = 0.0
    for stretch in 0..<plan.stretches {
      let (range, lap) = cell.advance(by: plan.operations)
      total += lap
      operations += range.count
      // Repeated stretches are the same whole script to the limit.
      if stretch == 0 { least = limit.time(range) / Double(range.count) }
      if lap.allocations == nil { total.allocations = nil }
    }
    let count = Double(operations)
    return Round(
      operations: operations, real: total.real / count,
      processor: total.processor / count, limit: least,
      allocations: total.allocations.map { Double($0) / count })
  }
}
