/// The leaves or the branches of a ``PrefixTree``: runs of up to 32 numbers in
/// memory of their own, so that a search looks at nothing but the numbers.
struct NodePool: @unchecked Sendable {
  /// The greatest number of entries in a node.
  static var width: Int { 32 }

  /// The extents of a leaf, or the sums of a branch's children.
  private(set) var extents: UnsafeMutablePointer<Double>

  /// Where each child of a branch ends within it; infinite behind the last.
  private(set) var ends: UnsafeMutablePointer<Double>

  /// The number of extents below each child of a branch.
  private(set) var counts: UnsafeMutablePointer<Int>

  /// The number of extents below each child of a branch and those in front;
  /// the greatest number behind the last.
  private(set) var countEnds: UnsafeMutablePointer<Int>

  /// The children of a branch.
  private(set) var children: UnsafeMutablePointer<Int>

  /// The number of entries of each node; of one that is free, the next free
  /// one, or -1.
  private(set) var sizes: UnsafeMutablePointer<Int>

  private var owner: Owner
  private var used = 0
  private var free = -1

  /// What frees the memory. Leaves have one column, branches have five.
  private final class Owner {
    let capacity: Int
    let isOfBranches: Bool
    let doubles: UnsafeMutablePointer<Double>
    let numbers: UnsafeMutablePointer<Int>

    init(capacity: Int, isOfBranches: Bool) {
      self.capacity = capacity
      self.isOfBranches = isOfBranches
      let width = NodePool.width
      doubles = .allocate(capacity: capacity * width * (isOfBranches ? 2 : 1))
      numbers = .allocate(
        capacity: capacity * (isOfBranches ? 3 * width + 1 : 1))
    }

    deinit {
      doubles.deallocate()
      numbers.deallocate()
    }
  }

  /// Creates a pool with room for a number of nodes.
  init(capacity: Int, isOfBranches: Bool) {
    owner = Owner(capacity: capacity, isOfBranches: isOfBranches)
    let column = isOfBranches ? capacity * NodePool.width : 0
    extents = owner.doubles
    ends = owner.doubles + column
    sizes = owner.numbers
    counts = owner.numbers + (isOfBranches ? capacity : 0)
    countEnds = counts + column
    children = countEnds + column
  }

  /// Makes sure that a change changes this pool alone.
  ///
  /// - Complexity: O(1) if it does already, else O(*nodes*).
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&owner) { copy(capacity: owner.capacity) }
  }

  private mutating func copy(capacity: Int) {
    var other = NodePool(capacity: capacity, isOfBranches: owner.isOfBranches)
    let count = used * NodePool.width
    other.sizes.initialize(from: sizes, count: used)
    other.extents.initialize(from: extents, count: count)
    if owner.isOfBranches {
      other.ends.initialize(from: ends, count: count)
      other.counts.initialize(from: counts, count: count)
      other.countEnds.initialize(from: countEnds, count: count)
      other.children.initialize(from: children, count: count)
    }
    other.used = used
    other.free = free
    self = other
  }

  /// Returns an empty node.
  mutating func make() -> Int {
    if free >= 0 {
      let node = free
      free = sizes[node]
      sizes[node] = 0
      return node
    }
    if used == owner.capacity { copy(capacity: owner.capacity * 3 / 2 + 1) }
    let node = used
    used += 1
    let first = node * NodePool.width
    sizes.advanced(by: node).initialize(to: 0)
    (extents + first).initialize(repeating: 0, count: NodePool.width)
    if owner.isOfBranches {
      (ends + first).initialize(repeating: 0, count: NodePool.width)
      (counts + first).initialize(repeating: 0, count: NodePool.width)
      (countEnds + first).initialize(repeating: 0, count: NodePool.width)
      (children + first).initialize(repeating: 0, count: NodePool.width)
    }
    return node
  }

  /// Gives a node back.
  mutating func recycle(_ node: Int) {
    sizes[node] = free
    free = node
  }

  /// Moves the entries from `rank` on to the end of `other`; for branches,
  /// ``addUp(_:)`` must follow for both.
  mutating func take(from rank: Int, of node: Int, to other: Int) {
    let source = node * NodePool.width + rank
    let target = other * NodePool.width + sizes[other]
    let count = sizes[node] - rank
    (extents + target).update(from: extents + source, count: count)
    if owner.isOfBranches {
      (counts + target).update(from: counts + source, count: count)
      (children + target).update(from: children + source, count: count)
    }
    sizes[other] += count
    sizes[node] = rank
  }
}

// Leaves.
extension NodePool {
  func sum(ofLeaf leaf: Int) -> Double {
    let extents = extents + leaf &* NodePool.width
    var sum = 0.0
    for rank in 0..<sizes[leaf] { sum += extents[rank] }
    return sum
  }

  mutating func insertExtent(_ extent: Double, at rank: Int, in leaf: Int) {
    (extents + leaf * NodePool.width).open(at: rank, in: sizes[leaf])
    extents[leaf * NodePool.width + rank] = extent
    sizes[leaf] += 1
  }

  mutating func removeExtent(at rank: Int, in leaf: Int) -> Double {
    let extent = extents[leaf * NodePool.width + rank]
    (extents + leaf * NodePool.width).close(at: rank, in: sizes[leaf])
    sizes[leaf] -= 1
    return extent
  }

  mutating func setExtent(_ extent: Double, at rank: Int, in leaf: Int) {
    extents[leaf * NodePool.width + rank] = extent
  }
}

// Branches.
extension NodePool {
  /// What a branch knows of a child.
  struct Child {
    var node: Int
    var sum: Double
    var count: Int
  }

  func sum(ofBranch branch: Int) -> Double {
    ends[branch &* NodePool.width &+ sizes[branch] &- 1]
  }

  func count(ofBranch branch: Int) -> Int {
    countEnds[branch &* NodePool.width &+ sizes[branch] &- 1]
  }

  func child(_ rank: Int, of branch: Int) -> Int {
    children[branch &* NodePool.width &+ rank]
  }

  /// Puts what is known of a child; ``addUp(_:)`` must follow.
  mutating func setChild(_ child: Child, at rank: Int, in branch: Int) {
    let offset = branch * NodePool.width + rank
    children[offset] = child.node
    extents[offset] = child.sum
    counts[offset] = child.count
  }

  /// Inserts a child; ``addUp(_:)`` must follow.
  mutating func insertChild(_ child: Child, at rank: Int, in branch: Int) {
    let first = branch * NodePool.width
    (children + first).open(at: rank, in: sizes[branch])
    (extents + first).open(at: rank, in: sizes[branch])
    (counts + first).open(at: rank, in: sizes[branch])
    sizes[branch] += 1
    setChild(child, at: rank, in: branch)
  }

  /// Removes a child; ``addUp(_:)`` must follow.
  mutating func removeChild(at rank: Int, in branch: Int) {
    let first = branch * NodePool.width
    (children + first).close(at: rank, in: sizes[branch])
    (extents + first).close(at: rank, in: sizes[branch])
    (counts + first).close(at: rank, in: sizes[branch])
    sizes[branch] -= 1
  }

  /// Adds up where each child ends.
  mutating func addUp(_ branch: Int) {
    let first = branch * NodePool.width
    var end = 0.0
    var countEnd = 0
    for offset in first..<(first + sizes[branch]) {
      end += extents[offset]
      countEnd += counts[offset]
      ends[offset] = end
      countEnds[offset] = countEnd
    }
    for offset in (first + sizes[branch])..<(first + NodePool.width) {
      ends[offset] = .infinity
      countEnds[offset] = .max
    }
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
