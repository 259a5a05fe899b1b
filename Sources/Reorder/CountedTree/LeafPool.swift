/// The number of a node in its pool; -1 stands for none.
@usableFromInline
typealias NodeID = Int32

/// What is known of a leaf beside its items.
@usableFromInline
struct Leaf<Element> {
  /// Where its items lie; a leaf never moves.
  @usableFromInline let items: UnsafeMutablePointer<Element>

  @usableFromInline var count: Int32 = 0

  /// The leaf behind this one; of a leaf that is not in use, the next such.
  @usableFromInline var next: NodeID = -1

  @usableFromInline var parent: NodeID = -1

  @inlinable
  init(items: UnsafeMutablePointer<Element>) { self.items = items }
}

/// The leaves of a tree, named by number, in a few large blocks of memory.
///
/// A block is added when all leaves are in use, each a sixteenth of what is
/// there, so that growing neither copies items nor leaves much memory idle.
/// Leaves that are given up wait to be used again.
@usableFromInline
struct LeafPool<Element, Nodes: NodeSizes>: ~Copyable {
  @usableFromInline var heads: UnsafeMutablePointer<Leaf<Element>>
  @usableFromInline var capacity = 0
  @usableFromInline var used = 0
  @usableFromInline var firstFree: NodeID = -1
  @usableFromInline
  var blocks: [UnsafeMutablePointer<Element>] = []

  /// Creates a pool with memory for `count` leaves.
  @inlinable
  init(reserving count: Int) {
    heads = .allocate(capacity: 1)
    addBlock(of: count)
  }

  /// Creates a pool with the same leaves, under the same numbers.
  @inlinable
  init(copying other: borrowing LeafPool) {
    self.init(reserving: other.capacity)
    used = other.used
    firstFree = other.firstFree
    for id in 0..<NodeID(used) {
      let source = other[id].pointee
      let copy = self[id]
      copy.pointee.items.initialize(
        from: source.items, count: Int(source.count))
      copy.pointee.count = source.count
      copy.pointee.next = source.next
      copy.pointee.parent = source.parent
    }
  }

  /// Gives the memory back; the items must be gone.
  @inlinable
  deinit {
    for block in blocks { block.deallocate() }
    heads.deallocate()
  }

  @inlinable
  subscript(id: NodeID) -> UnsafeMutablePointer<Leaf<Element>> {
    @inline(__always) get { heads + Int(truncatingIfNeeded: id) }
  }

  /// Takes an empty leaf into use and returns its number.
  @inlinable
  mutating func make() -> NodeID {
    if firstFree >= 0 {
      let id = firstFree
      firstFree = self[id].pointee.next
      self[id].pointee.next = -1
      return id
    }
    if used == capacity { addBlock(of: max(1, capacity / 16)) }
    used += 1
    return NodeID(used - 1)
  }

  /// Gives up an empty leaf.
  @inlinable
  mutating func discard(_ id: NodeID) {
    assert(self[id].pointee.count == 0)
    self[id].pointee.next = firstFree
    self[id].pointee.parent = -1
    firstFree = id
  }

  @inlinable
  mutating func addBlock(of count: Int) {
    let block = UnsafeMutablePointer<Element>
      .allocate(capacity: count * Nodes.leafCapacity)
    blocks.append(block)
    let grown = UnsafeMutablePointer<Leaf<Element>>
      .allocate(capacity: capacity + count)
    grown.moveInitialize(from: heads, count: capacity)
    for rank in 0..<count {
      (grown + capacity + rank).initialize(
        to: Leaf(items: block + rank * Nodes.leafCapacity))
    }
    heads.deallocate()
    heads = grown
    capacity += count
  }

  /// Takes the last `shift` items of `left` to the front of `right`, or, if
  /// `shift` is negative, so many of the first of `right` to the end of `left`.
  ///
  ///     [a b c] [d]     by 2
  ///     [a] [b c d]     by -2 and back
  @inlinable
  func shift(
    _ shift: Int, from left: NodeID, to right: NodeID,
    probe: inout some CostProbe
  ) {
    let (left, right) = (self[left], self[right])
    let leftCount = Int(left.pointee.count)
    let rightCount = Int(right.pointee.count)
    let (a, b) = (left.pointee.items, right.pointee.items)
    if shift > 0 {
      (b + shift).moveInitialize(from: b, count: rightCount)
      b.moveInitialize(from: a + (leftCount - shift), count: shift)
      probe.wroteElements(rightCount + shift)
    } else {
      (a + leftCount).moveInitialize(from: b, count: -shift)
      b.moveInitialize(from: b - shift, count: rightCount + shift)
      probe.wroteElements(rightCount)
    }
    left.pointee.count -= Int32(shift)
    right.pointee.count += Int32(shift)
  }

  /// The bytes that the pool holds, in use or not.
  @inlinable
  var memoryFootprint: Int {
    capacity * Nodes.leafCapacity * MemoryLayout<Element>.stride
      + capacity * MemoryLayout<Leaf<Element>>.stride
      + blocks.capacity * MemoryLayout<UnsafeMutableRawPointer>.stride
  }
}
