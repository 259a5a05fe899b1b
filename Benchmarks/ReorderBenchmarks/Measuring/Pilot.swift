import Reorder

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tries a workload on smaller lists first, where a single operation may take
/// too long at full size and cannot be stopped.
struct Pilot {
  let workload: any Workload
  let size: Int
  let seed: UInt64

  /// The seconds that one operation may take.
  let limit: Double

  /// Returns the seconds that one operation would take about, if that is more
  /// than it may, or nil.
  func secondsIfTooSlow<Strategy: MoveStrategy>(
    _ type: Strategy.Type
  ) -> Double? where Strategy.Element: BenchmarkElement {
    var trial = 512
    // Quadratic growth is assumed until two sizes have shown less.
    var growth = 2.0
    var before: Double?
    while trial * 2 <= size {
      guard let seconds = seconds(of: type, size: trial) else { return nil }
      if let before { growth = min(2, max(1, log2(seconds / before) / 2)) }
      let expected = seconds * pow(Double(size) / Double(trial), growth)
      if seconds * pow(Double(size) / Double(trial), 2) < limit { return nil }
      // The next trial costs up to sixteen times as much: look before it.
      if seconds * 16 > limit || trial * 4 > size {
        return expected > limit ? expected : nil
      }
      before = seconds
      trial *= 4
    }
    return nil
  }

  private func seconds<Strategy: MoveStrategy>(
    of type: Strategy.Type, size: Int
  ) -> Double? where Strategy.Element: BenchmarkElement {
    let scenario = workload.scenario(size: size, seed: seed)
    guard case .batches(let batches) = scenario.script else { return nil }
    var strategy = Strategy(
      makeLists(scenario.counts, of: Strategy.Element.self))
    walk(batches[0..<1], with: &strategy)
    let lap = Stopwatch.time { walk(batches[1..<3], with: &strategy) }
    return lap.real / 2e9
  }
}
