/// The number of a node in its pool; -1 stands for none.
@usableFromInline
typealias NodeID = Int32

/// The leaves of a tree, named by number, in blocks of memory.
///
/// All blocks but the last have room for 64 leaves. The last begins small and
/// grows, so that a short list takes little memory and a long one never copies
/// more than a block. Leaves that are given up wait to be used again.
@usableFromInline
struct LeafPool<Element, Nodes: NodeSizes>: ~Copyable {
  @usableFromInline
  var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>

  /// The inner node above each leaf, or -1; of a leaf that is not in use, the
  /// next such.
  @usableFromInline var parents: UnsafeMutablePointer<NodeID>

  @usableFromInline var capacity: Int
  @usableFromInline var used = 0
  @usableFromInline var firstFree: NodeID = -1

  @inlinable
  static var blockSize: Int { 64 }

  /// Creates a pool with memory for `count` leaves.
  ///
  /// - Precondition: `count > 0`.
  @inlinable
  init(reserving count: Int) {
    capacity = count
    parents = .allocate(capacity: count)
    parents.initialize(repeating: -1, count: count)
    let size = Self.blockSize
    let blockCount = (count - 1) / size + 1
    blocks = .allocate(capacity: blockCount)
    for block in 0..<blockCount {
      let leafCount = min(size, count - block * size)
      (blocks + block).initialize(
        to: .allocate(capacity: leafCount * Nodes.leafCapacity))
    }
  }

  /// Creates a pool with the same leaves, under the same numbers, but for their
  /// items.
  @inlinable
  init(copyingLeavesOf other: borrowing LeafPool) {
    self.init(reserving: other.capacity)
    used = other.used
    firstFree = other.firstFree
    parents.update(from: other.parents, count: used)
  }

  /// Gives the memory back; the items must be gone.
  @inlinable
  deinit {
    for block in 0...((capacity - 1) / Self.blockSize) {
      blocks[block].deallocate()
    }
    blocks.deallocate()
    parents.deallocate()
  }

  @inlinable
  func parent(of id: NodeID) -> NodeID { parents[Int(id)] }

  @inlinable
  func setParent(of id: NodeID, to parent: NodeID) {
    parents[Int(id)] = parent
  }

  /// Where the items of a leaf are, as long as no other is taken into use.
  @inlinable
  @inline(__always)
  func items(of id: NodeID) -> UnsafeMutablePointer<Element> {
    let id = UInt(truncatingIfNeeded: id)
    let size = UInt(truncatingIfNeeded: Self.blockSize)
    let rank = Int(truncatingIfNeeded: id % size)
    return blocks[Int(truncatingIfNeeded: id / size)]
      + rank &* Nodes.leafCapacity
  }

  /// Whether there is no leaf to take into use.
  @inlinable
  var isFull: Bool { firstFree < 0 && used == capacity }

  /// Takes an empty leaf into use and returns its number.
  ///
  /// - Precondition: The pool is not full.
  @inlinable
  mutating func make() -> NodeID {
    if firstFree >= 0 {
      let id = firstFree
      firstFree = parent(of: id)
      return id
    }
    used += 1
    return NodeID(used - 1)
  }

  /// Gives up an empty leaf.
  @inlinable
  mutating func discard(_ id: NodeID) {
    setParent(of: id, to: firstFree)
    firstFree = id
  }

  /// The leaves in the last block, if it has room for more.
  @inlinable
  var lastBlock: Range<NodeID> {
    NodeID(capacity - capacity % Self.blockSize)..<NodeID(capacity)
  }

  /// Makes the last block larger by an eighth of all, or begins another.
  ///
  /// - Parameter itemCounts: The number of items in each leaf of the last
  ///   block.
  @inlinable
  mutating func grow(itemCounts: [Int]) {
    let inLast = itemCounts.count
    let block = capacity / Self.blockSize
    let added = min(Self.blockSize - inLast, max(1, capacity / 8))
    let grown = UnsafeMutablePointer<Element>
      .allocate(capacity: (inLast + added) * Nodes.leafCapacity)
    if inLast == 0 {
      blocks = blocks.moved(count: block, toCapacity: block + 1)
      (blocks + block).initialize(to: grown)
    } else {
      for (rank, count) in itemCounts.enumerated() {
        (grown + rank * Nodes.leafCapacity).moveInitialize(
          from: blocks[block] + rank * Nodes.leafCapacity, count: count)
      }
      blocks[block].deallocate()
      blocks[block] = grown
    }
    parents = parents.moved(count: capacity, toCapacity: capacity + added)
    (parents + capacity).initialize(repeating: -1, count: added)
    capacity += added
  }

  /// Takes the last `shift` items of `left` to the front of `right`, or, if
  /// `shift` is negative, so many of the first of `right` to the end of `left`.
  ///
  ///     [a b c] [d]     by 2
  ///     [a] [b c d]     by -2 and back
  @inlinable
  func shift(
    _ shift: Int, from left: NodeID, count leftCount: Int,
    to right: NodeID, count rightCount: Int, probe: inout some CostProbe
  ) {
    let (a, b) = (items(of: left), items(of: right))
    if shift > 0 {
      (b + shift).moveInitialize(from: b, count: rightCount)
      b.moveInitialize(from: a + (leftCount - shift), count: shift)
      probe.wroteElements(rightCount + shift)
    } else {
      (a + leftCount).moveInitialize(from: b, count: -shift)
      b.moveInitialize(from: b - shift, count: rightCount + shift)
      probe.wroteElements(rightCount)
    }
  }

  /// The bytes that the pool holds, in use or not.
  @inlinable
  var memoryFootprint: Int {
    let pointer = MemoryLayout<UnsafeMutableRawPointer>.stride
    return capacity * Nodes.leafCapacity * MemoryLayout<Element>.stride
      + capacity * MemoryLayout<NodeID>.stride
      + (capacity / Self.blockSize + 1) * pointer
  }
}

extension UnsafeMutablePointer {
  /// Moves the first `count` elements into a block of the given capacity, gives
  /// the old one back and returns the new one.
  @inlinable
  func moved(
    count: Int, toCapacity capacity: Int
  ) -> UnsafeMutablePointer {
    let moved = UnsafeMutablePointer.allocate(capacity: capacity)
    moved.moveInitialize(from: self, count: count)
    deallocate()
    return moved
  }
}
