/// An inner node of a tree: how many items are in its children, and which they
/// are.
///
///     children  three leaves, of 4, 2 and 5 items
///     sums      4 6 11 11+ 11+ ...       + stands for 2^30 more
///
/// The sums say how many items there are up to and with each child. Behind the
/// last child they are the number of all items and so much more that no offset
/// is as large: so the search and the correction of counts always go through
/// all of them, without a branch.
@usableFromInline
struct InnerNode<Nodes: NodeSizes> {
  // A zero, the sums, the children, the number of children, the parent.
  @usableFromInline let words: UnsafeMutablePointer<Int32>

  @inlinable
  @inline(__always)
  init(words: UnsafeMutablePointer<Int32>) { self.words = words }

  @inlinable
  static var wordCount: Int { 2 * Nodes.fanOut + 3 }

  /// More than any offset, and the greatest number of items.
  @inlinable
  static var beyond: Int32 { 1 << 30 }

  @inlinable
  var sums: UnsafeMutablePointer<Int32> {
    @inline(__always) get { words + 1 }
  }

  @inlinable
  var children: UnsafeMutablePointer<NodeID> {
    @inline(__always) get { words + (1 + Nodes.fanOut) }
  }

  @inlinable
  var count: Int {
    @inline(__always) get {
      Int(truncatingIfNeeded: words[2 * Nodes.fanOut + 1])
    }
    nonmutating set { words[2 * Nodes.fanOut + 1] = Int32(newValue) }
  }

  @inlinable
  var parent: NodeID {
    get { words[2 * Nodes.fanOut + 2] }
    nonmutating set { words[2 * Nodes.fanOut + 2] = newValue }
  }

  /// The number of items in front of the child `slot`.
  @inlinable
  @inline(__always)
  func sum(before slot: Int) -> Int32 { words[slot] }

  /// The number of items in the child `slot`.
  @inlinable
  func itemCount(ofChild slot: Int) -> Int {
    Int(sums[slot] - sum(before: slot))
  }

  /// The slot of `child`.
  ///
  /// - Precondition: It is one of the children.
  @inlinable
  func slot(ofChild child: NodeID) -> Int {
    var slot = 0
    while children[slot] != child { slot += 1 }
    return slot
  }

  /// The number of items in all children.
  @inlinable
  var total: Int32 { words[count] }

  /// The child that holds the item at `offset`.
  @inlinable
  @inline(__always)
  func slot(of offset: Int32) -> Int {
    var slot: Int32 = 0
    for rank in 0..<Nodes.fanOut {
      // -1 for every child that ends at the offset or before it.
      slot &-= (sums[rank] &- offset &- 1) >> 31
    }
    return Int(truncatingIfNeeded: slot)
  }

  /// Adds `change` to the number of items in the child `slot`.
  @inlinable
  @inline(__always)
  func add(_ change: Int32, at slot: Int32) {
    for rank in 0..<Int32(truncatingIfNeeded: Nodes.fanOut) {
      // -1, all bits set, from the slot on.
      let isCounted = (slot &- 1 &- rank) >> 31
      sums[Int(truncatingIfNeeded: rank)] &+= change & isCounted
    }
  }

  /// Takes an item from the child `slot` to the child `other`.
  @inlinable
  @inline(__always)
  func transfer(from slot: Int32, to other: Int32) {
    for rank in 0..<Int32(truncatingIfNeeded: Nodes.fanOut) {
      let isTaken = (slot &- 1 &- rank) >> 31
      let isAdded = (other &- 1 &- rank) >> 31
      sums[Int(truncatingIfNeeded: rank)] &+= isTaken &- isAdded
    }
  }

  @inlinable
  func clear() {
    words.initialize(repeating: 0, count: Self.wordCount)
    count = 0
    parent = -1
    fillRest()
  }

  /// Sets the sums behind the last child.
  @inlinable
  func fillRest() {
    let rest = Self.beyond + total
    for rank in count..<Nodes.fanOut { sums[rank] = rest }
  }

  /// Puts a child in at `slot`.
  ///
  /// - Parameter sum: The number of items up to and with it; those of the
  ///   children behind it stay.
  @inlinable
  func insert(_ child: NodeID, at slot: Int, sum: Int32) {
    for rank in (slot..<count).reversed() {
      sums[rank + 1] = sums[rank]
      children[rank + 1] = children[rank]
    }
    sums[slot] = sum
    children[slot] = child
    count += 1
    fillRest()
  }

  /// Takes the child at `slot` out; its items count to the one in front of it.
  @inlinable
  func remove(at slot: Int) {
    sums[slot - 1] = sums[slot]
    for rank in slot..<(count - 1) {
      sums[rank] = sums[rank + 1]
      children[rank] = children[rank + 1]
    }
    count -= 1
    fillRest()
  }

  /// Takes the last `shift` children to the front of `right`, or, if `shift` is
  /// negative, so many of the first of `right` to the end.
  ///
  ///     sums [4 6 11] [3]     by 2
  ///     sums [4] [2 7 10]     by -2 and back
  @inlinable
  func shift(_ shift: Int, to right: InnerNode) {
    let kept = count - shift
    if shift > 0 {
      let start = sum(before: kept)
      let moved = total - start
      for rank in (0..<right.count).reversed() {
        right.sums[rank + shift] = right.sums[rank] + moved
        right.children[rank + shift] = right.children[rank]
      }
      for rank in 0..<shift {
        right.sums[rank] = sums[kept + rank] - start
        right.children[rank] = children[kept + rank]
      }
    } else {
      let start = total
      let moved = right.sum(before: -shift)
      for rank in 0..<(-shift) {
        sums[count + rank] = start + right.sums[rank]
        children[count + rank] = right.children[rank]
      }
      for rank in 0..<(right.count + shift) {
        right.sums[rank] = right.sums[rank - shift] - moved
        right.children[rank] = right.children[rank - shift]
      }
    }
    count -= shift
    right.count += shift
    fillRest()
    right.fillRest()
  }
}

/// The inner nodes of a tree, named by number, in one block of memory.
@usableFromInline
struct InnerPool<Nodes: NodeSizes>: ~Copyable {
  @usableFromInline var words: UnsafeMutablePointer<Int32>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0
  @usableFromInline var firstFree: NodeID = -1

  /// Creates a pool with memory for `count` nodes.
  @inlinable
  init(reserving count: Int) {
    capacity = count
    words = .allocate(capacity: count * InnerNode<Nodes>.wordCount)
  }

  /// Creates a pool with the same nodes, under the same numbers.
  @inlinable
  init(copying other: borrowing InnerPool) {
    self.init(reserving: other.capacity)
    used = other.used
    firstFree = other.firstFree
    words.initialize(
      from: other.words, count: used * InnerNode<Nodes>.wordCount)
  }

  @inlinable
  deinit { words.deallocate() }

  @inlinable
  subscript(id: NodeID) -> InnerNode<Nodes> {
    @inline(__always) get {
      InnerNode(
        words: words + Int(truncatingIfNeeded: id) &* InnerNode<Nodes>.wordCount
      )
    }
  }

  /// Takes a node without children into use and returns its number.
  @inlinable
  mutating func make() -> NodeID {
    var id = firstFree
    if id >= 0 {
      firstFree = self[id].parent
    } else {
      if used == capacity { grow() }
      id = NodeID(used)
      used += 1
    }
    self[id].clear()
    return id
  }

  /// Gives up a node without children.
  @inlinable
  mutating func discard(_ id: NodeID) {
    assert(self[id].count == 0)
    self[id].parent = firstFree
    firstFree = id
  }

  @inlinable
  mutating func grow() {
    capacity += max(1, capacity / 4)
    let grown = UnsafeMutablePointer<Int32>
      .allocate(capacity: capacity * InnerNode<Nodes>.wordCount)
    grown.moveInitialize(
      from: words, count: used * InnerNode<Nodes>.wordCount)
    words.deallocate()
    words = grown
  }

  /// The bytes that the pool holds, in use or not.
  @inlinable
  var memoryFootprint: Int {
    capacity * InnerNode<Nodes>.wordCount * MemoryLayout<Int32>.stride
  }
}
