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

  /// A leaf with its number of items, and an offset in it.
  @usableFromInline
  struct LeafPlace {
    @usableFromInline let leaf: NodeID
    @usableFromInline let offset: Int
    @usableFromInline let count: Int

    @inlinable
    @inline(__always)
    init(leaf: NodeID, offset: Int, count: Int) {
      self.leaf = leaf
      self.offset = offset
      self.count = count
    }
  }

  /// The most items.
  @inlinable
  static var maxCount: Int32 { InnerNode<Nodes>.beyond }

  /// More than a tree of 2^30 items is high: it doubles with every level.
  @inlinable
  static var maxHeight: Int { 32 }

  @inlinable
  deinit {
    forEachLeaf { id, count in
      leaves.items(of: id).deinitialize(count: count)
    }
    paths.deallocate()
  }

  /// The way down from the root.
  @inlinable
  var path: UnsafeMutablePointer<Step> { paths }

  /// Finds the leaf with the item at `offset`; in an empty tree the only leaf.
  ///
  /// - Parameter pass: Called with the steps of the way, down from the root.
  @inlinable
  @inline(__always)
  func find(
    _ offset: Int32, _ pass: (_ level: Int, Step) -> Void
  ) -> LeafPlace {
    var rest = offset
    var id = root
    var count = count
    for level in 0..<height {
      let node = inner[id]
      let slot = node.slot(of: rest)
      let before = node.sum(before: slot)
      pass(level, Step(node: id, slot: slot))
      rest &-= before
      // Also the number of items in the leaf is here, which may be far away.
      count = node.sums[slot] &- before
      id = node.children[slot]
    }
    return LeafPlace(
      leaf: id, offset: Int(truncatingIfNeeded: rest),
      count: Int(truncatingIfNeeded: count))
  }

  /// Finds the leaf with the item at `offset`, and notes the way.
  @inlinable
  @inline(__always)
  func find(
    _ offset: Int32, noting path: UnsafeMutablePointer<Step>
  ) -> LeafPlace {
    find(offset) { level, step in path[level] = step }
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
      offset: place.offset &+ Int(truncatingIfNeeded: gap &- before),
      count: place.count)
  }

  /// Adds `change` to the number of items along a way.
  @inlinable
  @inline(__always)
  func add(_ change: Int32, along path: UnsafeMutablePointer<Step>) {
    for level in 0..<height {
      let step = path[level]
      inner[step.node].add(change, at: step.slot)
    }
  }

  /// The item at `offset`.
  @inlinable
  subscript(offset: Int) -> Element {
    let place = find(Int32(truncatingIfNeeded: offset)) { _, _ in }
    return leaves.items(of: place.leaf)[place.offset]
  }

  /// The number of items in a leaf: its parent knows.
  @inlinable
  func itemCount(ofLeaf id: NodeID) -> Int {
    if height == 0 { return Int(count) }
    let node = inner[leaves.parent(of: id)]
    return node.itemCount(ofChild: node.slot(ofChild: id))
  }

  /// The bytes that the tree holds, without what its items refer to.
  @inlinable
  var memoryFootprint: Int {
    leaves.memoryFootprint + inner.memoryFootprint
      + 2 * Self.maxHeight * MemoryLayout<Step>.stride
      + index.memoryFootprint
  }
}
