extension ListTree: Sequence {
  /// Reads one leaf after the other.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    // Keeps the leaves where they are: a tree that changes meanwhile is a copy.
    @usableFromInline let owner: Owner
    @usableFromInline var position: UnsafeMutablePointer<Element>
    @usableFromInline var end: UnsafeMutablePointer<Element>
    @usableFromInline var leafOffset: Int32 = 0

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
      let place = owner.items.find(leafOffset) { _, _ in }
      position = owner.items.leaves.items(of: place.leaf)
      end = position + place.count
      leafOffset += Int32(place.count)
      return true
    }
  }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(owner) }

  @inlinable
  package var underestimatedCount: Int { Int(owner.items.count) }
}
