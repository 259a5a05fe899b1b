/// The shortest move script beside the longest increasing subsequence.
enum ScriptFigures {
  private static let size = 100_000

  static func measure(seed: UInt64) -> [Figure] {
    [10, size / 10, size].compactMap { displaced in
      guard
        let timing = MoveScriptTiming(
          itemCount: size, displacing: displaced, seed: seed)
      else { return nil }
      return Figure(
        "move script, 100k ints, \(displaced) displaced, to the subsequence",
        timing.ratio, "x",
        displaced == 10 ? .atMost(MoveScriptTiming.limit) : .none,
        detail: "\(Quantity.time(timing.script)) against "
          + "\(Quantity.time(timing.floor)) an item, "
          + "\(timing.moveCount) moves")
    }
  }
}
