// Rules that are asked at the wrong time, or not at all.

package import Reorder
package import ReorderChecking

/// A strategy with rules, of which one is kept wrongly.
package protocol OtherwiseRuled: RuledStrategy, MoveStrategy {
  /// The right thing, with the items.
  var right: Constrained<RemoveInsert<Element>> { get set }

  /// Wraps the right thing.
  init(right: Constrained<RemoveInsert<Element>>)
}

extension OtherwiseRuled {
  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) {
    self.init(lists, rules: Rules(), retarget: .refuse)
  }

  /// Creates a multi-list with the items of `lists`, under `rules`.
  package init(_ lists: [[Element]], rules: Rules, retarget: Retarget) {
    self.init(right: Constrained(lists, rules: rules, retarget: retarget))
  }

  /// The items, list by list.
  package var lists: [[Element]] { right.lists }

  /// The number of lists.
  package var listCount: Int { right.listCount }

  /// The number of items in `list`.
  package func count(ofList list: Int) -> Int { right.count(ofList: list) }

  /// The item at `position`, rightly.
  package subscript(position: Position) -> Element { right[position] }

  /// Inserts rightly.
  package mutating func insert(
    _ element: Element, at gap: Gap
  ) throws(Refusal) {
    try right.insert(element, at: gap)
  }

  /// Removes rightly.
  package mutating func remove(
    at position: Position
  ) throws(Refusal) -> Element {
    try right.remove(at: position)
  }

  /// Answers a hover rightly.
  package func refusal(
    from: Position, to: Position, as intent: Intent
  ) -> Refusal? {
    right.refusal(from: from, to: to, as: intent)
  }

  /// Moves the item rightly.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    right.reorder(from: from, to: to, probe: &probe)
  }

  /// Moves the batch rightly.
  package mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    right.moveBatch(items, to: gap)
  }

  /// Scatters rightly.
  package mutating func scatter(
    _ moves: some Sequence<Move>
  ) -> GroupOutcome {
    right.scatter(moves)
  }

  /// Steps rightly.
  package mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome {
    right.step(items, key)
  }
}

/// A maximum applied to a move inside the list, which then cannot be sorted as
/// soon as it is full.
///
/// Source: counting the item in before it is counted out.
package struct MaximumInsideList<Element>: OtherwiseRuled {
  /// The right thing, with the items.
  package var right: Constrained<RemoveInsert<Element>>

  /// Wraps the right thing.
  package init(right: Constrained<RemoveInsert<Element>>) { self.right = right }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    let maximum = right.rules.rules(ofList: to.list).maximum ?? .max
    if from != to && count(ofList: to.list) >= maximum {
      return .refused(.max)
    }
    return right.reorder(from: from, to: to, probe: &probe)
  }
}

/// A batch that comes by another way than the drag, and so past the rules.
///
/// Source: the tag editor with two sections, which asks its rule for drags and
/// not for taps.
package struct BatchPastRules<Element>: OtherwiseRuled {
  /// The right thing, with the items.
  package var right: Constrained<RemoveInsert<Element>>

  /// Wraps the right thing.
  package init(right: Constrained<RemoveInsert<Element>>) { self.right = right }

  /// Moves the batch with the fault.
  package mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    var free = RemoveInsert(right.lists)
    let outcome = free.moveBatch(items, to: gap)
    right = Constrained(free, rules: Rules(lists: right.rules.lists))
    return outcome
  }
}

/// A refused move that is carried out all the same.
///
/// Source: `clauderic/react-sortable-hoc#448` tells apart what may be dragged
/// and where it may be dropped; asking only for one lets the other through.
package struct RefusedAndDone<Element>: OtherwiseRuled {
  /// The right thing, with the items.
  package var right: Constrained<RemoveInsert<Element>>

  /// Wraps the right thing.
  package init(right: Constrained<RemoveInsert<Element>>) { self.right = right }

  /// Moves the item with the fault.
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    let outcome = right.reorder(from: from, to: to, probe: &probe)
    guard case .refused = outcome else { return outcome }
    var free = RemoveInsert(right.lists)
    free.reorder(from: from, to: to)
    right = Constrained(free, rules: Rules(lists: right.rules.lists))
    return outcome
  }
}
