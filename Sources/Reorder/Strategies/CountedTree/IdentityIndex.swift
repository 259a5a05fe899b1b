/// In which leaf of a tree the item of each id is.
///
/// An item that moves within its leaf costs the index nothing, one that comes
/// to another leaf one entry, and a leaf that is split half of its items.
@usableFromInline
package struct IdentityIndex<Element: Identifiable>: LeafIndex {
  @usableFromInline var leaves: [Element.ID: NodeID] = [:]

  @inlinable
  package init() {}

  @inlinable
  package mutating func note(
    _ items: UnsafeMutablePointer<Element>, count: Int, inLeaf leaf: Int32
  ) {
    for rank in 0..<count { leaves[items[rank].id] = leaf }
  }

  @inlinable
  package mutating func forget(_ item: borrowing Element) {
    leaves[item.id] = nil
  }

  /// The bytes of the dictionary: it has a place and a bit for each of a power
  /// of two of entries, of which it fills at most three quarters.
  @inlinable
  package var memoryFootprint: Int {
    if leaves.capacity == 0 { return 0 }
    var places = 1
    while places * 3 / 4 < leaves.capacity { places *= 2 }
    let entry =
      MemoryLayout<Element.ID>.stride + MemoryLayout<NodeID>.stride
    return places * entry + places / 8
  }
}

extension IdentityIndex: Sendable where Element.ID: Sendable {}
