extension Case {
  /// One operation of a case that makes sense.
  public struct Step: Hashable, Sendable {
    /// What becomes of it.
    public let outcome: CaseOutcome

    /// The lists after.
    public let lists: [[String]]
  }

  /// What the operations come to one after the other, by the model alone, up
  /// to the first that makes no sense; each is asked when it is wanted.
  ///
  /// - Precondition: The rules make sense for the lists.
  public var expectedSteps: some Sequence<Step> {
    let names =
      lists.flatMap { $0 } + operations.flatMap { $0.newItems }
    let start = ExpectedCase(
      lists: lists, rules: rules, retargeting: retargeting)
    return sequence(state: (start, operations[...])) { state in
      guard let operation = state.1.popFirst(), state.0.append(operation),
        let effect = state.0.effects.last, let done = state.0.operations.last
      else { return nil }
      return Step(
        outcome: effect.outcome(of: done),
        lists: state.0.after.map { $0.map { names[$0] } })
    }
  }
}
