extension PrefixTree {
  /// The place between what begins in front of a point and what does not.
  struct Boundary {
    /// The first entry that begins at the point or behind it, or ``count``.
    var index: Int

    /// Where that entry begins, or ``total``.
    var start: Double

    /// Where the entry in front of it begins.
    var previousStart: Double
  }

  /// Returns the first entry that begins at `point` or behind it.
  ///
  ///     extents 40 100 40   point 40: entry 1; 41: entry 2; 141: entry 3
  ///
  /// - Complexity: O(log n).
  func boundary(at point: Double) -> Boundary {
    var node = root
    var base = 0.0
    var index = 0
    for _ in 0..<height {
      let rank = branches.rank(in: node, where: base, isBefore: point)
      let first = node &* Self.width
      index &+= branches.count(of: node, before: rank)
      if rank > 0 { base += branches.ends[first &+ rank &- 1] }
      node = branches.child(rank, of: node)
    }
    return leaves.boundary(
      at: point, in: node,
      from: Boundary(index: index, start: base, previousStart: base))
  }

  /// Returns the sum of the first `index` extents: where entry `index` begins.
  ///
  /// - Complexity: O(log n).
  func start(of index: Int) -> Double {
    var (leaf, base, rest) = leaf(of: index)
    let first = leaf * Self.width
    for offset in first..<(first + rest) { base += leaves.extents[offset] }
    return base
  }

  /// The extent of entry `index`, one of `0..<count`.
  ///
  /// - Complexity: O(log n).
  subscript(index: Int) -> Double {
    let (leaf, _, rest) = leaf(of: index)
    return leaves.extents[leaf * Self.width + rest]
  }

  /// Returns the leaf of entry `index`, where it begins, and the rank of the
  /// entry in it.
  private func leaf(of index: Int) -> (leaf: Int, base: Double, rank: Int) {
    var node = root
    var base = 0.0
    var rest = index
    for _ in 0..<height {
      let first = node * Self.width
      var rank = 0
      while rank < branches.sizes[node] - 1
        && rest >= branches.counts[first + rank]
      {
        rest -= branches.counts[first + rank]
        rank += 1
      }
      if rank > 0 { base += branches.ends[first + rank - 1] }
      node = branches.child(rank, of: node)
    }
    return (node, base, rest)
  }
}

extension BranchPool {
  /// Returns the last child whose first entry begins in front of `point`, or
  /// the first child.
  func rank(
    in branch: Int, where base: Double, isBefore point: Double
  ) -> Int {
    let first = branch &* PrefixTree.width
    let rank = ends.withUnsafeBufferPointer { ends in
      var rank = 0
      for offset in first..<(first &+ PrefixTree.width) {
        rank &+= base + ends[offset] < point ? 1 : 0
      }
      return rank
    }
    return Swift.min(rank, sizes[branch] &- 1)
  }

  /// Returns the number of extents in the first `rank` children.
  func count(of branch: Int, before rank: Int) -> Int {
    let first = branch &* PrefixTree.width
    return counts.withUnsafeBufferPointer { counts in
      var count = 0
      for offset in first..<(first &+ rank) { count &+= counts[offset] }
      return count
    }
  }
}

extension LeafPool {
  /// Goes on from the leaf's first entry, which `boundary` names.
  func boundary(
    at point: Double, in leaf: Int, from boundary: PrefixTree.Boundary
  ) -> PrefixTree.Boundary {
    let first = leaf &* PrefixTree.width
    let size = sizes[leaf]
    return extents.withUnsafeBufferPointer { extents in
      var boundary = boundary
      var rank = 0
      while rank < size && boundary.start < point {
        boundary.previousStart = boundary.start
        boundary.start += extents[first &+ rank]
        rank &+= 1
      }
      boundary.index &+= rank
      return boundary
    }
  }
}
