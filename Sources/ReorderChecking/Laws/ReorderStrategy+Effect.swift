import Reorder

extension ReorderStrategy {
  /// Carries out what any strategy can, and returns its answer.
  ///
  /// - Parameters:
  ///   - operation: A reorder, an insertion or a removal.
  ///   - item: Makes the item that an insertion brings.
  mutating func effect(
    of operation: ListOperation, inserting item: () -> Element
  ) -> Effect {
    do throws(Refusal) {
      switch operation {
      case .reorder(let move):
        return .reorder(reorder(from: move.from, to: move.to))
      case .exchange(let a, let b) where Self.meaning == .exchange:
        return .reorder(reorder(from: a, to: b))
      case .insert(let gap):
        try insert(item(), at: gap)
        return .edited
      case .remove(let position):
        try remove(at: position)
        return .edited
      case .move, .batch, .scatter, .exchange, .step, .session:
        preconditionFailure("only a mover can \(operation)")
      }
    } catch {
      return .editRefused(error)
    }
  }
}

extension MoveStrategy {
  /// Carries out what a mover can, and returns its answer.
  ///
  /// - Parameters:
  ///   - operation: Any legal operation.
  ///   - item: Makes the item that an insertion brings.
  mutating func effect(
    ofMover operation: ListOperation, inserting item: () -> Element
  ) -> Effect {
    switch operation {
    case .reorder, .insert, .remove:
      effect(of: operation, inserting: item)
    case .move(let from, let destination):
      .reorder(move(from: from, to: destination))
    case .batch(let items, let gap):
      .batch(moveBatch(items, to: gap))
    case .scatter(let moves):
      .group(scatter(moves))
    case .exchange(let a, let b):
      .reorder(exchange(a, b))
    case .step(let items, let key):
      .group(step(items, key))
    case .session: effect(ofDrag: operation, inserting: item)
    }
  }

  /// Carries out a drag without rules.
  private mutating func effect(
    ofDrag operation: ListOperation, inserting item: () -> Element
  ) -> Effect {
    var board = Constrained(self, rules: Rules())
    // Nobody else holds the items while they change.
    self = Self(Array(repeating: [], count: listCount))
    defer { self = board.base }
    return board.effect(ofRuled: operation, inserting: item)
  }

  /// Exchanges two items: a scatter of both, each to the other's place.
  mutating func exchange(_ a: Position, _ b: Position) -> Outcome {
    if a == b { return .unchanged }
    return switch scatter([Move(from: a, to: b), Move(from: b, to: a)]) {
    case .moved: .exchanged(a, b)
    case .unchanged: .unchanged
    case .refused(let refusal): .refused(refusal)
    }
  }

  /// Moves the item at `from` to a destination in any dialect.
  mutating func move(from: Position, to destination: Destination) -> Outcome {
    switch destination {
    case .final(let position): reorder(from: from, to: position)
    case .gap(let gap): move(from: from, to: gap)
    case .anchor(let anchor): move(from: from, to: anchor)
    }
  }
}

extension ReorderStrategy where Element: LabelledItem {
  /// Carries out what any strategy can, and returns its answer; what it inserts
  /// has ``Example/newLabel``.
  mutating func effect(of operation: ListOperation) -> Effect {
    effect(of: operation) { Element(label: Example.newLabel) }
  }
}

extension MoveStrategy where Element: LabelledItem {
  /// Carries out what a mover can, and returns its answer; what it inserts has
  /// ``Example/newLabel``.
  mutating func effect(ofMover operation: ListOperation) -> Effect {
    effect(ofMover: operation) { Element(label: Example.newLabel) }
  }
}
