package import Reorder

extension Trial {
  /// Judges the law of cost: what was counted is what the strategy states, and
  /// no less than what changed.
  ///
  /// Says nothing of a strategy that states no cost.
  func violationOfCost<Strategy: ReorderStrategy>(
    _ counted: CostCounter, of strategy: Strategy.Type, _ move: Move
  ) -> Violation? {
    guard let stating = strategy as? any CostStating.Type else { return nil }
    let shape = Shape(example.before.map { $0.count })
    let stated =
      move.from == move.to
      ? StatedCost() : stating.cost(of: move, in: shape)
    let isAsStated =
      (stated.isMostElementWrites
        ? counted.elementWrites <= stated.elementWrites
        : counted.elementWrites == stated.elementWrites)
      && counted.tagWrites == stated.tagWrites
      && counted.comparisons <= stated.comparisons
    if !isAsStated {
      return violation(
        of: .cost, expected: "\(stated)", actual: "\(counted)")
    }
    let changed = changedSlots(in: stating.layout)
    let written = counted.elementWrites + counted.tagWrites
    return written >= changed
      ? nil
      : violation(
        of: .cost, expected: "at least \(changed) writes",
        actual: "\(counted)")
  }

  /// The number of slots that hold another item than before: of each array, or
  /// for tags, the number of items whose place is another. In blocks at least
  /// the item itself has another slot, if the order is another.
  private func changedSlots(in layout: StorageLayout) -> Int {
    func changed(_ before: [Int], _ after: [Int]) -> Int {
      after.indices.count {
        !before.indices.contains($0) || before[$0] != after[$0]
      }
    }
    let flat = (Array(example.before.joined()), Array(after.joined()))
    switch layout {
    case .flat:
      return changed(flat.0, flat.1)
    case .blocks:
      return flat.0 == flat.1 ? 0 : 1
    case .nested, .tagged:
      // An item with another place is in a slot that held another item.
      return zip(example.before, after).reduce(0) { $0 + changed($1.0, $1.1) }
    }
  }
}

extension ReorderStrategy where Element: LabelledItem {
  /// Judges the law of cost for one reorder of lists of a shape.
  ///
  /// - Parameters:
  ///   - move: A legal reorder.
  ///   - shape: The shape of the lists before.
  /// - Returns: What is wrong, or nil, also if the strategy states no cost.
  package static func violationOfCost(
    _ move: Move, in shape: Shape
  ) -> Violation? {
    var strategy = Self(labels: shape.labels)
    var cost = CostCounter()
    let outcome = strategy.reorder(
      from: move.from, to: move.to, probe: &cost)
    let trial = Trial(
      strategy: name,
      example: Example(
        .reorder(move), on: shape.labels, meaning: Self.meaning),
      effect: .reorder(outcome), after: strategy.labels)
    return trial.violationOfCost(cost, of: Self.self, move)
  }
}
