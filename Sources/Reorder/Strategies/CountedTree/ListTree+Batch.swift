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
    let total = Int(owner.items.count)
    if items.underestimatedCount < total / Self.fewestOfMany {
      let batch = requiredBatch(of: items, to: gap)
      return moveOneByOne(batch)
    }
    let batch = FlatBatch(
      items, to: gap, in: self, bounds: ListBounds(owner.lengths.counts))
    if batch.isUnchanged { return .unchanged }
    makeUnique()
    owner.items.withFlatItems { items in
      _ = items.gather(batch.selection, toGap: batch.gap)
    }
    owner.lengths = CumulativeCounts(batch.boundsAfter)
    checkInvariants()
    return .moved(to: batch.start, count: batch.selection.count)
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
