import ReorderCommandLine

/// The rows of one workload and one kind of element, as a table.
struct ResultTable {
  let rows: [Row]

  /// The headings and the rows as text.
  var text: String { table.text }

  /// The headings and the rows; the fastest strategy comes first.
  var table: Table {
    var table = Table(
      [
        ("strategy", .left), ("n", .right), ("median", .right),
        ("95 % interval", .right), ("x limit", .right), ("allocs", .right),
      ] + (hasTags ? [("tags", .right)] : []) + [("growth", .right)])
    for strategy in ranked {
      let own = rows.filter { $0.strategy == strategy }
      for (index, row) in own.enumerated() {
        let name = index == 0 ? strategy : ""
        let growth = index == own.count - 1 ? self.growth(of: own) : ""
        table.add(
          [name, ListSize.text(row.setting.size)] + cells(row, growth: growth))
      }
    }
    return table
  }

  private func cells(_ row: Row, growth: String) -> [String] {
    switch row.outcome {
    case .wrong(let fault): return ["WRONG: \(fault)"]
    case .unmeasured(let reason): return [reason.description]
    case .measured(let measurement):
      let time = measurement.time
      let mark =
        measurement.rounds.count < MedianInterval.fewest
        ? "!" : measurement.isCutShort ? "*" : ""
      return [
        Quantity.time(time.median),
        "\(Quantity.time(time.lower)) - \(Quantity.time(time.upper))\(mark)",
        Quantity.number(measurement.limitRatio),
        measurement.allocations.map(Quantity.count) ?? "n/a",
      ] + (hasTags ? [measurement.tagWrites.map(Quantity.count) ?? ""] : [])
        + [growth]
    }
  }

  /// Whether there is a column for the tags that are written.
  private var hasTags: Bool {
    rows.contains { $0.measurement?.tagWrites != nil }
  }

  private func growth(of rows: [Row]) -> String {
    Growth(rows).map { "n^\(Quantity.digits($0.exponent, 2))" } ?? ""
  }

  /// The strategies, the fastest at the largest size first.
  private var ranked: [String] {
    let names = rows.strategies
    let times = names.map { name in
      let own = rows.filter { $0.strategy == name }
      return own.allSatisfy { $0.measurement != nil }
        ? own.last?.measurement?.time.median ?? .infinity : .infinity
    }
    return names.indices
      .sorted { (times[$0], $0) < (times[$1], $1) }.map { names[$0] }
  }
}

extension Growth {
  /// Fits the growth of a strategy to its rows, if there are two sizes.
  init?(_ rows: [Row]) {
    self.init(
      rows.compactMap { row in
        row.measurement.map {
          Point(size: row.setting.size, time: $0.time.median)
        }
      })
  }
}
