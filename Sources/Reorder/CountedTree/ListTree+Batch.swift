// How a tree carries out large batches.

extension ListTree {
  /// Takes several items to one gap; they keep their (list, index) order.
  ///
  /// A few items move one by one. Many are gathered as in one long array: all
  /// items leave the tree, and come back into leaves of the same sizes.
  ///
  /// - Complexity: k times the cost of one move, and O(*items*) at most.
  @inlinable
  @discardableResult
  package mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let batch = requireValid { () throws(InvalidOperation) in
      try Batch(of: items, to: gap, in: self)
    }
    let total = Int(owner.items.count)
    if batch.items.count < total / Self.fewestOfMany {
      return moveOneByOne(batch)
    }
    if batch.isUnchanged { return .unchanged }
    makeUnique()
    var selection = Selection(capacity: total)
    for item in batch.items { _ = selection.insert(offset(of: item)) }
    let flatGap = owner.lengths.sum(before: gap.list) + gap.index
    owner.items.withFlatItems { items in
      _ = items.gather(selection, toGap: flatGap)
    }
    for item in batch.items where item.list != gap.list {
      owner.lengths.resize(item.list, by: -1)
      owner.lengths.resize(gap.list, by: +1)
    }
    checkInvariants()
    return .moved(to: batch.start, count: batch.items.count)
  }

  /// The share of all items from which on they all are touched: a move costs
  /// about as much as 64 items that go out and come back.
  @inlinable
  static var fewestOfMany: Int { 64 }
}

extension ItemTree {
  /// Calls `body` with all items in one block, which it may reorder.
  ///
  /// - Complexity: O(*items*), beside `body`.
  @inlinable
  mutating func withFlatItems(
    _ body: (UnsafeMutablePointer<Element>) -> Void
  ) {
    let flat = UnsafeMutablePointer<Element>.allocate(capacity: Int(count))
    defer { flat.deallocate() }
    var end = flat
    forEachLeaf { leaf, count in
      end.moveInitialize(from: leaves.items(of: leaf), count: count)
      end += count
    }
    body(flat)
    end = flat
    forEachLeaf { leaf, count in
      leaves.items(of: leaf).moveInitialize(from: end, count: count)
      end += count
    }
    noteAllItems()
  }
}
