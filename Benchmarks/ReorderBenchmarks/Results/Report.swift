package import ReorderCommandLine

/// Everything that is shown on standard output.
package struct Report {
  package let rows: [Row]
  package let seed: UInt64

  /// What each workload is, by its name.
  let summaries: [String: String]

  package init(
    rows: [Row], seed: UInt64, summaries: [String: String] = [:]
  ) {
    self.rows = rows
    self.seed = seed
    self.summaries = summaries
  }

  /// How the command ends after these rows.
  package var exitCode: ExitCode {
    if wrong > 0 { return .failure }
    let isOpen = rows.contains { row in
      if case .unmeasured(let reason) = row.outcome {
        return reason.isInconclusive
      }
      return false
    }
    return isOpen ? .inconclusive : .success
  }

  /// The report as text, what matters first.
  package var text: String {
    var parts = headlines
    for (setting, rows) in blocks {
      let summary = summaries[setting.workload].map { ": \($0)" } ?? ""
      parts.append(
        "\(setting.workload), \(setting.element.rawValue)\(summary)\n"
          + ResultTable(rows: rows).text)
    }
    parts.append(legend)
    parts.append(verdict)
    return parts.joined(separator: "\n")
  }

  private var wrong: Int {
    rows.count { row in
      if case .wrong = row.outcome { true } else { false }
    }
  }

  /// The rows of each workload and kind of element, in order.
  var blocks: [(setting: Setting, rows: [Row])] {
    var blocks: [(setting: Setting, rows: [Row])] = []
    for row in rows {
      if let last = blocks.last, last.setting.workload == row.setting.workload,
        last.setting.element == row.setting.element
      {
        blocks[blocks.count - 1].rows.append(row)
      } else {
        blocks.append((row.setting, [row]))
      }
    }
    return blocks
  }

  /// The blocks that the share of a frame is told for: of the workload that
  /// says most, any item to any place, or else of the first that was run.
  var frameBlocks: [(setting: Setting, rows: [Row])] {
    let generated = blocks.filter { !$0.setting.workload.hasPrefix("trace:") }
    let name =
      generated.contains { $0.setting.workload == "jump" }
      ? "jump" : generated.first?.setting.workload
    return generated.filter { $0.setting.workload == name }
  }

  private var headlines: [String] {
    frameBlocks.compactMap { block in
      FrameBudget(rows: block.rows).text.map { table in
        "What one reorder takes of a 120 Hz frame (8.33 ms): "
          + "\(block.setting.workload), \(block.setting.element.rawValue)\n"
          + table
          + "~ extrapolated beyond the sizes measured; ? needs two sizes\n"
      }
    }
  }

  var legend: String {
    var lines = [
      "median, interval: time per operation, and a 95 % interval of the median",
      "                  from order statistics over up to \(Rounds.wanted) rounds",
      "x limit: compared with memmove of the items that shift (exchange: two",
      "         loads and stores; batch: memcpy of the list there and back)",
      "allocs:  heap blocks per operation; growth: fitted to the three largest n",
    ]
    let measured = rows.compactMap { $0.measurement }
    if measured.contains(where: { $0.tagWrites != nil }) {
      lines.append("tags:    tag writes per operation, where items have tags")
    }
    if measured.contains(where: { $0.isCutShort }) {
      lines.append("*: stopped at its time budget before the last round")
    }
    if measured.contains(where: { $0.rounds.count < MedianInterval.fewest }) {
      lines.append("!: too few rounds for 95 %; least and greatest are shown")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var verdict: String {
    let right = rows.count { $0.measurement != nil }
    let other = rows.count - right - wrong
    return "\(right) rows right, \(wrong) WRONG, \(other) not measured; "
      + "seed \(seed).\n"
  }
}
