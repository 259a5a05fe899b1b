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
    if !(point > 0) || count == 0 {
      let index = point.isNaN ? count : 0
      let start = point.isNaN ? total : 0
      return Boundary(index: index, start: start, previousStart: start)
    }
    let nodes = branches.nodes
    var node = root
    var start = 0.0
    var end = total
    var index = 0
    // What the processor waits for is the way from one node to the next: how
    // far the point is from where the node begins, and nothing else.
    var distance = point
    for _ in 0..<height {
      let branch = nodes + node &<< NodePool.shiftOfBranch
      let ends = NodePool.ends(at: branch)
      let counts = NodePool.countEnds(at: branch)
      let rank = NodePool.rank(in: ends, ofDistance: distance)
      node = Int(truncatingIfNeeded: counts[NodePool.width &+ rank])
      end = Swift.min(end, start + ends[rank])
      if rank > 0 {
        distance -= ends[rank &- 1]
        start += ends[rank &- 1]
        index &+= Int(truncatingIfNeeded: counts[rank &- 1])
      }
    }
    // The first entry begins where the leaf does, the others where one ends.
    let ends = NodePool.ends(at: leaves.nodes + node &<< NodePool.shiftOfLeaf)
    let rank = NodePool.rank(in: ends, ofDistance: distance)
    return Boundary(
      index: index &+ rank &+ 1, start: Swift.min(end, start + ends[rank]),
      previousStart: rank == 0 ? start : start + ends[rank &- 1])
  }

  /// Returns the sum of the first `index` extents: where entry `index` begins.
  ///
  /// - Complexity: O(log n).
  func start(of index: Int) -> Double {
    if index == count { return total }
    let (leaf, start, rest) = leaf(of: index)
    return rest == 0 ? start : start + leaves.ends(of: leaf)[rest &- 1]
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
      rest &-= branches.count(inFrontOf: rank, of: node)
      if rank > 0 { start += branches.ends(of: node)[rank &- 1] }
      node = branches.child(rank, of: node)
    }
    return (node, start, rest)
  }
}

extension NodePool {
  /// Returns the entry of a node that a point lies in, at a distance above 0
  /// from where the node begins: the first that ends at the distance or behind
  /// it.
  ///
  /// Asks the last of each eight, then the eight that are left, all without a
  /// branch, which a processor would guess wrong half of the time. Numbers that
  /// are not negative are ordered as their bits are.
  @inline(__always)
  static func rank(
    in ends: UnsafeMutablePointer<Double>, ofDistance distance: Double
  ) -> Int {
    let bits = distance.bitPattern
    func isBefore(_ rank: Int) -> Int {
      Int(truncatingIfNeeded: (ends[rank].bitPattern &- bits) &>> 63)
    }
    var rank = (isBefore(7) &+ isBefore(15) &+ isBefore(23)) &* 8
    let first = rank
    for lane in 0..<8 { rank &+= isBefore(first &+ lane) }
    return rank
  }

  /// The number of extents below the children in front of one.
  func count(inFrontOf rank: Int, of branch: Int) -> Int {
    rank == 0
      ? 0 : Int(truncatingIfNeeded: countEnds(of: branch)[rank &- 1])
  }

  /// Returns the child of a branch that entry `index` is in, or the last child.
  func rank(in branch: Int, ofEntry index: Int) -> Int {
    let ends = countEnds(of: branch)
    let index = Int32(truncatingIfNeeded: index)
    var rank = 0
    var step = NodePool.width / 2
    while step > 0 {
      rank &+= ends[rank &+ step &- 1] <= index ? step : 0
      step &>>= 1
    }
    return rank
  }
}
