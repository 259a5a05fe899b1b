/// A sequence of extents that answers where each begins and what begins where,
/// also while extents come and go.
///
///     extents   40 100 40        starts 0 40 140, total 180
///
/// A tree whose nodes have up to 32 entries: the leaves hold the extents, the
/// branches hold for each child its sum and its number of extents, and both
/// know where each entry ends within the node. Sums are added up again from
/// their parts at every change and never corrected by a difference, so that no
/// rounding error grows.
///
/// Nodes lie in a ``NodePool`` and name each other by number; a tree is a value,
/// and a copy is copied when one of both changes.
struct PrefixTree: Sendable {
  /// The greatest number of entries in a node.
  static var width: Int { NodePool.width }

  var leaves: NodePool
  var branches: NodePool

  // Four numbers in two words: a layout is copied at every question, and up to
  // 128 bytes that takes no call.
  private var numbers = SIMD4<Int32>()

  /// The root: a leaf if ``height`` is 0, else a branch.
  var root: Int {
    get { Int(numbers[0]) }
    set { numbers[0] = Int32(newValue) }
  }

  /// The number of branches on the way from the root to a leaf.
  var height: Int {
    get { Int(numbers[1]) }
    set { numbers[1] = Int32(newValue) }
  }

  /// The number of extents, below 2^31.
  var count: Int {
    get { Int(numbers[2]) }
    set { numbers[2] = Int32(newValue) }
  }

  /// The number of extents that are 0: if there is none, no two entries begin
  /// at one point.
  var zeroCount: Int {
    get { Int(numbers[3]) }
    set { numbers[3] = Int32(newValue) }
  }

  /// Creates the sequence of `extents`, each at least 0.
  ///
  /// - Complexity: O(n).
  init(_ extents: some Collection<Double>) {
    // Nearly full: a million extents then take four levels, and not five.
    let filling = Self.width - 1
    let leafCount = extents.count / filling + 2
    leaves = NodePool(capacity: leafCount, isOfBranches: false)
    branches = NodePool(capacity: leafCount / 16 + 2, isOfBranches: true)
    var level = [leaves.make()]
    for extent in extents {
      if leaves.sizes[level[level.count - 1]] == filling {
        level.append(leaves.make())
      }
      let leaf = level[level.count - 1]
      leaves.insertExtent(extent, at: leaves.sizes[leaf], in: leaf)
      if extent == 0 { zeroCount += 1 }
      count += 1
    }
    for leaf in level { leaves.addUp(leaf) }
    while level.count > 1 {
      var next: [Int] = []
      for child in level {
        if next.last.map({ branches.sizes[$0] < Self.width }) != true {
          next.append(branches.make())
        }
        let branch = next[next.count - 1]
        branches.insertChild(
          summary(of: child, level: height), at: branches.sizes[branch],
          in: branch)
      }
      for branch in next { branches.addUp(branch) }
      level = next
      height += 1
    }
    root = level[0]
  }

  /// The sum of all extents.
  var total: Double { summary(of: root, level: height).sum }

  /// What a branch knows of the node.
  func summary(of node: Int, level: Int) -> NodePool.Child {
    level == 0 ? leaves.total(of: node) : branches.total(of: node)
  }
}
