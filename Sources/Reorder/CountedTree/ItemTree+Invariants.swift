extension ItemTree {
  /// Everything that is wrong with the tree, a sentence each.
  ///
  /// - Complexity: O(*items*).
  @inlinable
  var defects: [String] {
    var walk = Walk()
    check(root, atHeight: height, parent: -1, &walk)
    if walk.count != count {
      walk.defects.append("the leaves hold \(walk.count) of \(count) items")
    }
    if walk.leaves.first != firstLeaf {
      walk.defects.append("leaf \(firstLeaf) is not the first")
    }
    for (rank, leaf) in walk.leaves.enumerated() {
      let next = rank + 1 < walk.leaves.count ? walk.leaves[rank + 1] : -1
      if leaves[leaf].pointee.next != next {
        walk.defects.append(
          "leaf \(leaf) is followed by \(leaves[leaf].pointee.next), "
            + "not by \(next)")
      }
    }
    checkPools(&walk)
    return walk.defects
  }

  /// What a walk through the tree has found so far.
  @usableFromInline
  struct Walk {
    @usableFromInline var defects: [String] = []
    @usableFromInline var leaves: [NodeID] = []
    @usableFromInline var innerCount = 0
    @usableFromInline var count: Int32 = 0

    @inlinable
    init() {}
  }

  @inlinable
  func check(
    _ id: NodeID, atHeight height: Int, parent: NodeID, _ walk: inout Walk
  ) {
    let isLeaf = height == 0
    let name = isLeaf ? "leaf \(id)" : "inner node \(id)"
    let entries = entryCount(of: id, atHeight: height)
    let fill = isLeaf ? Nodes.leafFill : Nodes.innerFill
    // The root may have as few as it likes, but not a single child.
    let least = parent >= 0 ? fill.least : isLeaf ? 0 : 2
    if entries < least || entries > fill.capacity {
      walk.defects.append(
        "\(name) has \(entries) entries, not \(least)...\(fill.capacity)")
    }
    let said = isLeaf ? leaves[id].pointee.parent : inner[id].parent
    if said != parent {
      walk.defects.append("\(name) names \(said) its parent, not \(parent)")
    }
    if isLeaf {
      walk.leaves.append(id)
      walk.count += leaves[id].pointee.count
      return
    }
    walk.innerCount += 1
    let node = inner[id]
    let start = walk.count
    for slot in 0..<Nodes.fanOut {
      if slot < node.count {
        check(node.children[slot], atHeight: height - 1, parent: id, &walk)
      }
      let beyond = slot < node.count ? 0 : InnerNode<Nodes>.beyond
      let sum = walk.count - start + beyond
      if node.sums[slot] != sum {
        walk.defects.append(
          "\(name) counts \(node.sums[slot]) items up to child \(slot), "
            + "not \(sum)")
      }
    }
    if node.words[0] != 0 {
      walk.defects.append("\(name) does not begin with a zero")
    }
  }

  /// Every node of a pool is in the tree or waits to be used again.
  @inlinable
  func checkPools(_ walk: inout Walk) {
    var free = 0
    var next = leaves.firstFree
    while next >= 0, free <= leaves.used {
      free += 1
      next = leaves[next].pointee.next
    }
    if free + walk.leaves.count != leaves.used {
      walk.defects.append(
        "\(walk.leaves.count) leaves in the tree and \(free) free ones are "
          + "not all \(leaves.used)")
    }
    free = 0
    next = inner.firstFree
    while next >= 0, free <= inner.used {
      free += 1
      next = inner[next].parent
    }
    if free + walk.innerCount != inner.used {
      walk.defects.append(
        "\(walk.innerCount) inner nodes in the tree and \(free) free ones are "
          + "not all \(inner.used)")
    }
  }
}
