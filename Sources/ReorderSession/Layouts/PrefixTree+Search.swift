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
    var start = 0.0
    var index = 0
    for _ in 0..<height {
      let rank = branches.rank(in: node, where: start, isBefore: point)
      if rank > 0 {
        let front = node &* Self.width &+ rank &- 1
        index &+= branches.countEnds[front]
        start += branches.ends[front]
      }
      node = branches.child(rank, of: node)
    }
    let extents = leaves.extents + node &* Self.width
    let size = leaves.sizes[node]
    var previous = start
    var rank = 0
    while rank < size && start < point {
      previous = start
      start += extents[rank]
      rank &+= 1
    }
    return Boundary(
      index: index &+ rank, start: start, previousStart: previous)
  }

  /// Returns the sum of the first `index` extents: where entry `index` begins.
  ///
  /// - Complexity: O(log n).
  func start(of index: Int) -> Double {
    var (leaf, start, rest) = leaf(of: index)
    let extents = leaves.extents + leaf &* Self.width
    for rank in 0..<rest { start += extents[rank] }
    return start
  }

  /// The extent of entry `index`, one of `0..<count`.
  ///
  /// - Complexity: O(log n).
  subscript(index: Int) -> Double {
    let (leaf, _, rest) = leaf(of: index)
    return leaves.extents[leaf * Self.width + rest]
  }

  /// Returns the leaf of entry `index`, where the leaf begins, and the rank of
  /// the entry in it.
  private func leaf(of index: Int) -> (leaf: Int, start: Double, rank: Int) {
    var node = root
    var start = 0.0
    var rest = index
    for _ in 0..<height {
      let rank = branches.rank(in: node, ofEntry: rest)
      if rank > 0 {
        let front = node &* Self.width &+ rank &- 1
        rest &-= branches.countEnds[front]
        start += branches.ends[front]
      }
      node = branches.child(rank, of: node)
    }
    return (node, start, rest)
  }
}

extension NodePool {
  /// Returns the last child whose first entry begins in front of `point`, or
  /// the first child.
  ///
  /// Halves the 32 ends five times; what lies behind the last is infinite.
  func rank(
    in branch: Int, where start: Double, isBefore point: Double
  ) -> Int {
    let ends = ends + branch &* NodePool.width
    var rank = 0
    var step = NodePool.width / 2
    while step > 0 {
      rank &+= start + ends[rank &+ step &- 1] < point ? step : 0
      step &>>= 1
    }
    return Swift.min(rank, sizes[branch] &- 1)
  }

  /// Returns the child of a branch that entry `index` is in; behind the last
  /// entry is the end of the last child.
  func rank(in branch: Int, ofEntry index: Int) -> Int {
    let ends = countEnds + branch &* NodePool.width
    var rank = 0
    var step = NodePool.width / 2
    while step > 0 {
      rank &+= ends[rank &+ step &- 1] <= index ? step : 0
      step &>>= 1
    }
    return Swift.min(rank, sizes[branch] &- 1)
  }
}
