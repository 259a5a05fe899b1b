package import Reorder

extension Laws {
  /// Checks the law of refusal for a strategy with rules that moves.
  ///
  /// Every combination of rules is tried on every move in up to two lists with
  /// three items, each rule alone on every operation, and on every operation
  /// after every other; more lists and items with each rule alone.
  ///
  /// - Parameters:
  ///   - mover: The type of the strategy.
  ///   - extra: By how many items the worlds are larger than that.
  package static func checkRefusals<Strategy: RuledStrategy & MoveStrategy>(
    mover: Strategy.Type, extra: Int = 0
  ) -> Report where Strategy.Element: LabelledItem {
    var trials = RefusalTrials<Strategy>()
    for shape in SmallWorlds(maxLists: 3, maxItems: 3 + extra) {
      if trials.report.isBroken(.refusal) { break }
      let moves = shape.reorders(.move).map { ListOperation.reorder($0) }
      for rules in RuleSets.single(in: shape) {
        trials.judge(moves, on: shape, rules)
      }
    }
    for shape in SmallWorlds(maxLists: 2, maxItems: 3 + extra) {
      if trials.report.isBroken(.refusal) { break }
      let moves = shape.reorders(.move).map { ListOperation.reorder($0) }
      for rules in RuleSets.combined(in: shape) {
        trials.judge(moves, on: shape, rules)
      }
      let others = shape.edits + shape.groups
      for rules in RuleSets.single(in: shape) {
        trials.judge(others, on: shape, rules) { $0.effect(ofMover: $1) }
      }
    }
    for shape in SmallWorlds(maxLists: 1, maxItems: 4 + extra) {
      if trials.report.isBroken(.refusal) { break }
      for rules in RuleSets.single(in: shape) {
        trials.judge(shape.steps, on: shape, rules) {
          $0.effect(ofMover: $1)
        }
      }
    }
    for shape in SmallWorlds(maxLists: 2, maxItems: 2 + extra) {
      if trials.report.isBroken(.refusal) { break }
      let first = shape.reorders(.move).map { ListOperation.reorder($0) }
      for rules in RuleSets.single(in: shape) {
        for operation in first + shape.edits + shape.groups {
          trials.judgeMoves(after: operation, on: shape, rules) {
            $0.effect(ofMover: $1)
          }
        }
      }
    }
    return trials.report
  }

  /// Checks the law of refusal where items are fixed or walls, every choice of
  /// them, with each retargeting.
  ///
  /// - Parameters:
  ///   - mover: The type of the strategy.
  ///   - extra: By how many items the worlds are larger than three in up to two
  ///     lists.
  package static func checkFlows<Strategy: RuledStrategy & MoveStrategy>(
    mover: Strategy.Type, extra: Int = 0
  ) -> Report where Strategy.Element: LabelledItem {
    var trials = RefusalTrials<Strategy>()
    for shape in SmallWorlds(maxLists: 2, maxItems: 3 + extra) {
      let moves = shape.reorders(.move).map { ListOperation.reorder($0) }
      for rules in RuleSets.flows(in: shape) {
        for retarget in [Retarget.refuse, .origin, .nearest] {
          trials.retarget = retarget
          trials.judge(moves, on: shape, rules)
        }
        trials.retarget = .refuse
        trials.judge(shape.edits, on: shape, rules)
      }
    }
    for shape in SmallWorlds(maxLists: 2, maxItems: 2 + extra) {
      for rules in RuleSets.flows(in: shape) {
        trials.judge(shape.groups, on: shape, rules) {
          $0.effect(ofMover: $1)
        }
      }
    }
    return trials.report
  }

  /// Checks the law of refusal for a strategy with rules that exchanges.
  ///
  /// - Parameters:
  ///   - exchanger: The type of the strategy.
  ///   - extra: By how many items the worlds are larger than three.
  package static func checkRefusals<Strategy: RuledStrategy>(
    exchanger: Strategy.Type, extra: Int = 0
  ) -> Report where Strategy.Element: LabelledItem {
    var trials = RefusalTrials<Strategy>()
    for shape in SmallWorlds(maxLists: 2, maxItems: 3 + extra) {
      let exchanges = shape.reorders(.exchange)
        .map { ListOperation.reorder($0) }
      for rules in RuleSets.combined(in: shape) {
        trials.judge(exchanges, on: shape, rules)
      }
      for rules in RuleSets.single(in: shape) {
        trials.judge(shape.edits, on: shape, rules)
        for operation in exchanges + shape.edits {
          trials.judgeMoves(after: operation, on: shape, rules)
        }
      }
    }
    return trials.report
  }
}

extension MultiListShape {
  /// Every insertion and every removal.
  var edits: [ListOperation] {
    gaps.map { .insert(at: $0) } + places.map { .remove(at: $0) }
  }

  /// Every step.
  var steps: [ListOperation] {
    selections.flatMap { items in
      StepKey.allCases.map { .step(items, $0) }
    }
  }

  /// Every batch, every step and every scatter.
  var groups: [ListOperation] {
    selections.flatMap { items in
      gaps.map { .batch(items, to: $0) }
    } + steps + scatters.map { .scatter($0) }
  }
}
