/// A sequence of items in a B+ tree that counts them: the item at any offset
/// is found, taken out and put in by way of a few nodes.
///
///               [ 4   6   11 ]            items up to and with each child
///              /      |      \
///     [a b c d]    [e f]    [g h i j k]   leaves
///
/// Nodes lie in pools and name each other by number. All lists of a multi-list
/// lie in one tree, one behind the other.
///
/// **Source.** Counted B-trees (Simon Tatham); ropes (Boehm, Atkinson and
/// Plass, 1995).
@usableFromInline
struct ItemTree<Element, Nodes: NodeSizes, Index: LeafIndex<Element>>: ~Copyable
{
  @usableFromInline var leaves: LeafPool<Element, Nodes>
  @usableFromInline var inner: InnerPool<Nodes>

  /// The node at the top: an inner node, or the only leaf where `height` is 0.
  @usableFromInline var root: NodeID = 0

  /// The number of inner nodes on the way to a leaf.
  @usableFromInline var height = 0

  @usableFromInline var firstLeaf: NodeID = 0

  /// The number of items.
  @usableFromInline var count: Int32

  /// The ways to the two leaves that a move changes.
  @usableFromInline let paths: UnsafeMutablePointer<Step>

  @usableFromInline var index: Index

  /// An inner node on the way to a leaf, and the child the way goes on with.
  @usableFromInline
  struct Step {
    @usableFromInline let node: NodeID
    @usableFromInline let slot: Int32

    @inlinable
    @inline(__always)
    init(node: NodeID, slot: Int) {
      self.node = node
      self.slot = Int32(truncatingIfNeeded: slot)
    }
  }

  /// A leaf, and an offset in it.
  @usableFromInline
  struct LeafPlace {
    @usableFromInline let leaf: NodeID
    @usableFromInline let offset: Int

    @inlinable
    @inline(__always)
    init(leaf: NodeID, offset: Int) {
      self.leaf = leaf
      self.offset = offset
    }
  }

  /// More than a tree of 2^31 items is high: it doubles with every level.
  @inlinable
  static var maxHeight: Int { 32 }

  @inlinable
  deinit {
    var leaf = firstLeaf
    while leaf >= 0 {
      let head = leaves[leaf].pointee
      head.items.deinitialize(count: Int(head.count))
      leaf = head.next
    }
    paths.deallocate()
  }

  /// The way down from the root.
  @inlinable
  var path: UnsafeMutablePointer<Step> { paths }

  /// Finds the leaf with the item at `offset`; in an empty tree the only leaf.
  @inlinable
  @inline(__always)
  func find(_ offset: Int32) -> LeafPlace {
    var rest = offset
    var node = root
    for _ in 0..<height {
      let inner = inner[node]
      let slot = inner.slot(of: rest)
      rest &-= inner.sum(before: slot)
      node = inner.children[slot]
    }
    return LeafPlace(leaf: node, offset: Int(truncatingIfNeeded: rest))
  }

  /// Finds the leaf with the item at `offset`, and notes the way.
  @inlinable
  @inline(__always)
  func find(
    _ offset: Int32, noting path: UnsafeMutablePointer<Step>
  ) -> LeafPlace {
    var rest = offset
    var node = root
    for level in 0..<height {
      let inner = inner[node]
      let slot = inner.slot(of: rest)
      rest &-= inner.sum(before: slot)
      path[level] = Step(node: node, slot: slot)
      node = inner.children[slot]
    }
    return LeafPlace(leaf: node, offset: Int(truncatingIfNeeded: rest))
  }

  /// Finds a leaf that has the gap with `gap` items in front of it, and notes
  /// the way: that of the item in front of the gap.
  @inlinable
  @inline(__always)
  func find(
    gap: Int32, noting path: UnsafeMutablePointer<Step>
  ) -> LeafPlace {
    let before = max(gap &- 1, 0)
    let place = find(before, noting: path)
    return LeafPlace(
      leaf: place.leaf,
      offset: place.offset &+ Int(truncatingIfNeeded: gap &- before))
  }

  /// Adds `change` to the number of items along a way.
  @inlinable
  @inline(__always)
  func add(_ change: Int32, along path: UnsafeMutablePointer<Step>) {
    for level in 0..<height {
      let step = path[level]
      let node = inner[step.node]
      node.add(
        change, from: Int(truncatingIfNeeded: step.slot), to: node.count)
    }
  }

  /// The item at `offset`.
  @inlinable
  subscript(offset: Int) -> Element {
    let place = find(Int32(truncatingIfNeeded: offset))
    return leaves[place.leaf].pointee.items[place.offset]
  }

  /// The bytes that the tree holds, without what its items refer to.
  @inlinable
  var memoryFootprint: Int {
    leaves.memoryFootprint + inner.memoryFootprint
      + 2 * Self.maxHeight * MemoryLayout<Step>.stride
      + index.memoryFootprint
  }
}
