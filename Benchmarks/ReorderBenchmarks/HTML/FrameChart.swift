/// The share of a frame that one reorder takes, a line of marks for each
/// strategy, on a scale of powers of ten.
struct FrameChart {
  /// The rows of one workload and one kind of element.
  let rows: [Row]

  private static let left = 130.0
  private static let right = 640.0
  private static let rowHeight = 34.0
  private static let top = 18.0

  /// The chart as an SVG, or nil if no growth is known.
  var svg: HTML? {
    let lines = rows.strategies.compactMap { name in
      Growth(rows.filter { $0.strategy == name }).map { (name, growth: $0) }
    }
    if lines.isEmpty { return nil }
    let shares = lines.map { line in
      FrameBudget.sizes.map { size in
        line.growth.time(at: size).time / FrameBudget.frame * 100
      }
    }
    let scale = LogScale(
      shares.joined() + [100], from: Self.left, to: Self.right)
    let bottom = Self.top + Self.rowHeight * Double(lines.count)
    var parts: [HTML] = [
      .element("title", [:], "Share of a 120 Hz frame that one reorder takes"),
      .element(
        "desc", [:],
        "A mark for each size, per strategy. The table has all numbers."),
    ]
    for (share, x) in scale.ticks() {
      parts += [
        SVG.line(x, Self.top, x, bottom, class: "grid"),
        SVG.text(
          Quantity.percentTick(share), x, bottom + 18, anchor: "middle"),
      ]
    }
    let frame = scale.position(of: 100)
    parts += [
      SVG.line(frame, Self.top - 8, frame, bottom, class: "frame"),
      SVG.text("one frame", frame, Self.top - 8, anchor: "middle"),
    ]
    for (row, (line, shares)) in zip(lines, shares).enumerated() {
      let y = Self.top + Self.rowHeight * (Double(row) + 0.62)
      let style = SeriesStyle(of: line.0)
      parts.append(SVG.text(line.0, Self.left - 12, y + 4, anchor: "end"))
      let places = shares.map { scale.position(of: $0) }
      parts.append(
        SVG.line(
          places.min()!, y, places.max()!, y, class: "line \(style.color)"))
      var free = -Double.infinity
      for (size, x) in zip(FrameBudget.sizes, places) {
        parts.append(style.marker(x, y))
        // A label that would touch the one before is left to the table.
        if x < free { continue }
        parts.append(SVG.text(ListSize.text(size), x, y - 9, anchor: "middle"))
        free = x + 34
      }
    }
    return SVG.chart(width: 680, height: Int(bottom + 30), parts)
  }
}
