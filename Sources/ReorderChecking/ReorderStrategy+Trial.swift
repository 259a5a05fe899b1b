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
    let effect: Effect
    do throws(Refusal) {
      switch example.operation {
      case .reorder(let move):
        effect = .reorder(reorder(from: move.from, to: move.to))
      case .insert(let gap):
        try insert(Element(label: Example.newLabel), at: gap)
        effect = .edited
      case .remove(let position):
        try remove(at: position)
        effect = .edited
      case .move, .batch, .scatter, .step:
        preconditionFailure("only a mover can \(example.operation)")
      }
    } catch {
      effect = .editRefused(error)
    }
    return Trial(
      strategy: Self.name, example: example, effect: effect, after: labels)
  }
}

extension MoveStrategy where Element: LabelledItem {
  /// Carries out what a mover can, and returns what came of it.
  mutating func trial(ofMover example: Example) -> Trial {
    let effect: Effect
    switch example.operation {
    case .reorder, .insert, .remove:
      return trial(example)
    case .move(let from, let destination):
      effect = .reorder(move(from: from, to: destination))
    case .batch(let items, let gap):
      effect = .batch(moveBatch(items, to: gap))
    case .scatter(let moves):
      effect = .group(scatter(moves))
    case .step(let items, let key):
      effect = .group(step(items, key))
    }
    return Trial(
      strategy: Self.name, example: example, effect: effect, after: labels)
  }
}
