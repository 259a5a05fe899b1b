import Reorder

/// A strategy with its own lists, in the middle of a script.
///
/// What is generic is inside the closures, which are made where the types are
/// known; around them everything is plain.
final class Cell {
  /// The name of the strategy.
  let strategy: String

  /// The number of operations of the script.
  let scriptCount: Int

  /// How many times the whole script has been carried out and not taken back.
  private(set) var passes = 0

  /// The operations of the current pass that have been carried out.
  private(set) var cursor = 0

  private let isRepeatable: Bool
  private let carryOut: (Range<Int>) -> Lap
  private let takeBack: () -> Void
  private let serials: () -> [[Int32]]

  init(
    strategy: String, scenario: Scenario,
    carryOut: @escaping (Range<Int>) -> Lap,
    takeBack: @escaping () -> Void,
    serials: @escaping () -> [[Int32]]
  ) {
    self.strategy = strategy
    scriptCount = scenario.script.count
    isRepeatable = scenario.isRepeatable
    self.carryOut = carryOut
    self.takeBack = takeBack
    self.serials = serials
  }

  /// Carries out the next `count` operations of the script, or as many as are
  /// left of it, and returns which and what they took.
  ///
  /// Behind the end the script begins again, on the lists as they are, or on
  /// those of the start if it does not fit these; the way back is not timed.
  func advance(by count: Int) -> (operations: Range<Int>, lap: Lap) {
    if cursor == scriptCount {
      cursor = 0
      if isRepeatable { passes += 1 } else { takeBack() }
    }
    let operations = cursor..<min(scriptCount, cursor + count)
    cursor = operations.upperBound
    return (operations, carryOut(operations))
  }

  /// The numbers of the items as the lists are now.
  var currentSerials: [[Int32]] { serials() }
}
