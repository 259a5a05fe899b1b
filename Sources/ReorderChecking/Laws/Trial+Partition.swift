import Reorder

extension Trial {
  /// Judges a batch by what it means in one list: the others in front of the
  /// gap, the named items, the others behind it, all in their order. A batch
  /// that spans lists reads so in the list of the gap, with the items of all
  /// lists in order.
  ///
  /// Says nothing of other operations.
  ///
  /// - Complexity: O(*items*) for items named in ascending order.
  package func violationOfPartition() -> Violation? {
    guard case .batch(let items, let gap) = example.operation else {
      return nil
    }
    let list = example.before[gap.list]
    let places = items.sorted()
    let here = places.filter { $0.list == gap.list }.map { $0.index }
    let others = list.indices.filter { !here.contains($0) }
    let partition =
      others.filter { $0 < gap.index }.map { list[$0] }
      + places.map { example.before[$0.list][$0.index] }
      + others.filter { $0 >= gap.index }.map { list[$0] }
    let found = after.indices.contains(gap.list) ? after[gap.list] : []
    return found == partition
      ? nil
      : violation(
        of: .batches, expected: "\(partition) in list \(gap.list)")
  }
}
