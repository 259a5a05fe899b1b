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

  /// Carries operations out and counts the tags that are written, where the
  /// items have tags.
  private let tagWrites: ((Range<Int>) -> Int)?

  init(
    strategy: String, scenario: Scenario,
    carryOut: @escaping (Range<Int>) -> Lap,
    takeBack: @escaping () -> Void,
    serials: @escaping () -> [[Int32]],
    tagWrites: ((Range<Int>) -> Int)? = nil
  ) {
    self.strategy = strategy
    scriptCount = scenario.script.count
    isRepeatable = scenario.isRepeatable
    self.carryOut = carryOut
    self.takeBack = takeBack
    self.serials = serials
    self.tagWrites = tagWrites
  }

  /// Carries out the next `count` operations of the script, or as many as are
  /// left of it, and returns which and what they took.
  ///
  /// Behind the end the script begins again, on the lists as they are, or on
  /// those of the start if it does not fit these; the way back is not timed.
  func advance(by count: Int) -> (operations: Range<Int>, lap: Lap) {
    let operations = nextOperations(count)
    return (operations, carryOut(operations))
  }

  /// Carries out the next `count` operations untimed and returns how many tags
  /// each of them writes, or nil if the items have no tags.
  func tagWritesPerOperation(of count: Int) -> Double? {
    guard let tagWrites else { return nil }
    let operations = nextOperations(count)
    return Double(tagWrites(operations)) / Double(operations.count)
  }

  private func nextOperations(_ count: Int) -> Range<Int> {
    if cursor == scriptCount {
      cursor = 0
      if isRepeatable { passes += 1 } else { takeBack() }
    }
    let operations = cursor..<min(scriptCount, cursor + count)
    cursor = operations.upperBound
    return operations
  }

  /// The numbers of the items as the lists are now.
  var currentSerials: [[Int32]] { serials() }
}
