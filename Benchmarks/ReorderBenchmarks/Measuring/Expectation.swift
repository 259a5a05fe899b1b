import Reorder
import ReorderChecking

/// The lists that a script must lead to, after any number of passes: by the
/// model up to 10,000 items, and by the oracle above, where the model is slow.
final class Expectation {
  /// The greatest number of items that the model is asked for.
  static let greatestModel = 10_000

  private let scenario: Scenario

  /// The slot that the item of each slot came from in one whole pass.
  private lazy var origins: [Int32] = Array(
    lists(
      after: 0..<scenario.script.count,
      from: Oracle(counts: scenario.counts).lists
    ).joined())

  init(of scenario: Scenario) { self.scenario = scenario }

  /// Returns the numbers of the items after `passes` whole passes and the
  /// first `operations` operations of the next.
  func serials(passes: Int, operations: Int) -> [[Int32]] {
    var start = Oracle(counts: scenario.counts)
    if passes > 0 {
      start = Oracle(
        counts: scenario.counts, flat: power(of: origins, passes))
    }
    return lists(after: 0..<operations, from: start.lists)
  }

  private func lists(
    after range: Range<Int>, from lists: [[Int32]]
  ) -> [[Int32]] {
    if scenario.itemCount <= Self.greatestModel {
      var model = Model(lists.map { $0.map { Int($0) } })
      model.follow(scenario.script, range, meaning: scenario.meaning)
      return model.lists.map { $0.map { Int32($0) } }
    }
    var oracle = Oracle(
      counts: lists.map { $0.count }, flat: Array(lists.joined()))
    oracle.follow(scenario.script, range, meaning: scenario.meaning)
    return oracle.lists
  }

  /// Returns where everything came from after a pass has been repeated.
  ///
  /// A pass does the same to any contents, so the passes before it need not be
  /// followed one by one: two are the square of one, four the square of two.
  private func power(of pass: [Int32], _ exponent: Int) -> [Int32] {
    var result = Array(0..<Int32(pass.count))
    var square = pass
    var rest = exponent
    while rest > 0 {
      if rest % 2 == 1 { result = result.map { square[Int($0)] } }
      rest /= 2
      if rest > 0 { square = square.map { square[Int($0)] } }
    }
    return result
  }

  /// Returns what is wrong with `found`, in a few words, or nil.
  static func fault(
    in found: [[Int32]], expected: [[Int32]]
  ) -> String? {
    if found == expected { return nil }
    guard found.count == expected.count else {
      return "\(found.count) lists instead of \(expected.count)"
    }
    for (list, pair) in zip(found, expected).enumerated()
    where pair.0 != pair.1 {
      guard pair.0.count == pair.1.count else {
        return "list \(list) has \(pair.0.count) items instead of "
          + "\(pair.1.count)"
      }
      let index = pair.0.indices.first { pair.0[$0] != pair.1[$0] }!
      return "item \(pair.0[index]) is at "
        + "\(Position(list: list, index: index)) instead of item "
        + "\(pair.1[index])"
    }
    return nil
  }
}
