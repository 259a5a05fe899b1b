package import Reorder

extension ReorderStrategy where Element: Labelled {
  /// The labels of the items, list by list.
  package var labels: [[Int]] { Element.labels(of: lists) }
}

extension ReorderStrategy where Element: LabelledItem {
  /// Creates the multi-list with an item for each label.
  ///
  /// - Parameter labels: The labels, list by list.
  package init(labels: [[Int]]) {
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
}

extension MoveStrategy where Element: LabelledItem {
  /// Carries out what a mover can, and returns what came of it.
  mutating func trial(ofMover example: Example) -> Trial {
    let effect = effect(ofMover: example.operation)
    return Trial(
      strategy: Self.name, example: example, effect: effect, after: labels)
  }
}
