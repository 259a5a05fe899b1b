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
    let left = leaves[from.leaf]
    if from.leaf == to.leaf {
      let final = to.offset > from.offset ? to.offset &- 1 : to.offset
      if final != from.offset {
        left.pointee.items.rotate(
          from: from.offset, to: final, probe: &probe)
      }
      return
    }
    let entered = leaves[to.leaf]
    guard Int(left.pointee.count) > Nodes.leafFill.least,
      Int(entered.pointee.count) < Nodes.leafCapacity
    else { return moveBetweenNodes(from: source, to: target, probe: &probe) }
    let slot = entered.pointee.open(at: to.offset, probe: &probe)
    slot.moveInitialize(from: left.pointee.items + from.offset, count: 1)
    left.pointee.close(at: from.offset, probe: &probe)
    index.note(slot, count: 1, inLeaf: to.leaf)
    shiftSums(from: sourcePath, to: targetPath)
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
      let (fromSlot, toSlot) = (
        Int(truncatingIfNeeded: from.slot), Int(truncatingIfNeeded: to.slot)
      )
      let node = inner[from.node]
      if from.node == to.node {
        // In front of both and behind both nothing changes.
        node.add(-1, from: fromSlot, to: toSlot)
        node.add(+1, from: toSlot, to: fromSlot)
      } else {
        node.add(-1, from: fromSlot, to: node.count)
        let other = inner[to.node]
        other.add(+1, from: toSlot, to: other.count)
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
}

extension Leaf {
  /// Makes room for an item at `offset` and returns where.
  @inlinable
  @inline(__always)
  mutating func open(
    at offset: Int, probe: inout some CostProbe
  ) -> UnsafeMutablePointer<Element> {
    let slot = items + offset
    let tail = Int(truncatingIfNeeded: count) &- offset
    (slot + 1).moveInitialize(from: slot, count: tail)
    count &+= 1
    probe.wroteElements(tail &+ 1)
    return slot
  }

  /// Closes up over the slot at `offset`, which is empty.
  @inlinable
  @inline(__always)
  mutating func close(at offset: Int, probe: inout some CostProbe) {
    let slot = items + offset
    count &-= 1
    let tail = Int(truncatingIfNeeded: count) &- offset
    slot.moveInitialize(from: slot + 1, count: tail)
    probe.wroteElements(tail)
  }
}
