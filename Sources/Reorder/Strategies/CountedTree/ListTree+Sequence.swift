extension ListTree: Sequence {
  /// Reads one leaf after the other.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    // Keeps the leaves where they are: a tree that changes meanwhile is a copy.
    @usableFromInline let owner: Owner
    @usableFromInline var position: UnsafeMutablePointer<Element>
    @usableFromInline var end: UnsafeMutablePointer<Element>
    @usableFromInline var leafOffset: Int32 = 0

    // The parent of the leaf: it knows the next one too, as long as it has one.
    @usableFromInline var parent: NodeID = 0
    @usableFromInline var slot = 0
    @usableFromInline var siblingCount = 0

    @inlinable
    init(_ owner: Owner) {
      self.owner = owner
      position = owner.items.leaves.items(of: 0)
      end = position
    }

    @inlinable
    package mutating func next() -> Element? {
      if position == end, !findLeaf() { return nil }
      defer { position += 1 }
      return position.pointee
    }

    /// Goes on to the next leaf, if there is one.
    @inlinable
    @inline(never)
    mutating func findLeaf() -> Bool {
      if leafOffset == owner.items.count { return false }
      let leaf: NodeID
      let count: Int
      slot &+= 1
      if slot < siblingCount {
        let node = owner.items.inner[parent]
        leaf = node.children[slot]
        count = node.itemCount(ofChild: slot)
      } else {
        let place = owner.items.find(leafOffset) { _, step in
          parent = step.node
          slot = Int(step.slot)
        }
        leaf = place.leaf
        count = place.count
        if owner.items.height > 0 {
          siblingCount = owner.items.inner[parent].count
        }
      }
      position = owner.items.leaves.items(of: leaf)
      end = position + count
      leafOffset += Int32(count)
      return true
    }
  }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(owner) }

  @inlinable
  package var underestimatedCount: Int { Int(owner.items.count) }
}
