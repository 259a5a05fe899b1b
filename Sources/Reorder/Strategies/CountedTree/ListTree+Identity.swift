extension ListTree
where Element: Identifiable, Index == IdentityIndex<Element> {
  /// The place of the item with the given id, or nil if there is none.
  ///
  /// - Complexity: O(log *items* + log *lists*).
  @inlinable
  package func place(of id: Element.ID) -> Position? {
    guard let leaf = owner.items.index.leaves[id] else { return nil }
    let offset = owner.items.offset(inLeaf: leaf) { $0.id == id }
    return owner.lengths.position(ofOffset: offset)
  }

  /// The first item, in the order of the lists, whose id another had before.
  ///
  /// - Complexity: O(*items*); O(1) if there is none.
  @inlinable
  package var firstDuplicate: DuplicateIdentity? {
    if owner.items.index.leaves.count == Int(owner.items.count) { return nil }
    var places: [Element.ID: Position] = [:]
    for (list, items) in lists.enumerated() {
      for (index, item) in items.enumerated() {
        let place = Position(list: list, index: index)
        if let first = places.updateValue(place, forKey: item.id) {
          return DuplicateIdentity(first: first, second: place)
        }
      }
    }
    return nil
  }
}

extension ItemTree {
  /// The offset in the whole tree of the first item in a leaf that meets
  /// `predicate`.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(log *items*).
  @inlinable
  func offset(
    inLeaf leaf: NodeID, where predicate: (borrowing Element) -> Bool
  ) -> Int {
    let items = leaves.items(of: leaf)
    var offset = 0
    while !predicate(items[offset]) { offset += 1 }
    var child = leaf
    var parent = leaves.parent(of: leaf)
    while parent >= 0 {
      let node = inner[parent]
      offset += Int(node.sum(before: node.slot(ofChild: child)))
      child = parent
      parent = node.parent
    }
    return offset
  }
}
