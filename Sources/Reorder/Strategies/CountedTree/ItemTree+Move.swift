extension ItemTree {
  /// Moves the item at `source` to the final offset `target`.
  ///
  /// Both leaves are found in the tree as it is, so that the processor looks
  /// for them at the same time.
  ///
  /// - Complexity: O(log *items*).
  @inlinable
  @inline(__always)
  mutating func move(
    from source: Int, to target: Int, probe: inout some CostProbe
  ) {
    let gap = target > source ? target &+ 1 : target
    let (sourcePath, targetPath) = (paths, paths + Self.maxHeight)
    let from = find(
      Int32(truncatingIfNeeded: source), noting: sourcePath)
    let to = find(gap: Int32(truncatingIfNeeded: gap), noting: targetPath)
    if from.leaf == to.leaf {
      let final = to.offset > from.offset ? to.offset &- 1 : to.offset
      if final != from.offset {
        leaves.items(of: from.leaf).rotate(
          from: from.offset, to: final, probe: &probe)
      }
      return
    }
    guard from.count > Nodes.leafFill.least, to.count < Nodes.leafCapacity
    else { return moveBetweenNodes(from: source, to: target, probe: &probe) }
    // The counts come first: the search of the next move waits for them, and
    // they should not wait for leaves that are still on the way from memory.
    shiftSums(from: sourcePath, to: targetPath)
    let slot = open(to, probe: &probe)
    slot.moveInitialize(
      from: leaves.items(of: from.leaf) + from.offset, count: 1)
    close(from, probe: &probe)
    index.note(slot, count: 1, inLeaf: to.leaf)
  }

  /// Takes one item off the counts along a way and adds it along another.
  @inlinable
  @inline(__always)
  func shiftSums(
    from source: UnsafeMutablePointer<Step>,
    to target: UnsafeMutablePointer<Step>
  ) {
    for level in 0..<height {
      let (from, to) = (source[level], target[level])
      if from.node == to.node {
        inner[from.node].transfer(from: from.slot, to: to.slot)
      } else {
        inner[from.node].add(-1, at: from.slot)
        inner[to.node].add(+1, at: to.slot)
      }
    }
  }

  /// Moves an item where a node becomes too full or too empty.
  @inlinable
  @inline(never)
  mutating func moveBetweenNodes(
    from source: Int, to target: Int, probe: inout some CostProbe
  ) {
    let item = remove(at: source, probe: &probe)
    insert(item, at: target, probe: &probe)
  }

  /// Makes room for an item in a leaf and returns where.
  @inlinable
  @inline(__always)
  func open(
    _ place: LeafPlace, probe: inout some CostProbe
  ) -> UnsafeMutablePointer<Element> {
    let slot = leaves.items(of: place.leaf) + place.offset
    let tail = place.count &- place.offset
    (slot + 1).moveInitialize(from: slot, count: tail)
    probe.wroteElements(tail &+ 1)
    return slot
  }

  /// Closes a leaf up over a slot that is empty.
  @inlinable
  @inline(__always)
  func close(_ place: LeafPlace, probe: inout some CostProbe) {
    let slot = leaves.items(of: place.leaf) + place.offset
    let tail = place.count &- place.offset &- 1
    slot.moveInitialize(from: slot + 1, count: tail)
    probe.wroteElements(tail)
  }
}
