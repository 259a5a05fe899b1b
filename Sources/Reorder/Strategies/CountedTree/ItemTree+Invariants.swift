extension ItemTree {
  /// Everything that is wrong with the tree, a sentence each.
  ///
  /// - Complexity: O(*items*).
  @inlinable
  var defects: [String] {
    var walk = Walk()
    if height == 0 {
      check(leaf: root, itemCount: Int(count), parent: -1, &walk)
    } else {
      check(inner: root, atHeight: height, parent: -1, &walk)
    }
    if walk.count != count {
      walk.defects.append("the leaves hold \(walk.count) of \(count) items")
    }
    checkPools(&walk)
    return walk.defects
  }

  /// What a walk through the tree has found so far.
  @usableFromInline
  struct Walk {
    @usableFromInline var defects: [String] = []
    @usableFromInline var leafCount = 0
    @usableFromInline var innerCount = 0
    @usableFromInline var count: Int32 = 0

    @inlinable
    init() {}

    @inlinable
    mutating func judge(
      _ name: String, _ entries: Int, least: Int, most: Int, said: NodeID,
      parent: NodeID
    ) {
      if entries < least || entries > most {
        defects.append("\(name) has \(entries) entries, not \(least)...\(most)")
      }
      if said != parent {
        defects.append("\(name) names \(said) its parent, not \(parent)")
      }
    }
  }

  @inlinable
  func check(
    leaf id: NodeID, itemCount: Int, parent: NodeID, _ walk: inout Walk
  ) {
    walk.leafCount += 1
    walk.count += Int32(itemCount)
    walk.judge(
      "leaf \(id)", itemCount, least: parent >= 0 ? Nodes.leafFill.least : 0,
      most: Nodes.leafCapacity, said: leaves.parent(of: id), parent: parent)
  }

  @inlinable
  func check(
    inner id: NodeID, atHeight height: Int, parent: NodeID,
    _ walk: inout Walk
  ) {
    let node = inner[id]
    let start = walk.count
    walk.innerCount += 1
    walk.judge(
      "inner node \(id)", node.count,
      least: parent >= 0 ? Nodes.innerFill.least : 2, most: Nodes.fanOut,
      said: node.parent, parent: parent)
    for slot in 0..<Nodes.fanOut {
      if slot < node.count {
        let child = node.children[slot]
        if height > 1 {
          check(inner: child, atHeight: height - 1, parent: id, &walk)
        } else {
          check(
            leaf: child, itemCount: node.itemCount(ofChild: slot), parent: id,
            &walk)
        }
      }
      let beyond = slot < node.count ? 0 : InnerNode<Nodes>.beyond
      let sum = walk.count - start + beyond
      if node.sums[slot] != sum {
        walk.defects.append(
          "inner node \(id) counts \(node.sums[slot]) items up to child "
            + "\(slot), not \(sum)")
      }
    }
    if node.words[0] != 0 {
      walk.defects.append("inner node \(id) does not begin with a zero")
    }
  }

  /// Every node of a pool is in the tree or waits to be used again.
  @inlinable
  func checkPools(_ walk: inout Walk) {
    var free = 0
    var next = leaves.firstFree
    while next >= 0, free <= leaves.used {
      free += 1
      next = leaves.parent(of: next)
    }
    if free + walk.leafCount != leaves.used {
      walk.defects.append(
        "\(walk.leafCount) leaves in the tree and \(free) free ones are "
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
