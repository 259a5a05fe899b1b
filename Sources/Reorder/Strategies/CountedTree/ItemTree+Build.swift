extension ItemTree {
  /// Creates a tree of the items of `lists`, one list behind the other.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  init(_ lists: [[Element]]) {
    var total = 0
    for list in lists { total += list.count }
    precondition(
      total <= Self.maxCount, "a counted tree holds at most 2^30 items")
    let leafCount = Nodes.leafFill.nodeCount(for: total)
    leaves = LeafPool(reserving: leafCount)
    inner = InnerPool(reserving: Self.innerCount(above: leafCount))
    paths = .allocate(capacity: 2 * Self.maxHeight)
    count = Int32(total)
    index = Index()

    var leaf: NodeID = 0
    leaves.used = leafCount
    var room = Self.share(of: total, in: leafCount, rank: 0)
    var end = leaves.items(of: 0)
    for list in lists {
      list.withUnsafeBufferPointer { items in
        var rest = items[...]
        while !rest.isEmpty {
          if room == 0 {
            leaf += 1
            room = Self.share(of: total, in: leafCount, rank: Int(leaf))
            end = leaves.items(of: leaf)
          }
          let run = rest.prefix(room)
          end.initialize(
            from: items.baseAddress! + run.startIndex, count: run.count)
          end += run.count
          room -= run.count
          rest = rest.dropFirst(run.count)
        }
      }
    }
    buildInnerNodes(above: leafCount)
    noteAllItems()
  }

  /// Creates a tree with the same items, in nodes of the same numbers.
  ///
  /// - Complexity: O(*items*).
  @inlinable
  init(copying other: borrowing ItemTree) {
    leaves = LeafPool(copyingLeavesOf: other.leaves)
    inner = InnerPool(copying: other.inner)
    root = other.root
    height = other.height
    count = other.count
    paths = .allocate(capacity: 2 * Self.maxHeight)
    index = other.index
    other.forEachLeaf { id, count in
      leaves.items(of: id).initialize(
        from: other.leaves.items(of: id), count: count)
    }
  }

  /// The number of entries of the node `rank` of `nodeCount` that share `total`
  /// evenly.
  @inlinable
  static func share(of total: Int, in nodeCount: Int, rank: Int) -> Int {
    total / nodeCount + (rank < total % nodeCount ? 1 : 0)
  }

  /// The number of inner nodes of a new tree with `leafCount` leaves.
  @inlinable
  static func innerCount(above leafCount: Int) -> Int {
    var total = 0
    var level = leafCount
    while level > 1 {
      level = Nodes.innerFill.nodeCount(for: level)
      total += level
    }
    return total
  }

  /// Builds level upon level until there is one node.
  ///
  /// - Precondition: The leaves are those numbered `0..<leafCount`.
  @inlinable
  mutating func buildInnerNodes(above leafCount: Int) {
    var firstChild: NodeID = 0
    var childCount = leafCount
    while childCount > 1 {
      let nodeCount = Nodes.innerFill.nodeCount(for: childCount)
      let firstNode = NodeID(inner.used)
      for rank in 0..<nodeCount {
        let id = inner.make()
        var sum: Int32 = 0
        for slot in 0..<Self.share(of: childCount, in: nodeCount, rank: rank) {
          sum +=
            height == 0
            ? Int32(
              Self.share(of: Int(count), in: leafCount, rank: Int(firstChild)))
            : inner[firstChild].total
          inner[id].insert(firstChild, at: slot, sum: sum)
          setParent(of: firstChild, atHeight: height, to: id)
          firstChild += 1
        }
      }
      firstChild = firstNode
      childCount = nodeCount
      height += 1
    }
    root = firstChild
  }

  @inlinable
  func setParent(
    of id: NodeID, atHeight height: Int, to parent: NodeID
  ) {
    if height == 0 {
      leaves.setParent(of: id, to: parent)
    } else {
      inner[id].parent = parent
    }
  }

  @inlinable
  mutating func noteAllItems() {
    var index = Index()
    forEachLeaf { id, count in
      index.note(leaves.items(of: id), count: count, inLeaf: id)
    }
    self.index = index
  }
}
