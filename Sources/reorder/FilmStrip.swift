import ReorderSession

/// The frames of a film side by side, as SVG that is read in light and dark.
struct FilmStrip {
  private let script: FilmScript
  private let frames: [FilmFrame]

  /// How much smaller than the viewport a frame is drawn.
  private let scale: Double
  private let width: Double
  private let height: Double

  /// The number of frames in a row.
  private static let perRow = 4
  private static let gap = 16.0
  private static let lineHeight = 15.0

  init(_ script: FilmScript) {
    self.script = script
    frames = script.frames
    scale = min(1, 230 / script.viewport.width)
    width = script.viewport.width * scale
    height = script.viewport.height * scale
  }

  /// The room for the captions under a frame.
  private var captionHeight: Double {
    let lines = frames.map { $0.events.count }.max() ?? 0
    return Double(lines + 1) * Self.lineHeight + 10
  }

  var svg: String {
    let columns = min(Self.perRow, frames.count)
    let rows = (frames.count + Self.perRow - 1) / Self.perRow
    let pitch = (x: width + Self.gap, y: height + captionHeight + Self.gap)
    let total = (
      width: Double(columns) * pitch.x + Self.gap,
      height: Double(rows) * pitch.y + Self.gap
    )
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" \
      width="\(total.width.coordinate)" height="\(total.height.coordinate)" \
      viewBox="0 0 \(total.width.coordinate) \(total.height.coordinate)" \
      role="img">
      """,
      "<title>\(script.title.escaped)</title>",
      "<desc>\(summary.escaped)</desc>", Self.style,
    ]
    for (rank, frame) in frames.enumerated() {
      let x = Self.gap + Double(rank % Self.perRow) * pitch.x
      let y = Self.gap + Double(rank / Self.perRow) * pitch.y
      lines.append(
        "<g transform=\"translate(\(x.coordinate) \(y.coordinate))\">")
      lines += picture(of: frame, rank)
      lines.append("</g>")
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// The film in words, for those who do not see it.
  private var summary: String {
    frames.map { frame in
      ([frame.caption] + frame.events).joined(separator: ": ")
    }.joined(separator: "; ")
  }

  private static let style = """
    <style>
    svg { font: 12px system-ui, sans-serif; background: #fff }
    .sight { fill: #f4f4f2; stroke: #999 }
    .item { fill: #fff; stroke: #555 }
    .slot { fill: none; stroke: #b35900; stroke-dasharray: 4 3; stroke-width: 1.5 }
    .dragged { fill: #ffe3c2; fill-opacity: .85; stroke: #b35900; stroke-width: 1.5 }
    .pointer { fill: none; stroke: #b35900; stroke-width: 1.5 }
    text { fill: #222 } .event { fill: #666 } .name { text-anchor: middle }
    @media (prefers-color-scheme: dark) {
    svg { background: #16181b } .sight { fill: #202327; stroke: #777 }
    .item { fill: #2c3036; stroke: #aaa } .dragged { fill: #5c3a14 }
    .slot, .dragged, .pointer { stroke: #ffa94d }
    text { fill: #eee } .event { fill: #aaa }
    }
    </style>
    """

  private func picture(of frame: FilmFrame, _ rank: Int) -> [String] {
    let (width, height) = (width.coordinate, height.coordinate)
    var lines = [
      "<clipPath id=\"sight\(rank)\">"
        + "<rect width=\"\(width)\" height=\"\(height)\"/></clipPath>",
      "<rect class=\"sight\" width=\"\(width)\" height=\"\(height)\"/>",
      "<g clip-path=\"url(#sight\(rank))\">",
    ]
    for box in frame.boxes {
      lines.append(
        rect(box.rect, box.isLifted ? "slot" : "item"))
      if !box.isLifted { lines.append(name(box)) }
    }
    if let dragged = frame.dragged {
      lines += [rect(dragged.rect, "dragged"), name(dragged)]
    }
    if let pointer = frame.pointer {
      lines.append(
        "<circle class=\"pointer\" cx=\"\((pointer.x * scale).coordinate)\" "
          + "cy=\"\((pointer.y * scale).coordinate)\" r=\"9\"/>")
    }
    lines.append("</g>")
    for (line, words) in ([frame.caption] + frame.events).enumerated() {
      let y = self.height + Double(line + 1) * Self.lineHeight
      lines.append(
        "<text\(line == 0 ? "" : " class=\"event\"") "
          + "y=\"\(y.coordinate)\">\(words.escaped)</text>")
    }
    return lines
  }

  private func rect(_ rect: Rect, _ name: String) -> String {
    "<rect class=\"\(name)\" x=\"\((rect.origin.x * scale).coordinate)\" "
      + "y=\"\((rect.origin.y * scale).coordinate)\" "
      + "width=\"\((rect.size.width * scale).coordinate)\" "
      + "height=\"\((rect.size.height * scale).coordinate)\" rx=\"3\"/>"
  }

  private func name(_ box: FilmFrame.Box) -> String {
    let x = (box.rect.centre.x * scale).coordinate
    let y = (box.rect.centre.y * scale + 4).coordinate
    return
      "<text class=\"name\" x=\"\(x)\" y=\"\(y)\">\(box.text.escaped)</text>"
  }
}

extension Double {
  /// The number with at most one digit behind the point.
  fileprivate var coordinate: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let digit = tenths.magnitude % 10
    return "\(sign)\(tenths.magnitude / 10)" + (digit == 0 ? "" : ".\(digit)")
  }
}

extension String {
  /// The text as it may stand in SVG: no control characters, no markup.
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case _ where scalar.value < 32 || scalar.value == 0x7f: "\u{fffd}"
      default: String(scalar)
      }
    }.joined()
  }
}
