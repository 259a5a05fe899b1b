/// A sequence of extents that answers where each begins and what begins where,
/// also while extents come and go.
///
///     extents   40 100 40        starts 0 40 140, total 180
///
/// A tree whose nodes have up to 32 entries: the leaves hold the extents, the
/// branches hold for each child its sum, its number of extents and where it
/// ends within the node. A search counts the ends that lie in front, without a
/// branch. Sums are added up again from their parts at every change and never
/// corrected by a difference, so that no rounding error grows.
///
/// Nodes lie in pools and name each other by number: a copy of the tree is a
/// copy of six arrays.
struct PrefixTree: Sendable {
  /// The greatest number of entries in a node.
  static let width = 32

  var leaves = LeafPool()
  var branches = BranchPool()

  /// The root: a leaf if ``height`` is 0, else a branch.
  var root = 0

  /// The number of branches on the way from the root to a leaf.
  var height = 0

  /// The number of extents that are 0: if there is none, no two entries begin
  /// at one point.
  var zeroCount = 0

  /// Creates the sequence of `extents`, each at least 0.
  ///
  /// - Complexity: O(n).
  init(_ extents: some Sequence<Double>) {
    // Filled to three quarters, so that the first insertions split nothing.
    var level: [Int] = []
    var leaf = leaves.make()
    for extent in extents {
      if extent == 0 { zeroCount += 1 }
      if leaves.sizes[leaf] == Self.width * 3 / 4 {
        level.append(leaf)
        leaf = leaves.make()
      }
      leaves.insert(extent, at: leaves.sizes[leaf], in: leaf)
    }
    level.append(leaf)
    while level.count > 1 {
      var next: [Int] = []
      for child in level {
        if next.last.map({ branches.sizes[$0] < Self.width * 3 / 4 }) != true {
          next.append(branches.make())
        }
        let branch = next[next.count - 1]
        branches.insert(
          summary(of: child, level: height), at: branches.sizes[branch],
          in: branch)
      }
      for branch in next { branches.addUp(branch) }
      level = next
      height += 1
    }
    root = level[0]
  }

  /// The number of extents.
  var count: Int { summary(of: root, level: height).count }

  /// The sum of all extents.
  var total: Double { summary(of: root, level: height).sum }

  /// The sum and the number of extents below a node.
  func summary(of node: Int, level: Int) -> Child {
    level == 0
      ? Child(
        node: node, sum: leaves.sum(of: node), count: leaves.sizes[node])
      : Child(
        node: node, sum: branches.sum(of: node),
        count: branches.count(of: node))
  }

  /// The number of entries of a node.
  func size(of node: Int, level: Int) -> Int {
    level == 0 ? leaves.sizes[node] : branches.sizes[node]
  }
}

/// What a branch knows of a child.
struct Child {
  var node: Int
  var sum: Double
  var count: Int
}

/// The leaves of a ``PrefixTree``: runs of up to 32 extents.
struct LeafPool: Sendable {
  var extents: [Double] = []
  var sizes: [Int] = []
  var free: [Int] = []

  mutating func make() -> Int {
    if let leaf = free.popLast() { return leaf }
    extents.append(
      contentsOf: repeatElement(0, count: PrefixTree.width))
    sizes.append(0)
    return sizes.count - 1
  }

  func sum(of leaf: Int) -> Double {
    let first = leaf * PrefixTree.width
    var sum = 0.0
    for offset in first..<(first + sizes[leaf]) { sum += extents[offset] }
    return sum
  }

  mutating func insert(_ extent: Double, at index: Int, in leaf: Int) {
    let first = leaf * PrefixTree.width
    var offset = first + sizes[leaf]
    while offset > first + index {
      extents[offset] = extents[offset - 1]
      offset -= 1
    }
    extents[offset] = extent
    sizes[leaf] += 1
  }

  mutating func remove(at index: Int, in leaf: Int) -> Double {
    let first = leaf * PrefixTree.width
    let extent = extents[first + index]
    for offset in (first + index)..<(first + sizes[leaf] - 1) {
      extents[offset] = extents[offset + 1]
    }
    sizes[leaf] -= 1
    return extent
  }

  /// Moves the entries from `index` on to the end of `other`.
  mutating func take(from index: Int, of leaf: Int, to other: Int) {
    let moved = sizes[leaf] - index
    for rank in 0..<moved {
      extents[other * PrefixTree.width + sizes[other] + rank] =
        extents[leaf * PrefixTree.width + index + rank]
    }
    sizes[other] += moved
    sizes[leaf] = index
  }
}

/// The branches of a ``PrefixTree``: runs of up to 32 children.
struct BranchPool: Sendable {
  var children: [Int32] = []
  var sums: [Double] = []
  var counts: [Int] = []

  /// Where each child ends within its branch; infinite behind the last.
  var ends: [Double] = []

  var sizes: [Int] = []
  var free: [Int] = []

  mutating func make() -> Int {
    if let branch = free.popLast() { return branch }
    children.append(contentsOf: repeatElement(0, count: PrefixTree.width))
    sums.append(contentsOf: repeatElement(0, count: PrefixTree.width))
    counts.append(contentsOf: repeatElement(0, count: PrefixTree.width))
    ends.append(contentsOf: repeatElement(.infinity, count: PrefixTree.width))
    sizes.append(0)
    return sizes.count - 1
  }

  func sum(of branch: Int) -> Double {
    sizes[branch] == 0
      ? 0 : ends[branch * PrefixTree.width + sizes[branch] - 1]
  }

  func count(of branch: Int) -> Int {
    let first = branch * PrefixTree.width
    var count = 0
    for offset in first..<(first + sizes[branch]) { count += counts[offset] }
    return count
  }

  func child(_ rank: Int, of branch: Int) -> Int {
    Int(children[branch * PrefixTree.width + rank])
  }

  /// Puts what is known of a child; ``addUp(_:)`` must follow.
  mutating func set(_ child: Child, at rank: Int, in branch: Int) {
    let offset = branch * PrefixTree.width + rank
    children[offset] = Int32(child.node)
    sums[offset] = child.sum
    counts[offset] = child.count
  }

  /// Inserts a child; ``addUp(_:)`` must follow.
  mutating func insert(_ child: Child, at rank: Int, in branch: Int) {
    shift(from: rank, to: sizes[branch], by: 1, in: branch)
    sizes[branch] += 1
    set(child, at: rank, in: branch)
  }

  /// Removes a child; ``addUp(_:)`` must follow.
  mutating func remove(at rank: Int, in branch: Int) {
    shift(from: rank + 1, to: sizes[branch], by: -1, in: branch)
    sizes[branch] -= 1
  }

  /// Moves the entries from `rank` on to the end of `other`; ``addUp(_:)`` must
  /// follow for both.
  mutating func take(from rank: Int, of branch: Int, to other: Int) {
    for offset in rank..<sizes[branch] {
      let source = branch * PrefixTree.width + offset
      set(
        Child(
          node: Int(children[source]), sum: sums[source],
          count: counts[source]),
        at: sizes[other], in: other)
      sizes[other] += 1
    }
    sizes[branch] = rank
  }

  /// Adds up where each child ends.
  mutating func addUp(_ branch: Int) {
    let first = branch * PrefixTree.width
    var end = 0.0
    for rank in 0..<PrefixTree.width {
      if rank < sizes[branch] {
        end += sums[first + rank]
        ends[first + rank] = end
      } else {
        ends[first + rank] = .infinity
      }
    }
  }

  private mutating func shift(
    from start: Int, to end: Int, by distance: Int, in branch: Int
  ) {
    let first = branch * PrefixTree.width
    let ranks = start..<end
    func move(_ rank: Int, _ pool: inout BranchPool) {
      let source = first + rank
      pool.children[source + distance] = pool.children[source]
      pool.sums[source + distance] = pool.sums[source]
      pool.counts[source + distance] = pool.counts[source]
    }
    if distance > 0 {
      for rank in ranks.reversed() { move(rank, &self) }
    } else {
      for rank in ranks { move(rank, &self) }
    }
  }
}
