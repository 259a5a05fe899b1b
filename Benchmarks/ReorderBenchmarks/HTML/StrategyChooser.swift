import ReorderCommandLine

/// "Your lists have n items, you do this": the fastest strategy for each
/// workload and size.
struct StrategyChooser {
  let rows: [Row]

  /// What each workload is, by its name.
  let summaries: [String: String]

  /// A table for one kind of element, or nil if nothing was measured.
  func table(_ element: ElementKind) -> Table? {
    let rows = rows.filter {
      $0.setting.element == element && $0.measurement != nil
    }
    let sizes = Set(rows.map { $0.setting.size }).sorted()
    if sizes.isEmpty { return nil }
    var table = Table(
      [("you do this", .left)]
        + sizes.map { ("n = \(ListSize.text($0))", .left) })
    var names: [String] = []
    for row in rows where !names.contains(row.setting.workload) {
      names.append(row.setting.workload)
    }
    for name in names {
      let label = summaries[name].map { "\(name): \($0)" } ?? name
      table.add(
        [label]
          + sizes.map { size in
            best(
              of: rows.filter {
                $0.setting.workload == name && $0.setting.size == size
              })
          })
    }
    return table
  }

  /// The fastest of the rows, and those that the measurement cannot tell from
  /// it.
  private func best(of rows: [Row]) -> String {
    let times = rows.compactMap { row in
      row.measurement.map { (row.strategy, time: $0.time) }
    }
    guard let first = times.min(by: { $0.time.median < $1.time.median }) else {
      return ""
    }
    let equals = times.filter {
      $0.0 == first.0 || $0.time.lower <= first.time.upper
    }.map { $0.0 }
    return "\(equals.joined(separator: " or ")) "
      + "(\(Quantity.time(first.time.median)), "
      + "\(Quantity.percent(first.time.median / FrameBudget.frame)) of a frame)"
  }
}
