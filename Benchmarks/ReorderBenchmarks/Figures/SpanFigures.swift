/// A move in one array beside memmove of the same span.
enum SpanFigures {
  static func measure(seed: UInt64) -> [Figure] {
    [10_000, 100_000, 1_000_000].compactMap { size in
      let group = MeasuredGroup(
        Jump(), size: size, strategies: ["Rotation"], seed: seed)
      return group.measurement("Rotation").map { found in
        Figure(
          "Rotation, n = \(ListSize.text(size)), to memmove of the span",
          found.limitRatio, "x", .atMost(1.15),
          detail: "\(Quantity.time(found.time.median)) a move")
      }
    }
  }
}
