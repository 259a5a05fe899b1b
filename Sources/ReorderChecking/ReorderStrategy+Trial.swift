public import Reorder

extension ReorderStrategy where Element: Labelled {
  /// The labels of the items, list by list.
  public var labels: [[Int]] { Element.labels(of: lists) }
}

extension ReorderStrategy where Element: LabelledItem {
  /// Creates the multi-list with an item for each label.
  ///
  /// - Parameter labels: The labels, list by list.
  public init(labels: [[Int]]) {
    self.init(labels.map { $0.map { Element(label: $0) } })
  }

  /// Carries out what any strategy can, and returns what came of it.
  ///
  /// - Precondition: The operation is a reorder, an insertion or a removal.
  mutating func trial(_ example: Example) -> Trial {
    let effect = effect(of: example.operation)
    return Trial(
      strategy: Self.name, example: example, effect: effect, after: labels)
  }

  /// Carries out what any strategy can, and returns its answer.
  ///
  /// - Precondition: The operation is a reorder, an insertion or a removal.
  mutating func effect(of operation: ListOperation) -> Effect {
    do throws(Refusal) {
      switch operation {
      case .reorder(let move):
        return .reorder(reorder(from: move.from, to: move.to))
      case .insert(let gap):
        try insert(Element(label: Example.newLabel), at: gap)
        return .edited
      case .remove(let position):
        try remove(at: position)
        return .edited
      case .move, .batch, .scatter, .step:
        preconditionFailure("only a mover can \(operation)")
      }
    } catch {
      return .editRefused(error)
    }
  }
}

extension MoveStrategy where Element: LabelledItem {
  /// Carries out what a mover can, and returns what came of it.
  mutating func trial(ofMover example: Example) -> Trial {
    let effect = effect(ofMover: example.operation)
    return Trial(
      strategy: Self.name, example: example, effect: effect, after: labels)
  }

  /// Carries out what a mover can, and returns its answer.
  mutating func effect(ofMover operation: ListOperation) -> Effect {
    switch operation {
    case .reorder, .insert, .remove:
      effect(of: operation)
    case .move(let from, let destination):
      .reorder(move(from: from, to: destination))
    case .batch(let items, let gap):
      .batch(moveBatch(items, to: gap))
    case .scatter(let moves):
      .group(scatter(moves))
    case .step(let items, let key):
      .group(step(items, key))
    }
  }
}
