package import Reorder

/// A strategy and the model side by side, through a long run of random
/// operations.
///
///     var world = RandomWorld<MyStrategy<Int>>(
///       seed: 1, itemCount: 1_000, listCount: 5) { $0 }
///     for _ in 0..<100 {
///       if let violation = world.stepOfMover() { print(violation) }
///     }
package struct RandomWorld<Strategy: ReorderStrategy>
where Strategy.Element: Labelled {
  /// The strategy with its items.
  package private(set) var strategy: Strategy

  private var model: RuledModel
  private var nextLabel: Int
  private var operations: RandomOperations
  private let makeItem: (Int) -> Strategy.Element
  private let seed: UInt64

  /// Draws lists and fills both with items.
  ///
  /// - Parameters:
  ///   - seed: Repeats everything exactly.
  ///   - itemCount: The number of items at the start.
  ///   - listCount: The number of lists, at least 1.
  ///   - makeItem: Makes the item of a label.
  package init(
    seed: UInt64, itemCount: Int, listCount: Int,
    makingItemsBy makeItem: @escaping (Int) -> Strategy.Element
  ) {
    operations = RandomOperations(seed: seed)
    let shape = operations.shape(itemCount: itemCount, listCount: listCount)
    model = RuledModel(shape.labels, rules: Rules())
    strategy = Strategy(shape.labels.map { $0.map(makeItem) })
    nextLabel = itemCount
    self.makeItem = makeItem
    self.seed = seed
  }

  /// The number of items in the model.
  package var itemCount: Int { shape.itemCount }

  private var shape: Shape { Shape(model.model.lists.map { $0.count }) }

  /// Takes one random step with both, of those that any strategy can take, and
  /// compares them.
  ///
  /// - Returns: What is wrong, or nil.
  /// - Complexity: O(*items* + *lists*), beside the strategy's own work.
  package mutating func step() -> Violation? {
    let operation = operations.ofExchanger(in: shape)
    return step(operation) { $0.effect(of: operation, inserting: $1) }
  }

  private mutating func step(
    _ operation: ListOperation,
    by carryOut: (inout Strategy, () -> Strategy.Element) -> Effect
  ) -> Violation? {
    let before = model.model.lists
    let label = nextLabel
    nextLabel += 1
    let expected = model.carryOut(
      operation, meaning: Strategy.meaning, newLabel: label)
    // A storage with one owner changes in place, one with two is copied: both
    // ways must be right.
    let kept = operations.isCopyKept() ? strategy : nil
    let makeItem = makeItem
    let effect = carryOut(&strategy) { makeItem(label) }
    if strategy.labels != model.model.lists || effect != expected {
      return violation(
        of: .agreement, operation, on: before,
        expected: "\(expected), \(model.model.lists)",
        actual: "\(effect), \(strategy.labels)")
    }
    if let kept, kept.labels != before {
      return violation(
        of: .copies, operation, on: before, expected: "\(before)",
        actual: "\(kept.labels)")
    }
    return nil
  }

  private func violation(
    of law: Law, _ operation: ListOperation, on before: [[Int]],
    expected: String, actual: String
  ) -> Violation {
    Violation(
      law: law, strategy: "\(Strategy.name), seed \(seed),", lists: before,
      operations: [operation], expected: expected, actual: actual)
  }
}

extension RandomWorld where Strategy: MoveStrategy {
  /// Takes one random step with both, of those that a mover can take, and
  /// compares them.
  ///
  /// - Returns: What is wrong, or nil.
  /// - Complexity: O(*items* + *lists*), beside the strategy's own work.
  package mutating func stepOfMover() -> Violation? {
    let operation = operations.ofMover(in: shape)
    return step(operation) { $0.effect(ofMover: operation, inserting: $1) }
  }
}

extension RandomWorld where Strategy: RuledStrategy {
  /// Draws lists and rules, and fills both with items under these rules.
  ///
  /// - Parameters:
  ///   - seed: Repeats everything exactly.
  ///   - itemCount: The number of items at the start.
  ///   - listCount: The number of lists, at least 1.
  ///   - makeItem: Makes the item of a label.
  package init(
    underRulesOfSeed seed: UInt64, itemCount: Int, listCount: Int,
    makingItemsBy makeItem: @escaping (Int) -> Strategy.Element
  ) {
    self.init(
      seed: seed, itemCount: itemCount, listCount: listCount,
      makingItemsBy: makeItem)
    let rules = operations.rules(in: shape)
    let retarget = operations.retarget()
    strategy = Strategy(strategy.lists, rules: rules, retarget: retarget)
    model = RuledModel(model.model.lists, rules: rules, retarget: retarget)
  }
}
