/// Moves by giving every item between the two places a new tag, then sorting
/// all items by tag.
///
/// Every item carries its place as a tag, (list, index).
///
///     [a0 b1 c2 d3]     a to final 2
///     [a2 b0 c1 d3]     retag: the span shifts by one, a gets the place
///     [b0 c1 a2 d3]     sort by tag
///
/// **Source.** HWSortView: the buttons of a grid carry `tag`s; a hover retags
/// the span between and sorts the array of buttons. (The article's comparator
/// never answers "less", so a stable sort that asks only that changes nothing;
/// this one orders.)
///
/// **Cost.** A move writes (distance + 1) tags and then sorts all n items.
/// Nothing about a sort promises less than O(n log n) comparisons; the standard
/// library's finds the runs that are in order already and takes about 2n.
///
/// **When to use it.** Where the place is stored with the item anyway, in a
/// database row or a view's tag, and the lists are short. **When not:** in
/// memory; every other mover does the same for less.
public struct TagSort<Element>: MoveStrategy {
  @usableFromInline
  struct Tagged {
    @usableFromInline var tag: Position
    @usableFromInline let element: Element

    @inlinable
    init(tag: Position, element: Element) {
      self.tag = tag
      self.element = element
    }
  }

  /// All items in the order of their tags.
  @usableFromInline var storage: [Tagged]
  @usableFromInline var bounds: ListBounds

  /// Creates the multi-list with the items of `lists`.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public init(_ lists: [[Element]]) {
    bounds = ListBounds(lists.lazy.map { $0.count })
    storage = []
    storage.reserveCapacity(bounds.starts.last ?? 0)
    for (list, elements) in lists.enumerated() {
      for (index, element) in elements.enumerated() {
        storage.append(
          Tagged(tag: Position(list: list, index: index), element: element))
      }
    }
  }

  /// The items, list by list.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public var lists: [[Element]] {
    (0..<listCount).map { list in
      storage[bounds.offsets(ofList: list)].map { $0.element }
    }
  }

  /// The number of lists.
  @inlinable
  public var listCount: Int { bounds.listCount }

  /// The number of items in `list`, a list in `0..<listCount`.
  @inlinable
  public func count(ofList list: Int) -> Int { bounds.count(ofList: list) }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(1).
  @inlinable
  public subscript(position: Position) -> Element {
    require(itemAt: position)
    return storage[bounds.offset(of: position)].element
  }

  /// Inserts `element` at `gap` and retags what is behind it in its list.
  ///
  /// - Precondition: The gap exists.
  /// - Complexity: O(*all items and lists behind the gap*).
  @inlinable
  public mutating func insert(_ element: Element, at gap: Gap) {
    require(gap)
    let tag = Position(list: gap.list, index: gap.index)
    storage.insert(
      Tagged(tag: tag, element: element), at: bounds.offset(of: gap))
    bounds.resize(list: gap.list, by: +1)
    let offset = bounds.offset(of: tag)
    for next in (offset + 1)..<bounds.offsets(ofList: gap.list).upperBound {
      storage[next].tag.index += 1
    }
  }

  /// Removes and returns the item at `position` and retags what is behind it
  /// in its list.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(*all items and lists behind it*).
  @inlinable
  @discardableResult
  public mutating func remove(at position: Position) -> Element {
    require(itemAt: position)
    let offset = bounds.offset(of: position)
    let element = storage.remove(at: offset).element
    bounds.resize(list: position.list, by: -1)
    for next in offset..<bounds.offsets(ofList: position.list).upperBound {
      storage[next].tag.index -= 1
    }
    return element
  }

  /// Moves the item at `from` to the final place `to`.
  ///
  /// - Complexity: O(n log n) promised for n items in all lists, O(n) seen.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    require(from: from, to: to, meaning: .move)
    if from == to { return .unchanged }
    let move = Move(from: from, to: to)
    for shift in move.displacement(in: self) { retag(shift, probe: &probe) }
    storage[bounds.offset(of: from)].tag = to
    probe.wroteTags(1)
    sortByTag(probe: &probe)
    bounds.transfer(from: from.list, to: to.list)
    return .moved(move)
  }

  /// Takes several items to one gap: retags them and all they displace, and
  /// sorts once.
  ///
  /// - Precondition: Every item is there and named once, and the gap exists.
  /// - Complexity: O(n log n) promised for n items in all lists.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let batch = requiredBatch(of: items, to: gap)
    if batch.isUnchanged { return .unchanged }
    var probe = Uncounted()
    for shift in batch.displacement(in: self) { retag(shift, probe: &probe) }
    for move in batch.moves {
      storage[bounds.offset(of: move.from)].tag = move.to
    }
    sortByTag(probe: &probe)
    bounds = ListBounds(shape(after: batch.moves).counts)
    return .moved(to: batch.start, count: batch.items.count)
  }

  @inlinable
  mutating func retag(_ shift: Shift, probe: inout some CostProbe) {
    let start = bounds.offsets(ofList: shift.list).lowerBound
    for index in shift.range {
      storage[start + index].tag.index += shift.offset
      probe.wroteTags(1)
    }
  }

  @inlinable
  mutating func sortByTag(probe: inout some CostProbe) {
    storage.sort { left, right in
      probe.compared()
      return left.tag < right.tag
    }
  }
}

extension TagSort.Tagged: Sendable where Element: Sendable {}
extension TagSort: Sendable where Element: Sendable {}
