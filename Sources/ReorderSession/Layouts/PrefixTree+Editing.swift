extension PrefixTree {
  /// Inserts `extent` in front of entry `index`, one of `0...count`.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ extent: Double, at index: Int) {
    leaves.makeUnique()
    branches.makeUnique()
    count += 1
    if extent == 0 { zeroCount += 1 }
    guard
      let sibling = insert(extent, at: index, below: root, level: height)
    else { return }
    let branch = branches.make()
    branches.insertChild(summary(of: root, level: height), at: 0, in: branch)
    branches.insertChild(summary(of: sibling, level: height), at: 1, in: branch)
    branches.addUp(branch)
    root = branch
    height += 1
  }

  /// Removes entry `index`, one of `0..<count`, and returns its extent.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  mutating func remove(at index: Int) -> Double {
    leaves.makeUnique()
    branches.makeUnique()
    count -= 1
    let extent = remove(at: index, below: root, level: height)
    if extent == 0 { zeroCount -= 1 }
    while height > 0 && branches.sizes[root] == 1 {
      let child = branches.child(0, of: root)
      branches.recycle(root)
      root = child
      height -= 1
    }
    return extent
  }

  /// Gives entry `index`, one of `0..<count`, another extent.
  ///
  /// - Complexity: O(log n).
  mutating func update(_ index: Int, to extent: Double) {
    leaves.makeUnique()
    branches.makeUnique()
    if self[index] == 0 { zeroCount -= 1 }
    if extent == 0 { zeroCount += 1 }
    update(index, to: extent, below: root, level: height)
  }

  private mutating func update(
    _ index: Int, to extent: Double, below node: Int, level: Int
  ) {
    if level == 0 {
      leaves.setExtent(extent, at: index, in: node)
      leaves.addUp(node)
      return
    }
    let (rank, rest) = child(of: node, at: index)
    update(
      rest, to: extent, below: branches.child(rank, of: node), level: level - 1)
    noteChild(at: rank, of: node, level: level)
    branches.addUp(node)
  }

  /// Inserts below a node, and returns the node that was split off behind it.
  private mutating func insert(
    _ extent: Double, at index: Int, below node: Int, level: Int
  ) -> Int? {
    if level == 0 {
      let sibling = leaves.splitting(node, at: index) { leaves, node, rank in
        leaves.insertExtent(extent, at: rank, in: node)
      }
      leaves.addUp(node)
      if let sibling { leaves.addUp(sibling) }
      return sibling
    }
    let (rank, rest) = child(of: node, at: index)
    let sibling = insert(
      extent, at: rest, below: branches.child(rank, of: node), level: level - 1)
    noteChild(at: rank, of: node, level: level)
    var other: Int?
    if let sibling {
      let added = summary(of: sibling, level: level - 1)
      other = branches.splitting(node, at: rank + 1) { branches, node, rank in
        branches.insertChild(added, at: rank, in: node)
      }
    }
    branches.addUp(node)
    if let other { branches.addUp(other) }
    return other
  }

  private mutating func remove(
    at index: Int, below node: Int, level: Int
  ) -> Double {
    if level == 0 {
      defer { leaves.addUp(node) }
      return leaves.removeExtent(at: index, in: node)
    }
    let (rank, rest) = child(of: node, at: index)
    let extent = remove(
      at: rest, below: branches.child(rank, of: node), level: level - 1)
    noteChild(at: rank, of: node, level: level)
    if rank + 1 < branches.sizes[node] {
      merge(childAt: rank, of: node, level: level)
    } else if rank > 0 {
      merge(childAt: rank - 1, of: node, level: level)
    }
    branches.addUp(node)
    return extent
  }

  /// Merges a child with the next one if that leaves room, or if one is empty:
  /// two neighbours are never both nearly empty.
  private mutating func merge(childAt rank: Int, of node: Int, level: Int) {
    let left = branches.child(rank, of: node)
    let right = branches.child(rank + 1, of: node)
    if level == 1 {
      guard leaves.merge(right, into: left) else { return }
      leaves.addUp(left)
    } else {
      guard branches.merge(right, into: left) else { return }
      branches.addUp(left)
    }
    branches.removeChild(at: rank + 1, in: node)
    noteChild(at: rank, of: node, level: level)
  }

  /// Takes note of what a child has become; ``NodePool/addUp(_:)`` must follow.
  private mutating func noteChild(at rank: Int, of node: Int, level: Int) {
    branches.setChild(
      summary(of: branches.child(rank, of: node), level: level - 1), at: rank,
      in: node)
  }

  /// Returns the child that entry `index` of a branch is in, and the entry's
  /// index in it.
  private func child(of branch: Int, at index: Int) -> (rank: Int, rest: Int) {
    let rank = branches.rank(in: branch, ofEntry: index)
    return (rank, index - branches.count(inFrontOf: rank, of: branch))
  }
}

extension NodePool {
  /// Inserts an entry, and returns the second half of the node if there was no
  /// room.
  fileprivate mutating func splitting(
    _ node: Int, at rank: Int,
    insert: (inout NodePool, _ node: Int, _ rank: Int) -> Void
  ) -> Int? {
    if sizes[node] < NodePool.width {
      insert(&self, node, rank)
      return nil
    }
    let other = make()
    let half = NodePool.width / 2
    take(from: half, of: node, to: other)
    if rank <= half {
      insert(&self, node, rank)
    } else {
      insert(&self, other, rank - half)
    }
    return other
  }

  /// Takes the entries of a node to the end of its neighbour if that leaves
  /// room, or if one is empty, and returns whether it did.
  fileprivate mutating func merge(_ node: Int, into neighbour: Int) -> Bool {
    let isOneEmpty = min(sizes[node], sizes[neighbour]) == 0
    let isFew =
      sizes[node] + sizes[neighbour] <= NodePool.width * 3 / 4
    guard isOneEmpty || isFew else { return false }
    take(from: 0, of: node, to: neighbour)
    recycle(node)
    return true
  }
}
