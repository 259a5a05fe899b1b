public import Reorder

extension Case {
  /// Runs the case with a strategy that moves, within its rules.
  ///
  /// - Parameter mover: The type of the strategy.
  /// - Precondition: The rules make sense for the lists.
  public func run<Strategy: MoveStrategy>(
    with mover: Strategy.Type
  ) -> CaseResult where Strategy.Element == String {
    var strategy = Constrained<Strategy>(
      lists, rules: rules, retarget: retargeting.retarget)
    return run(in: &strategy) { $0.effect(ofRuled: $1, inserting: $2) }
  }

  /// Runs the case with a strategy that exchanges, within its rules.
  ///
  /// - Parameter exchanger: The type of the strategy.
  /// - Precondition: The rules make sense for the lists, and all operations are
  ///   exchanges, insertions and removals.
  public func run<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type
  ) -> CaseResult where Strategy.Element == String {
    var strategy = Constrained<Strategy>(lists, rules: rules)
    return run(in: &strategy) { $0.effect(of: $1, inserting: $2) }
  }

  private func run<Strategy: ReorderStrategy<String>>(
    in strategy: inout Strategy,
    by carryOut: (inout Strategy, ListOperation, () -> String) -> Effect
  ) -> CaseResult {
    var outcomes: [CaseOutcome] = []
    for (rank, operation) in operations.enumerated() {
      do throws(InvalidCase) {
        let resolved = try operation.resolved(in: strategy)
        let before = operation.isSession ? strategy : nil
        var items = operation.newItems[...]
        let effect = carryOut(&strategy, resolved) { items.popFirst() ?? "" }
        if case .session(.invalid(let reason)) = effect {
          return .invalid(
            operation: rank, reason, lists: (before ?? strategy).lists)
        }
        outcomes.append(effect.outcome(of: resolved))
      } catch {
        return .invalid(
          operation: rank, error.reason, lists: strategy.lists)
      }
    }
    return .valid(outcomes, lists: strategy.lists)
  }

  /// What the case must come to, by the model alone.
  ///
  /// - Precondition: The rules make sense for the lists.
  public var expected: CaseResult { ExpectedCase(self).result }
}

extension Case.Retargeting {
  /// The same as a `Retarget`.
  public var retarget: Retarget {
    switch self {
    case .refuse: .refuse
    case .nearest: .nearest
    }
  }
}

extension Operation {
  /// The items that insertions bring, in turn.
  package var newItems: [String] {
    switch self {
    case .insert(let item, _): [item]
    case .session(let script): script.newItems
    case .move, .batch, .scatter, .exchange, .remove, .step: []
    }
  }

  /// Whether this is a drag from the lift to the end.
  package var isSession: Bool {
    if case .session = self { true } else { false }
  }
}

extension Effect {
  /// The answer in the form of a case.
  ///
  /// - Parameter operation: What was carried out, with resolved places.
  func outcome(of operation: ListOperation) -> CaseOutcome {
    switch self {
    case .reorder(.moved(let move)): return .moved([move])
    case .reorder(.exchanged(let a, let b)): return .exchanged(a, b)
    case .group(.moved(let moves)): return .moved(moves)
    case .batch(.moved(let start, _)):
      guard case .batch(let items, _) = operation else { break }
      return .moved(
        items.sorted().enumerated().map { rank, item in
          Move(
            from: item,
            to: Position(list: start.list, index: start.index + rank))
        })
    case .reorder(.unchanged), .batch(.unchanged), .group(.unchanged):
      return .unchanged
    case .reorder(.refused(let refusal)), .batch(.refused(let refusal)),
      .group(.refused(let refusal)), .editRefused(let refusal):
      return .refused(refusal)
    case .session(.dropped(let from, let to)):
      return .dropped(from: from, to: to)
    case .session(.cancelled): return .cancelled
    case .session(.removed): return .ended
    case .session(.refused(let refusal)): return .refused(refusal)
    case .session(.invalid): break
    case .edited:
      switch operation {
      case .insert(let gap):
        return .inserted(Position(list: gap.list, index: gap.index))
      case .remove(let position): return .removed(position)
      default: break
      }
    }
    preconditionFailure("\(self) is no answer to \(operation)")
  }
}
