import Reorder
import ReorderChecking
import ReorderSession

/// Draws worlds: lists, how they lie, and rules.
struct HoverWorlds {
  var random: SplitMix64
  let withRules: Bool

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(number(range))
  }

  mutating func shape() -> Shape {
    Shape((0..<number(1...3)).map { _ in number(0...7) })
  }

  mutating func heights(in shape: Shape) -> [[Double]] {
    shape.counts.map { count in (0..<count).map { _ in points(1...120) } }
  }

  mutating func stacked(_ shape: Shape) -> RowLayout {
    let spacing = points(0...10)
    return RowLayout(
      heights(in: shape),
      headers: shape.counts.map { _ in spacing + points(1...40) },
      spacing: spacing, listGap: points(0...20), topInset: points(0...10),
      width: 100)
  }

  mutating func sideBySide(_ shape: Shape) -> RowLayout {
    RowLayout(
      sideBySide: heights(in: shape),
      headers: shape.counts.map { _ in points(0...40) },
      spacing: points(0...10), listGap: points(0...20), width: 60)
  }

  mutating func grid(_ shape: Shape) -> GridLayout {
    let rowGap = points(0...10)
    return GridLayout(
      counts: shape.counts, columns: number(1...4),
      cell: Size(width: points(5...50), height: points(5...50)),
      columnGap: points(0...10), rowGap: rowGap,
      headers: shape.counts.map { _ in rowGap + points(1...40) },
      insets: GridInsets(left: points(0...10), top: points(0...5)))
  }

  mutating func board(_ shape: Shape) -> Constrained<Rotation<Int>> {
    let rules = Rules(
      lists: shape.counts.map { count in
        ListRules(
          dragOut: number(0...7) > 0, dragWithin: number(0...7) > 0,
          dropIn: number(0...7) > 0, minimum: max(0, number(-6...2)),
          maximum: number(0...3) > 0 ? nil : count + number(0...2),
          leadingPins: max(0, number(-4...2)),
          trailingPins: max(0, number(-4...2)))
      },
      items: shape.places.compactMap { place in
        number(0...9) > 0
          ? nil
          : ItemRule(
            at: place,
            is: ItemRule.Kind.allCases.randomElement(using: &random)!)
      })
    return Constrained(
      shape.labels, rules: withRules ? rules : Rules(),
      retarget: number(0...1) == 0 ? .refuse : .nearest)
  }

  /// A point inside an item's frame.
  mutating func grip(_ frame: Rect) -> Point {
    point(
      frame.minX + frame.size.width * points(0...7) / 8,
      frame.minY + frame.size.height * points(0...7) / 8)
  }
}
