extension Constrained {
  /// Takes the item at `from` to the final place `to`, or to the place that
  /// ``retarget`` says, if the rules allow it to `intent`.
  ///
  /// - Parameters:
  ///   - from: The place of the item before.
  ///   - to: The proposed final place of the item.
  ///   - intent: Who asks; ``ReorderStrategy/reorder(from:to:)`` asks as a drag.
  ///   - probe: Counts what this does.
  /// - Returns: What became of it; a move names the place where the item went.
  /// - Precondition: Both places are legal.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, as intent: Intent,
    probe: inout some CostProbe
  ) -> Outcome {
    switch target(from: from, to: to, as: intent) {
    case .success(let target):
      carryOut(from: from, to: target, probe: &probe)
    case .failure(let refusal):
      .refused(refusal)
    }
  }

  /// Takes the item at `from` to the final place `to`, which is allowed.
  @inlinable
  mutating func carryOut(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    let outcome = storedBase.reorder(from: from, to: to, probe: &probe)
    switch outcome {
    case .moved(let move):
      restoreFixed(displacedBy: move, probe: &probe)
      storedRules.follow(Relocation(move))
    case .exchanged(let a, let b):
      storedRules.follow(
        Relocation(from: a, to: b), Relocation(from: b, to: a))
    case .unchanged, .refused:
      break
    }
    return outcome
  }

  /// Takes the fixed items that a base move displaced back to their slots.
  @inlinable
  mutating func restoreFixed(
    displacedBy move: Move, probe: inout some CostProbe
  ) {
    if storedRules.items.isEmpty { return }
    if move.isTransfer {
      restoreFixed(behind: move.from, shiftedBy: -1, probe: &probe)
      restoreFixed(behind: move.to, shiftedBy: +1, probe: &probe)
    } else if move.from < move.to {
      restoreFixed(
        behind: move.from, upTo: move.to.index, shiftedBy: -1, probe: &probe)
    } else {
      restoreFixed(
        behind: move.to, upTo: move.from.index, shiftedBy: +1, probe: &probe)
    }
  }

  /// Takes the fixed items from `place` on, which all were shifted by one
  /// place, back to their slots.
  ///
  /// Shifted towards the start, the last goes back first, so that it does not
  /// displace one that is back already; towards the end, the first does.
  ///
  ///     [F G a b]   a was put at the end, F and G belong at 1 and 2
  ///     [F a G b]   G back to 2
  ///     [a F G b]   F back to 1
  @inlinable
  mutating func restoreFixed(
    behind place: Position, upTo last: Int = .max, shiftedBy shift: Int,
    probe: inout some CostProbe
  ) {
    let rules = storedRules.items(ofList: place.list)
    for turn in rules.indices {
      let rank =
        shift < 0 ? rules.startIndex + rules.endIndex - 1 - turn : turn
      let index = rules[rank].place.index
      guard rules[rank].kind == .fixed, index >= place.index, index <= last
      else { continue }
      let outcome = storedBase.reorder(
        from: Position(list: place.list, index: index + shift),
        to: Position(list: place.list, index: index), probe: &probe)
      if case .refused = outcome {
        preconditionFailure(
          "the rules inside keep a fixed item from going back to its slot")
      }
    }
  }
}

extension Rules {
  /// Lets the rules of items follow them to where they are after a change.
  @inlinable
  mutating func follow(_ named: Relocation...) {
    if !items.isEmpty { follow(Arrangement(named, rules: self)) }
  }

  /// Lets the rules of items follow them; those of a removed item go.
  @usableFromInline
  mutating func follow(_ arrangement: Arrangement) {
    for rank in items.indices.reversed() {
      if let place = arrangement.place(of: items[rank].place) {
        items[rank].place = place
      } else {
        items.remove(at: rank)
      }
    }
    items.sort { $0.place < $1.place }
  }
}
