/// The shortest move script beside the longest increasing subsequence.
enum ScriptFigures {
  static func measure(seed: UInt64) -> [Figure] {
    guard
      let timing = MoveScriptTiming(
        itemCount: 100_000, displacing: 10, seed: seed)
    else { return [] }
    return [
      Figure(
        "move script, 100k ints, 10 displaced, to the subsequence alone",
        timing.ratio, "x", .atMost(MoveScriptTiming.limit),
        detail: "\(Quantity.time(timing.script)) against "
          + "\(Quantity.time(timing.floor)) an item")
    ]
  }
}
