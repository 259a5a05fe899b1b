/// A multi-list in a counted tree with nodes of any size, and with or without
/// an index: what ``CountedTree`` and ``IdentifiedTree`` are made of.
///
/// All lists lie in one tree, one behind the other; where each begins is asked
/// of their lengths.
@usableFromInline
package struct ListTree<
  Element, Nodes: NodeSizes, Index: LeafIndex<Element>
>: MoveStrategy {
  /// The items and the lengths, which several copies share until one changes.
  @usableFromInline
  final class Owner {
    // A mutating method is the only one at work on an owner it does not share.
    @exclusivity(unchecked)
    @usableFromInline var items: ItemTree<Element, Nodes, Index>
    @exclusivity(unchecked)
    @usableFromInline var lengths: CumulativeCounts

    @inlinable
    init(
      items: consuming ItemTree<Element, Nodes, Index>,
      lengths: CumulativeCounts
    ) {
      self.items = items
      self.lengths = lengths
    }
  }

  @usableFromInline var owner: Owner

  @inlinable
  package init(_ lists: [[Element]]) {
    owner = Owner(
      items: ItemTree(lists),
      lengths: CumulativeCounts(lists.lazy.map { $0.count }))
    checkInvariants()
  }

  @inlinable
  package var lists: [[Element]] {
    owner.items.arrays(ofLengths: owner.lengths)
  }

  @inlinable
  package var listCount: Int { owner.lengths.count }

  @inlinable
  package func count(ofList list: Int) -> Int { owner.lengths[list] }

  @inlinable
  package subscript(position: Position) -> Element {
    require(itemAt: position)
    return owner.items[offset(of: position)]
  }

  @inlinable
  package mutating func insert(_ element: Element, at gap: Gap) {
    require(gap)
    makeUnique()
    var probe = Uncounted()
    owner.items.insert(
      element, at: owner.lengths.sum(before: gap.list) + gap.index,
      probe: &probe)
    owner.lengths.add(+1, at: gap.list)
    checkInvariants()
  }

  @inlinable
  @discardableResult
  package mutating func remove(at position: Position) -> Element {
    require(itemAt: position)
    makeUnique()
    var probe = Uncounted()
    let item = owner.items.remove(at: offset(of: position), probe: &probe)
    owner.items.index.forget(item)
    owner.lengths.add(-1, at: position.list)
    checkInvariants()
    return item
  }

  @inlinable
  @discardableResult
  package mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    require(from: from, to: to, meaning: .move)
    if from == to { return .unchanged }
    makeUnique()
    let source = offset(of: from)
    if from.list != to.list {
      owner.lengths.add(-1, at: from.list)
      owner.lengths.add(+1, at: to.list)
    }
    // An item at the border of its list transfers without leaving its slot.
    let target = offset(of: to)
    if source != target {
      owner.items.move(from: source, to: target, probe: &probe)
    }
    checkInvariants()
    return .moved(Move(from: from, to: to))
  }

  /// The number of items in all lists in front of a place.
  @inlinable
  @inline(__always)
  func offset(of position: Position) -> Int {
    owner.lengths.sum(before: position.list) &+ position.index
  }

  @inlinable
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&owner) { copyItems() }
  }

  @inlinable
  @inline(never)
  mutating func copyItems() {
    owner = Owner(
      items: ItemTree(copying: owner.items), lengths: owner.lengths)
  }

  /// The bytes that the tree, the lengths and the index hold, without what the
  /// items refer to.
  @inlinable
  package var memoryFootprint: Int {
    owner.items.memoryFootprint + owner.lengths.memoryFootprint
  }

  /// Everything that is wrong inside, a sentence each.
  @inlinable
  package var defects: [String] {
    let total = owner.lengths.sum(before: listCount)
    return owner.items.defects
      + (total == Int(owner.items.count)
        ? []
        : ["the lists have \(total) of \(owner.items.count) items"])
  }

  /// Stops at a defect, in builds that check themselves.
  @inlinable
  @inline(__always)
  func checkInvariants() {
    #if REORDER_CHECKS_INVARIANTS
      let defects = defects
      precondition(defects.isEmpty, "\(defects)")
    #endif
  }
}

extension ListTree: @unchecked Sendable
where Element: Sendable, Index: Sendable {}
