extension ItemTree {
  /// Inserts `item` so that it is at `offset` then.
  ///
  /// - Complexity: O(log *items*).
  @inlinable
  mutating func insert(
    _ item: consuming Element, at offset: Int, probe: inout some CostProbe
  ) {
    precondition(
      count < Self.maxCount, "a counted tree holds at most 2^30 items")
    var place = find(gap: Int32(truncatingIfNeeded: offset), noting: path)
    while place.count == Nodes.leafCapacity {
      makeRoom(probe: &probe)
      place = find(gap: Int32(truncatingIfNeeded: offset), noting: path)
    }
    let slot = open(place, probe: &probe)
    slot.initialize(to: item)
    index.note(slot, count: 1, inLeaf: place.leaf)
    add(+1, along: path)
    count += 1
  }

  /// Makes room in the full leaf at the end of the way: takes items to a
  /// neighbour that has room, or else splits a node.
  ///
  /// The node that is split is the highest of those that are full without a
  /// break:
  ///
  ///     full, full, room, full, full leaf
  ///                       ^ this one, since there is room above it
  ///
  /// So the leaf has room after at most as many calls as the tree has levels.
  @inlinable
  @inline(never)
  mutating func makeRoom(probe: inout some CostProbe) {
    if height > 0, lend(probe: &probe) { return }
    var level = height - 1
    while level >= 0, inner[path[level].node].count == Nodes.fanOut {
      level -= 1
    }
    if level < 0 {
      addRoot()
      // The new root is the node with room, and the old one its only child.
      level = 0
      path[0] = Step(node: root, slot: 0)
    }
    let (parent, slot) = (path[level].node, Int(path[level].slot))
    let right: NodeID
    let isLeaf = level == height - 1
    if isLeaf {
      right = makeLeaf()
      leaves.setParent(of: right, to: parent)
    } else {
      right = inner.make()
      inner[right].parent = parent
    }
    let node = inner[parent]
    node.insert(right, at: slot + 1, sum: node.sums[slot])
    shift(
      (isLeaf ? Nodes.leafCapacity : Nodes.fanOut) / 2,
      betweenChildren: slot, of: node, atHeight: height - 1 - level,
      probe: &probe)
  }

  /// Takes a leaf into use, for which there may have to be more memory.
  @inlinable
  mutating func makeLeaf() -> NodeID {
    if leaves.isFull {
      let itemCounts = leaves.lastBlock.map { itemCount(ofLeaf: $0) }
      leaves.grow(itemCounts: itemCounts)
    }
    return leaves.make()
  }

  /// Evens a full leaf out with a neighbour, if one is not full either, and
  /// returns whether: so leaves are fuller, and splits fewer.
  @inlinable
  mutating func lend(probe: inout some CostProbe) -> Bool {
    let node = inner[path[height - 1].node]
    let slot = Int(path[height - 1].slot)
    for neighbour in stride(from: slot - 1, through: slot + 1, by: 2)
    where neighbour >= 0 && neighbour < node.count {
      let count = node.itemCount(ofChild: neighbour)
      let half = (Nodes.leafCapacity - count) / 2
      if count > Nodes.leafFill.full || half == 0 { continue }
      shift(
        neighbour < slot ? -half : half,
        betweenChildren: min(slot, neighbour), of: node, atHeight: 0,
        probe: &probe)
      return true
    }
    return false
  }

  /// Puts an inner node with a single child above the root.
  @inlinable
  mutating func addRoot() {
    precondition(height < Self.maxHeight)
    let id = inner.make()
    inner[id].insert(root, at: 0, sum: count)
    setParent(of: root, atHeight: height, to: id)
    root = id
    height += 1
  }

  /// Takes entries from the child `slot` of `node` to the next, or back if
  /// `shift` is negative: the one step that splits, merges and evens out.
  ///
  /// - Parameter height: 0 if the children are leaves.
  @inlinable
  mutating func shift(
    _ shift: Int, betweenChildren slot: Int, of node: InnerNode<Nodes>,
    atHeight height: Int, probe: inout some CostProbe
  ) {
    let (left, right) = (node.children[slot], node.children[slot + 1])
    if height == 0 {
      let leftCount = node.itemCount(ofChild: slot)
      leaves.shift(
        shift, from: left, count: leftCount,
        to: right, count: node.itemCount(ofChild: slot + 1), probe: &probe)
      node.sums[slot] -= Int32(shift)
      if shift > 0 {
        index.note(leaves.items(of: right), count: shift, inLeaf: right)
      } else {
        index.note(
          leaves.items(of: left) + leftCount, count: -shift, inLeaf: left)
      }
    } else {
      let (a, b) = (inner[left], inner[right])
      a.shift(shift, to: b)
      for rank in 0..<max(shift, 0) {
        setParent(of: b.children[rank], atHeight: height - 1, to: right)
      }
      for rank in (a.count + min(shift, 0))..<a.count {
        setParent(of: a.children[rank], atHeight: height - 1, to: left)
      }
      node.sums[slot] = node.sum(before: slot) + a.total
    }
  }
}
