/// The leaves or the branches of a ``PrefixTree``: runs of up to 32 entries in
/// memory of their own.
///
/// What a search reads of a node lies together, so that it waits once for each
/// node; what only a change needs lies elsewhere.
struct NodePool: @unchecked Sendable {
  /// The greatest number of entries in a node.
  static var width: Int { 32 }

  /// What frees the memory. It is all that the pool holds: layouts are large
  /// values, and every word of them is copied at every question.
  private var owner: Owner

  private final class Owner {
    let capacity: Int
    let isOfBranches: Bool
    let stride: Int
    let extents: UnsafeMutablePointer<Double>
    let counts: UnsafeMutablePointer<Int32>
    let sizes: UnsafeMutablePointer<Int>
    let totals: UnsafeMutablePointer<Child>
    let searched: UnsafeMutableRawPointer
    var used = 0
    var free = -1

    init(capacity: Int, isOfBranches: Bool) {
      self.capacity = capacity
      self.isOfBranches = isOfBranches
      stride =
        1 << (isOfBranches ? NodePool.shiftOfBranch : NodePool.shiftOfLeaf)
      let width = NodePool.width
      extents = .allocate(capacity: capacity * width)
      counts = .allocate(capacity: isOfBranches ? capacity * width : 0)
      sizes = .allocate(capacity: capacity)
      totals = .allocate(capacity: capacity)
      // A node begins where a cache line does.
      searched = .allocate(byteCount: capacity * stride, alignment: 64)
    }

    deinit {
      extents.deallocate()
      counts.deallocate()
      sizes.deallocate()
      totals.deallocate()
      searched.deallocate()
    }
  }

  /// The extents of a leaf, or the sums of a branch's children.
  var extents: UnsafeMutablePointer<Double> { owner.extents }

  /// The number of extents below each child of a branch.
  private var counts: UnsafeMutablePointer<Int32> { owner.counts }

  /// The number of entries of each node; of one that is free, the next free
  /// one, or -1.
  var sizes: UnsafeMutablePointer<Int> { owner.sizes }

  /// The bytes of a leaf and of a branch in what is searched, as powers of 2: 32
  /// numbers of 8 bytes, and of a branch also 64 of 4.
  static var shiftOfLeaf: Int { 8 }
  static var shiftOfBranch: Int { 9 }

  /// What is searched, node by node.
  var nodes: UnsafeMutableRawPointer { owner.searched }

  /// Creates a pool with room for a number of nodes.
  init(capacity: Int, isOfBranches: Bool) {
    owner = Owner(capacity: capacity, isOfBranches: isOfBranches)
  }

  /// What a search reads of a node: ends, and of a branch also ends counted in
  /// extents, and children.
  private func searched(_ node: Int) -> UnsafeMutableRawPointer {
    owner.searched + node &* owner.stride
  }

  /// What a branch knows of a child.
  struct Child {
    var node: Int
    var sum: Double
    var count: Int
  }

  /// What a branch has to know of a node.
  func total(of node: Int) -> Child { owner.totals[node] }

  /// Where each entry ends within its node; infinite from the last on, so that
  /// a search ends at the last and need not ask for the number of entries.
  func ends(of node: Int) -> UnsafeMutablePointer<Double> {
    Self.ends(at: searched(node))
  }

  @inline(__always)
  static func ends(
    at node: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Double> {
    node.assumingMemoryBound(to: Double.self)
  }

  /// The number of extents below each child of a branch and those in front;
  /// the greatest number from the last on.
  func countEnds(of branch: Int) -> UnsafeMutablePointer<Int32> {
    Self.countEnds(at: searched(branch))
  }

  @inline(__always)
  static func countEnds(
    at branch: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Int32> {
    (branch + width &* MemoryLayout<Double>.stride)
      .assumingMemoryBound(to: Int32.self)
  }

  /// The children of a branch, right behind.
  func children(of branch: Int) -> UnsafeMutablePointer<Int32> {
    countEnds(of: branch) + NodePool.width
  }

  /// Makes sure that a change changes this pool alone.
  ///
  /// - Complexity: O(1) if it does already, else O(*nodes*).
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&owner) { copy(capacity: owner.capacity) }
  }

  private mutating func copy(capacity: Int) {
    let other = NodePool(capacity: capacity, isOfBranches: owner.isOfBranches)
    let count = owner.used * NodePool.width
    other.sizes.initialize(from: sizes, count: owner.used)
    other.owner.totals.initialize(from: owner.totals, count: owner.used)
    other.extents.initialize(from: extents, count: count)
    if owner.isOfBranches {
      other.counts.initialize(from: counts, count: count)
    }
    for node in 0..<owner.used {
      other.initializeSearched(node)
      other.searched(node)
        .copyMemory(from: searched(node), byteCount: owner.stride)
    }
    other.owner.used = owner.used
    other.owner.free = owner.free
    self = other
  }

  private func initializeSearched(_ node: Int) {
    let width = NodePool.width
    let ends = searched(node)
    ends.initializeMemory(as: Double.self, repeating: .infinity, count: width)
    if owner.isOfBranches {
      (ends + width * MemoryLayout<Double>.stride)
        .initializeMemory(as: Int32.self, repeating: .max, count: 2 * width)
    }
  }

  /// Returns an empty node.
  mutating func make() -> Int {
    if owner.free >= 0 {
      let node = owner.free
      owner.free = sizes[node]
      sizes[node] = 0
      addUp(node)
      return node
    }
    if owner.used == owner.capacity { copy(capacity: owner.used * 3 / 2 + 1) }
    let node = owner.used
    owner.used += 1
    let first = node * NodePool.width
    (sizes + node).initialize(to: 0)
    (owner.totals + node).initialize(to: Child(node: node, sum: 0, count: 0))
    (extents + first).initialize(repeating: 0, count: NodePool.width)
    if owner.isOfBranches {
      (counts + first).initialize(repeating: 0, count: NodePool.width)
    }
    initializeSearched(node)
    return node
  }

  /// Gives a node back.
  mutating func recycle(_ node: Int) {
    sizes[node] = owner.free
    owner.free = node
  }

  /// Moves the entries from `rank` on to the end of `other`; ``addUp(_:)`` must
  /// follow for both.
  mutating func take(from rank: Int, of node: Int, to other: Int) {
    let source = node * NodePool.width + rank
    let target = other * NodePool.width + sizes[other]
    let count = sizes[node] - rank
    (extents + target).update(from: extents + source, count: count)
    if owner.isOfBranches {
      (counts + target).update(from: counts + source, count: count)
      (children(of: other) + sizes[other])
        .update(from: children(of: node) + rank, count: count)
    }
    sizes[other] += count
    sizes[node] = rank
  }

  /// Adds up where each entry ends.
  mutating func addUp(_ node: Int) {
    let size = sizes[node]
    let extents = extents + node * NodePool.width
    let ends = ends(of: node)
    var end = 0.0
    for rank in 0..<size {
      end += extents[rank]
      ends[rank] = end
    }
    for rank in max(size - 1, 0)..<NodePool.width { ends[rank] = .infinity }
    var count = size
    if owner.isOfBranches {
      let counts = counts + node * NodePool.width
      let countEnds = countEnds(of: node)
      var countEnd: Int32 = 0
      for rank in 0..<size {
        countEnd += counts[rank]
        countEnds[rank] = countEnd
      }
      for rank in max(size - 1, 0)..<NodePool.width { countEnds[rank] = .max }
      count = Int(countEnd)
    }
    owner.totals[node] = Child(node: node, sum: end, count: count)
  }
}

// Leaves.
extension NodePool {
  /// Inserts an extent; ``addUp(_:)`` must follow.
  mutating func insertExtent(_ extent: Double, at rank: Int, in leaf: Int) {
    (extents + leaf * NodePool.width).open(at: rank, in: sizes[leaf])
    extents[leaf * NodePool.width + rank] = extent
    sizes[leaf] += 1
  }

  /// Removes an extent; ``addUp(_:)`` must follow.
  mutating func removeExtent(at rank: Int, in leaf: Int) -> Double {
    let extent = extents[leaf * NodePool.width + rank]
    (extents + leaf * NodePool.width).close(at: rank, in: sizes[leaf])
    sizes[leaf] -= 1
    return extent
  }

  /// Changes an extent; ``addUp(_:)`` must follow.
  mutating func setExtent(_ extent: Double, at rank: Int, in leaf: Int) {
    extents[leaf * NodePool.width + rank] = extent
  }
}

// Branches.
extension NodePool {
  func child(_ rank: Int, of branch: Int) -> Int {
    Int(truncatingIfNeeded: children(of: branch)[rank])
  }

  /// Puts what is known of a child; ``addUp(_:)`` must follow.
  mutating func setChild(_ child: Child, at rank: Int, in branch: Int) {
    let offset = branch * NodePool.width + rank
    children(of: branch)[rank] = Int32(child.node)
    extents[offset] = child.sum
    counts[offset] = Int32(child.count)
  }

  /// Inserts a child; ``addUp(_:)`` must follow.
  mutating func insertChild(_ child: Child, at rank: Int, in branch: Int) {
    let first = branch * NodePool.width
    children(of: branch).open(at: rank, in: sizes[branch])
    (extents + first).open(at: rank, in: sizes[branch])
    (counts + first).open(at: rank, in: sizes[branch])
    sizes[branch] += 1
    setChild(child, at: rank, in: branch)
  }

  /// Removes a child; ``addUp(_:)`` must follow.
  mutating func removeChild(at rank: Int, in branch: Int) {
    let first = branch * NodePool.width
    children(of: branch).close(at: rank, in: sizes[branch])
    (extents + first).close(at: rank, in: sizes[branch])
    (counts + first).close(at: rank, in: sizes[branch])
    sizes[branch] -= 1
  }
}

extension UnsafeMutablePointer {
  /// Makes room for an entry at `rank` of `count`.
  fileprivate func open(at rank: Int, in count: Int) {
    (self + rank + 1).update(from: self + rank, count: count - rank)
  }

  /// Closes the room of the entry at `rank` of `count`.
  fileprivate func close(at rank: Int, in count: Int) {
    (self + rank).update(from: self + rank + 1, count: count - rank - 1)
  }
}
