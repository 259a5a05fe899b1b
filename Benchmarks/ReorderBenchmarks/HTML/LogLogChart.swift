import ReorderCommandLine

/// Time per operation over the number of items, both in powers of ten, with the
/// intervals: a line for each strategy.
struct LogLogChart {
  /// The rows of one workload and one kind of element.
  let rows: [Row]

  /// What is drawn, for those who cannot see it.
  let title: String

  private static let width = 680.0
  private static let height = 380.0
  private static let left = 62.0
  private static let right = 540.0
  private static let top = 12.0
  private static let bottom = 336.0

  private struct Point {
    let size: Int
    let time: MedianInterval
  }

  private struct Line {
    let name: String
    let points: [Point]
    let style: SeriesStyle
  }

  private var lines: [Line] {
    rows.strategies.compactMap { name in
      let points = rows.filter { $0.strategy == name }.compactMap { row in
        row.measurement.map { Point(size: row.setting.size, time: $0.time) }
      }
      return points.isEmpty
        ? nil
        : Line(name: name, points: points, style: SeriesStyle(of: name))
    }
  }

  /// The chart as an SVG, or nil if nothing was measured.
  var svg: HTML? {
    let lines = self.lines
    let points = lines.flatMap { $0.points }
    if points.isEmpty { return nil }
    let sizes = LogScale(
      points.map { Double($0.size) }, from: Self.left, to: Self.right)
    let times = LogScale(
      points.flatMap { [$0.time.lower, $0.time.upper] }
        .map { max($0, 0.01) }, from: Self.bottom, to: Self.top)
    var parts = [
      HTML.element("title", [:], title),
      .element(
        "desc", [:],
        "Time per operation over the number of items, logarithmic. The table "
          + "below has all numbers."),
    ]
    parts += grid(sizes, times)
    for line in lines { parts += drawing(of: line, sizes, times) }
    parts += labels(lines, sizes, times)
    return SVG.chart(
      width: Int(Self.width), height: Int(Self.height), parts)
  }

  private func grid(_ sizes: LogScale, _ times: LogScale) -> [HTML] {
    let columns = sizes.ticks().flatMap { size, x in
      [
        SVG.line(x, Self.top, x, Self.bottom, class: "grid"),
        SVG.text(
          ListSize.text(Int(size)), x, Self.bottom + 18, anchor: "middle"),
      ]
    }
    let rows = times.ticks().flatMap { time, y in
      [
        SVG.line(Self.left, y, Self.right, y, class: "grid"),
        SVG.text(Quantity.tick(time), Self.left - 8, y + 4, anchor: "end"),
      ]
    }
    return columns + rows + [
      SVG.text(
        "items", (Self.left + Self.right) / 2, Self.bottom + 36,
        anchor: "middle")
    ]
  }

  private func drawing(
    of line: Line, _ sizes: LogScale, _ times: LogScale
  ) -> [HTML] {
    func y(_ time: Double) -> Double { times.position(of: max(time, 0.01)) }
    let places = line.points.map { point in
      (x: sizes.position(of: Double(point.size)), point.time)
    }
    let path = places.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(SVG.number(place.x)) "
        + SVG.number(y(place.1.median))
    }.joined(separator: " ")
    let style = line.style
    return [
      .element(
        "path",
        [
          "d": path, "class": "line \(style.color)",
          "stroke-dasharray": style.dashes,
        ])
    ]
      + places.flatMap { x, time in
        [
          SVG.line(
            x, y(time.lower), x, y(time.upper), class: "bar \(style.color)"),
          style.marker(x, y(time.median)),
        ]
      }
  }

  /// The names at the ends of the lines, moved apart where they would touch.
  private func labels(
    _ lines: [Line], _ sizes: LogScale, _ times: LogScale
  ) -> [HTML] {
    let ends = lines.map { line in
      let last = line.points.max { $0.size < $1.size }!
      return (
        line, y: times.position(of: max(last.time.median, 0.01)),
        x: sizes.position(of: Double(last.size))
      )
    }.sorted { $0.y < $1.y }
    // From the bottom upwards there must be room for those that follow.
    let lowest = Self.bottom + 4
    var free = Self.top + 4
    return ends.enumerated().flatMap { rank, end in
      let (line, y, x) = end
      let room = lowest - 16 * Double(ends.count - 1 - rank)
      let place = min(max(y, free), max(room, free))
      free = place + 16
      return [
        SVG.line(x + 6, y, Self.right + 10, place, class: "leader"),
        line.style.marker(Self.right + 18, place),
        SVG.text(line.name, Self.right + 28, place + 4, anchor: "start"),
      ]
    }
  }
}

extension [Row] {
  /// The names of the strategies, each once, in order.
  var strategies: [String] {
    var names: [String] = []
    for row in self where !names.contains(row.strategy) {
      names.append(row.strategy)
    }
    return names
  }
}
