/// The number of a node in its pool; -1 stands for none.
@usableFromInline
typealias NodeID = Int32

/// What is known of a leaf beside its items.
@usableFromInline
struct LeafHead {
  @usableFromInline var count: Int32 = 0

  /// The leaf behind this one; of a leaf that is not in use, the next such.
  @usableFromInline var next: NodeID = -1

  @usableFromInline var parent: NodeID = -1

  @inlinable
  init() {}
}

/// The leaves of a tree, named by number, in blocks of memory.
///
/// All blocks but the last have room for 64 leaves. The last begins small and
/// grows, so that a short list takes little memory and a long one never copies
/// more than a block. Leaves that are given up wait to be used again.
@usableFromInline
struct LeafPool<Element, Nodes: NodeSizes>: ~Copyable {
  @usableFromInline var heads: UnsafeMutablePointer<LeafHead>
  @usableFromInline
  var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
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
    heads = .allocate(capacity: count)
    heads.initialize(repeating: LeafHead(), count: count)
    let size = Self.blockSize
    let blockCount = (count - 1) / size + 1
    blocks = .allocate(capacity: blockCount)
    for block in 0..<blockCount {
      let leafCount = min(size, count - block * size)
      (blocks + block).initialize(
        to: .allocate(capacity: leafCount * Nodes.leafCapacity))
    }
  }

  /// Creates a pool with the same leaves, under the same numbers.
  @inlinable
  init(copying other: borrowing LeafPool) {
    self.init(reserving: other.capacity)
    used = other.used
    firstFree = other.firstFree
    heads.update(from: other.heads, count: used)
    for id in 0..<NodeID(used) {
      items(of: id).initialize(from: other.items(of: id), count: count(of: id))
    }
  }

  /// Destroys the items and gives the memory back.
  @inlinable
  deinit {
    for id in 0..<NodeID(used) {
      items(of: id).deinitialize(count: count(of: id))
    }
    for block in 0...((capacity - 1) / Self.blockSize) {
      blocks[block].deallocate()
    }
    blocks.deallocate()
    heads.deallocate()
  }

  @inlinable
  subscript(id: NodeID) -> UnsafeMutablePointer<LeafHead> {
    @inline(__always) get { heads + Int(truncatingIfNeeded: id) }
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

  @inlinable
  func count(of id: NodeID) -> Int { Int(self[id].pointee.count) }

  /// Takes an empty leaf into use and returns its number.
  @inlinable
  mutating func make() -> NodeID {
    if firstFree >= 0 {
      let id = firstFree
      firstFree = self[id].pointee.next
      self[id].pointee.next = -1
      return id
    }
    if used == capacity { grow() }
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

  /// Makes the last block larger by an eighth of all, or begins another.
  @inlinable
  mutating func grow() {
    let size = Self.blockSize
    let inLast = capacity % size
    let block = capacity / size
    let added = min(size - inLast, max(1, capacity / 8))
    let grown = UnsafeMutablePointer<Element>
      .allocate(capacity: (inLast + added) * Nodes.leafCapacity)
    if inLast == 0 {
      blocks = blocks.moved(count: block, toCapacity: block + 1)
      (blocks + block).initialize(to: grown)
    } else {
      for rank in 0..<inLast {
        let id = NodeID(block * size + rank)
        (grown + rank * Nodes.leafCapacity).moveInitialize(
          from: items(of: id), count: count(of: id))
      }
      blocks[block].deallocate()
      blocks[block] = grown
    }
    heads = heads.moved(count: capacity, toCapacity: capacity + added)
    (heads + capacity).initialize(repeating: LeafHead(), count: added)
    capacity += added
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
    let (leftCount, rightCount) = (count(of: left), count(of: right))
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
    self[left].pointee.count -= Int32(shift)
    self[right].pointee.count += Int32(shift)
  }

  /// The bytes that the pool holds, in use or not.
  @inlinable
  var memoryFootprint: Int {
    let pointer = MemoryLayout<UnsafeMutableRawPointer>.stride
    return capacity * Nodes.leafCapacity * MemoryLayout<Element>.stride
      + capacity * MemoryLayout<LeafHead>.stride
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
