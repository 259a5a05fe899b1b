package import Reorder

extension Laws {
  /// Judges the law of lifetimes by counting the items that are alive during a
  /// run of random operations, and after it.
  ///
  /// - Parameters:
  ///   - strategy: The type of the strategy.
  ///   - seed: Repeats the run exactly.
  ///   - steps: The number of operations.
  ///   - step: `{ $0.stepOfMover() }` for a mover, `{ $0.step() }` for an
  ///     exchanger.
  /// - Returns: What is wrong, also by other laws, or nil.
  package static func violationOfLifetimes<Strategy: ReorderStrategy>(
    _: Strategy.Type, seed: UInt64, steps: Int,
    by step: (inout RandomWorld<Strategy>) -> Violation?
  ) -> Violation? where Strategy.Element == Tracked {
    let census = Census()
    do {
      var world = RandomWorld<Strategy>(
        seed: seed, itemCount: 50, listCount: 3
      ) { Tracked(label: $0, in: census) }
      for taken in 0..<steps {
        if let violation = step(&world) { return violation }
        if census.liveCount != world.itemCount {
          return violation(
            Strategy.name, "\(world.itemCount) items alive",
            "\(census.liveCount) after \(taken + 1) operations, seed \(seed)")
        }
      }
    }
    return census.liveCount == 0
      ? nil
      : violation(
        Strategy.name, "no item outlives the lists",
        "\(census.liveCount) do, seed \(seed)")
  }

  private static func violation(
    _ strategy: String, _ expected: String, _ actual: String
  ) -> Violation {
    Violation(
      law: .lifetimes, strategy: strategy, lists: [], operations: [],
      expected: expected, actual: actual)
  }
}
