import ReorderCommandLine

/// How much of a frame at 120 Hz one reorder takes: what a list can afford
/// while a finger drags in it.
package struct FrameBudget {
  /// The length of a frame in nanoseconds.
  package static let frame = 1e9 / 120

  /// The sizes for which the share is told.
  package static let sizes = [1_000, 100_000, 10_000_000]

  /// The rows of one workload and one kind of element.
  let rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  /// The table as text, or nil if nothing was measured.
  package var text: String? { table?.text }

  /// The table, or nil if nothing was measured.
  var table: Table? {
    var table = Table(
      [("strategy", .left)]
        + Self.sizes.map { ("n = \(ListSize.text($0))", .right) }
        + [("largest list that fits", .right)])
    let names = rows.filter { $0.measurement != nil }.strategies
    if names.isEmpty { return nil }
    let lines = names.map { name in
      (name, rows.filter { $0.strategy == name })
    }
    for (name, rows) in lines.sorted(by: { time($0.1) < time($1.1) }) {
      table.add(
        [name] + Self.sizes.map { share(of: rows, at: $0) } + [largest(rows)])
    }
    return table
  }

  private func time(_ rows: [Row]) -> Double {
    Growth(rows)?.time(at: Self.sizes[Self.sizes.count - 1]).time
      ?? rows.compactMap { $0.measurement?.time.median }.last ?? .infinity
  }

  private func share(of rows: [Row], at size: Int) -> String {
    let exact = rows.first { $0.setting.size == size }?.measurement
    if let exact {
      return Quantity.percent(exact.time.median / Self.frame) + "  "
    }
    guard let growth = Growth(rows) else { return "?  " }
    let (time, isExtrapolated) = growth.time(at: size)
    return Quantity.percent(time / Self.frame) + (isExtrapolated ? " ~" : "  ")
  }

  private func largest(_ rows: [Row]) -> String {
    guard let growth = Growth(rows) else { return "?  " }
    guard let (size, isExtrapolated) = growth.size(within: Self.frame) else {
      return "any ~"
    }
    return ListSize.estimate(size) + (isExtrapolated ? " ~" : "  ")
  }
}
