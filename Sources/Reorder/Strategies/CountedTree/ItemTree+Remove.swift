extension ItemTree {
  /// Removes and returns the item at `offset`.
  ///
  /// - Complexity: O(log *items*).
  @inlinable
  mutating func remove(
    at offset: Int, probe: inout some CostProbe
  ) -> Element {
    let place = find(Int32(truncatingIfNeeded: offset), noting: path)
    let item = (leaves.items(of: place.leaf) + place.offset).move()
    close(place, probe: &probe)
    add(-1, along: path)
    count -= 1
    if place.count <= Nodes.leafFill.least { refill(probe: &probe) }
    return item
  }

  /// Fills the leaf at the end of the way up from a neighbour, or makes one of
  /// the two, and so on upwards where the parent has too few children then.
  @inlinable
  @inline(never)
  mutating func refill(probe: inout some CostProbe) {
    var fill = Nodes.leafFill
    for level in (0..<height).reversed() {
      let node = inner[path[level].node]
      // The neighbour in front; the first child takes the one behind.
      let slot = max(Int(path[level].slot) - 1, 0)
      let childHeight = height - 1 - level
      let left = entryCount(ofChild: slot, of: node, atHeight: childHeight)
      let right = entryCount(
        ofChild: slot + 1, of: node, atHeight: childHeight)
      if left + right > fill.full {
        shift(
          left - (left + right) / 2, betweenChildren: slot, of: node,
          atHeight: childHeight, probe: &probe)
        return
      }
      shift(
        -right, betweenChildren: slot, of: node, atHeight: childHeight,
        probe: &probe)
      discardChild(slot + 1, of: node, atHeight: childHeight)
      fill = Nodes.innerFill
      if node.count >= fill.least { return }
    }
    if height > 0, inner[root].count == 1 { removeRoot() }
  }

  /// The number of items in a leaf, at height 0, or of children of an inner
  /// node.
  @inlinable
  func entryCount(
    ofChild slot: Int, of node: InnerNode<Nodes>, atHeight height: Int
  ) -> Int {
    height == 0
      ? node.itemCount(ofChild: slot) : inner[node.children[slot]].count
  }

  /// Takes an empty child out.
  @inlinable
  mutating func discardChild(
    _ slot: Int, of node: InnerNode<Nodes>, atHeight height: Int
  ) {
    let id = node.children[slot]
    if height == 0 {
      leaves.discard(id)
    } else {
      inner.discard(id)
    }
    node.remove(at: slot)
  }

  /// Makes the only child of the root the root.
  @inlinable
  mutating func removeRoot() {
    let id = root
    root = inner[id].children[0]
    height -= 1
    setParent(of: root, atHeight: height, to: -1)
    inner[id].clear()
    inner.discard(id)
  }
}
