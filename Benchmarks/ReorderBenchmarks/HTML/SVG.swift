/// The few shapes that the charts are made of.
enum SVG {
  /// A coordinate with one digit behind the point.
  static func number(_ value: Double) -> String { Quantity.digits(value, 1) }

  /// A whole chart; on the page it takes the width there is, alone its own.
  static func chart(width: Int, height: Int, _ parts: [HTML]) -> HTML {
    .element(
      "svg",
      [
        "width": "\(width)", "height": "\(height)",
        "viewBox": "0 0 \(width) \(height)", "role": "img", "class": "chart",
      ], parts)
  }

  static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class: String
  ) -> HTML {
    .element(
      "line",
      [
        "x1": number(x1), "y1": number(y1), "x2": number(x2),
        "y2": number(y2), "class": `class`,
      ])
  }

  static func text(
    _ text: String, _ x: Double, _ y: Double, anchor: String
  ) -> HTML {
    .element(
      "text",
      ["x": number(x), "y": number(y), "text-anchor": anchor], text)
  }
}

/// How a strategy is told from the others: by colour, by dashes and by marks,
/// so that none of them alone is needed.
struct SeriesStyle {
  private let index: Int

  /// Returns the style of a strategy, the same in every chart.
  init(of strategy: String) {
    index =
      StrategyNames.all.firstIndex { $0.name == strategy }
      ?? StrategyNames.all.count
  }

  /// The class that has the colour.
  var color: String { "s\(index % 8)" }

  /// The dashes of the line.
  var dashes: String { ["none", "7 3", "2 3", "9 3 2 3"][index % 4] }

  /// A mark around a point.
  func marker(_ x: Double, _ y: Double) -> HTML {
    func points(_ offsets: [(Double, Double)]) -> String {
      offsets.map { "\(SVG.number(x + $0)),\(SVG.number(y + $1))" }
        .joined(separator: " ")
    }
    let shape = "mark \(color)"
    switch index % 5 {
    case 0:
      return .element(
        "circle",
        ["cx": SVG.number(x), "cy": SVG.number(y), "r": "4", "class": shape])
    case 1:
      return .element(
        "polygon",
        [
          "points": points([(-4, -4), (4, -4), (4, 4), (-4, 4)]),
          "class": shape,
        ])
    case 2:
      return .element(
        "polygon",
        ["points": points([(0, -5), (5, 4), (-5, 4)]), "class": shape])
    case 3:
      return .element(
        "polygon",
        [
          "points": points([(0, -5), (5, 0), (0, 5), (-5, 0)]),
          "class": shape,
        ])
    default:
      return .element(
        "polygon",
        ["points": points([(0, 5), (5, -4), (-5, -4)]), "class": shape])
    }
  }
}
