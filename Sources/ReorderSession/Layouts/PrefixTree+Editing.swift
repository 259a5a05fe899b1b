extension PrefixTree {
  /// Inserts `extent` in front of entry `index`, one of `0...count`.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ extent: Double, at index: Int) {
    if extent == 0 { zeroCount += 1 }
    guard
      let sibling = insert(extent, at: index, below: root, level: height)
    else { return }
    let branch = branches.make()
    branches.insert(
      summary(of: root, level: height), at: 0, in: branch)
    branches.insert(
      summary(of: sibling, level: height), at: 1, in: branch)
    branches.addUp(branch)
    root = branch
    height += 1
  }

  /// Removes entry `index`, one of `0..<count`, and returns its extent.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  mutating func remove(at index: Int) -> Double {
    let extent = remove(at: index, below: root, level: height)
    if extent == 0 { zeroCount -= 1 }
    while height > 0 && branches.sizes[root] == 1 {
      let child = branches.child(0, of: root)
      branches.sizes[root] = 0
      branches.free.append(root)
      root = child
      height -= 1
    }
    return extent
  }

  /// Gives entry `index`, one of `0..<count`, another extent.
  ///
  /// - Complexity: O(log n).
  mutating func update(_ index: Int, to extent: Double) {
    if self[index] == 0 { zeroCount -= 1 }
    if extent == 0 { zeroCount += 1 }
    update(index, to: extent, below: root, level: height)
  }

  private mutating func update(
    _ index: Int, to extent: Double, below node: Int, level: Int
  ) {
    if level == 0 {
      leaves.extents[node * Self.width + index] = extent
      return
    }
    let (rank, rest) = child(of: node, at: index)
    let child = branches.child(rank, of: node)
    update(rest, to: extent, below: child, level: level - 1)
    branches.set(
      summary(of: child, level: level - 1), at: rank, in: node)
    branches.addUp(node)
  }

  /// Returns the child that entry `index` of a branch is in, and the entry's
  /// index in it; behind the last entry is the end of the last child.
  private func child(of branch: Int, at index: Int) -> (rank: Int, rest: Int) {
    let first = branch * Self.width
    var rank = 0
    var rest = index
    while rank < branches.sizes[branch] - 1
      && rest >= branches.counts[first + rank]
    {
      rest -= branches.counts[first + rank]
      rank += 1
    }
    return (rank, rest)
  }

  /// Inserts below a node, and returns the node that was split off behind it.
  private mutating func insert(
    _ extent: Double, at index: Int, below node: Int, level: Int
  ) -> Int? {
    if level == 0 {
      if leaves.sizes[node] < Self.width {
        leaves.insert(extent, at: index, in: node)
        return nil
      }
      let other = leaves.make()
      let half = Self.width / 2
      leaves.take(from: half, of: node, to: other)
      if index <= half {
        leaves.insert(extent, at: index, in: node)
      } else {
        leaves.insert(extent, at: index - half, in: other)
      }
      return other
    }
    let (rank, rest) = child(of: node, at: index)
    let child = branches.child(rank, of: node)
    let sibling = insert(extent, at: rest, below: child, level: level - 1)
    branches.set(summary(of: child, level: level - 1), at: rank, in: node)
    defer { branches.addUp(node) }
    guard let sibling else { return nil }
    let added = summary(of: sibling, level: level - 1)
    if branches.sizes[node] < Self.width {
      branches.insert(added, at: rank + 1, in: node)
      return nil
    }
    let other = branches.make()
    let half = Self.width / 2
    branches.take(from: half, of: node, to: other)
    if rank + 1 <= half {
      branches.insert(added, at: rank + 1, in: node)
    } else {
      branches.insert(added, at: rank + 1 - half, in: other)
    }
    branches.addUp(other)
    return other
  }

  private mutating func remove(
    at index: Int, below node: Int, level: Int
  ) -> Double {
    if level == 0 { return leaves.remove(at: index, in: node) }
    let (rank, rest) = child(of: node, at: index)
    let child = branches.child(rank, of: node)
    let extent = remove(at: rest, below: child, level: level - 1)
    branches.set(summary(of: child, level: level - 1), at: rank, in: node)
    if rank + 1 < branches.sizes[node] {
      merge(childAt: rank, of: node, level: level - 1)
    } else if rank > 0 {
      merge(childAt: rank - 1, of: node, level: level - 1)
    }
    branches.addUp(node)
    return extent
  }

  /// Merges a child with the next one if that leaves room, or if one is empty:
  /// of two neighbours more than a third is always filled.
  private mutating func merge(childAt rank: Int, of node: Int, level: Int) {
    let left = branches.child(rank, of: node)
    let right = branches.child(rank + 1, of: node)
    let sizes = (size(of: left, level: level), size(of: right, level: level))
    let isOneEmpty = min(sizes.0, sizes.1) == 0
    guard isOneEmpty || sizes.0 + sizes.1 <= Self.width * 3 / 4 else { return }
    if level == 0 {
      leaves.take(from: 0, of: right, to: left)
      leaves.free.append(right)
    } else {
      branches.take(from: 0, of: right, to: left)
      branches.free.append(right)
      branches.addUp(left)
    }
    branches.remove(at: rank + 1, in: node)
    branches.set(summary(of: left, level: level), at: rank, in: node)
  }
}
