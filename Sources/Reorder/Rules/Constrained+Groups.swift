extension Constrained: MoveStrategy where Base: MoveStrategy {
  /// Takes several items to one gap if the rules allow it to a drag, all or
  /// none; never retargeted.
  ///
  /// Where no fixed item is in the way this is the base's own batch.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let batch = storedBase.requiredBatch(of: items, to: gap)
    if batch.isUnchanged { return .unchanged }
    if let refusal = refusal(of: batch.moves) { return .refused(refusal) }
    if storedRules.items.isEmpty {
      return storedBase.moveBatch(batch.items, to: gap)
    }
    let arrangement = Arrangement(
      batch.moves.map { Relocation($0) }, rules: storedRules)
    // A base may have rules of its own.
    if arrangement.hasFixed {
      let all = Array(batch.moves) + arrangement.stays
      if case .refused(let refusal) = storedBase.scatter(all) {
        return .refused(refusal)
      }
    } else if case .refused(let refusal) = storedBase.moveBatch(
      batch.items, to: gap)
    {
      return .refused(refusal)
    }
    storedRules.follow(arrangement)
    return .moved(to: batch.start, count: batch.items.count)
  }

  /// Takes several items each to its own final place, all at once, if the rules
  /// allow it to a drag, all or none.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    scatter(moves, as: .drag)
  }

  /// Takes several items each to its own final place, all at once, if the rules
  /// allow it to `intent`, all or none.
  ///
  /// - Parameters:
  ///   - moves: For every named item its place before and its final place.
  ///   - intent: Who asks; a batch is undone as ``Intent/undo``.
  /// - Precondition: The moves make a legal ``Scatter``.
  @inlinable
  @discardableResult
  public mutating func scatter(
    _ moves: some Sequence<Move>, as intent: Intent
  ) -> GroupOutcome {
    let scatter = storedBase.requiredScatter(moves)
    if scatter.isUnchanged { return .unchanged }
    if let refusal = refusal(of: scatter.moves, as: intent) {
      return .refused(refusal)
    }
    if storedRules.items.isEmpty { return storedBase.scatter(scatter.moves) }
    let arrangement = Arrangement(
      scatter.moves.map { Relocation($0) }, rules: storedRules)
    let all = scatter.moves + arrangement.stays
    if case .refused(let refusal) = storedBase.scatter(all) {
      return .refused(refusal)
    }
    storedRules.follow(arrangement)
    return .moved(scatter.moves)
  }

  /// Moves each item one step if the rules allow it to a command; an item whose
  /// step is refused stays and the others go on. Steps are not retargeted.
  @inlinable
  @discardableResult
  public mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome {
    step(items, key) { strategy, move, group, rank in
      let refusal = strategy.refusal(
        from: move.from, to: move.to, as: .command)
      if refusal != nil { return }
      // One place on is past a bystander only, which no rule holds in place:
      // nobody else that is named moves.
      if !move.isTransfer && abs(move.to.index - move.from.index) == 1 {
        var probe = Uncounted()
        let outcome = strategy.carryOut(
          from: move.from, to: move.to, probe: &probe)
        if case .moved = outcome { group.now[rank] = move.to }
        return
      }
      let arrangement = Arrangement(
        [Relocation(move)], rules: strategy.storedRules)
      var probe = Uncounted()
      let outcome = strategy.carryOut(
        from: move.from, to: move.to, probe: &probe)
      if case .moved = outcome {
        group.follow { arrangement.place(of: $0) ?? $0 }
      }
    }
  }

  @inlinable
  func refusal(
    of moves: some Sequence<Move>, as intent: Intent = .drag
  ) -> Refusal? {
    storedRules.refusal(
      of: moves.lazy.map { Relocation($0) }, from: storedBase,
      to: storedBase.shape(after: moves), as: intent)
  }
}

extension Arrangement {
  /// Whether a list that changes has fixed items.
  @usableFromInline
  var hasFixed: Bool { fixed.contains { changes($0.list) } }

  /// The fixed items of the lists that change, each staying where it is: named
  /// in a scatter, they are what the others flow around.
  @usableFromInline
  var stays: [Move] {
    fixed.lazy.filter { changes($0.list) }.map { Move(from: $0, to: $0) }
  }
}
