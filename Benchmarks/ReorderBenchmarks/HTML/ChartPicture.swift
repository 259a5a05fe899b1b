import ReorderCommandLine

/// A chart of the report as a file of its own.
struct ChartPicture {
  /// The name of the file: `jump-int.svg`, `frame-jump-int.svg`.
  let fileName: String

  /// The whole file.
  let document: String

  private init?(_ name: String, _ setting: Setting, _ chart: HTML?) {
    guard let chart else { return nil }
    let words = [name, setting.workload, setting.element.rawValue]
      .filter { !$0.isEmpty }.joined(separator: "-")
    // The name of a trace is a path.
    fileName =
      String(words.map { $0.isLetter || $0.isNumber ? $0 : "-" }) + ".svg"
    let style = HTML.element("style", [:], [.trusted(ReportStyle.pictureCSS)])
    let space = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    document =
      chart.markup.replacing("<svg", with: space, maxReplacements: 1)
      .replacing(">", with: ">" + style.markup, maxReplacements: 1) + "\n"
  }

  /// The charts of a report, in its order.
  static func all(of report: Report) -> [ChartPicture] {
    report.frameBlocks.compactMap { block in
      ChartPicture("frame", block.setting, FrameChart(rows: block.rows).svg)
    }
      + report.blocks.compactMap { block in
        ChartPicture("", block.setting, LogLogChart(of: block).svg)
      }
  }
}

extension LogLogChart {
  /// The chart of one workload and one kind of element.
  init(of block: (setting: Setting, rows: [Row])) {
    self.init(
      rows: block.rows,
      title: "Time per operation: \(block.setting.workload), "
        + block.setting.element.rawValue)
  }
}
