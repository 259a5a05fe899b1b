/// A batch in lists that lie one behind the other: which offsets go to which.
@usableFromInline
struct FlatBatch: ~Copyable {
  /// The offsets of the items before.
  @usableFromInline let selection: Selection

  /// The gap as an offset.
  @usableFromInline let gap: Int

  /// Where the first item ends.
  @usableFromInline let start: Position

  /// Whether no item changes its place.
  @usableFromInline let isUnchanged: Bool

  /// Where the lists are after.
  @usableFromInline let boundsAfter: ListBounds

  /// Finds the items in lists with these bounds, in any order.
  ///
  /// - Precondition: Every item is there and named once, and the gap exists.
  /// - Complexity: O(*items*/64 + *lists*), and O(k) for k items.
  @inlinable
  init(
    _ items: some Sequence<Position>, to gap: Gap,
    in shape: some MultiListShape,
    bounds: ListBounds
  ) {
    shape.require(gap)
    var builder = SelectionBuilder(capacity: bounds.starts[bounds.listCount])
    // Most items are in the list of the one before, whose bounds are at hand.
    var rest = items.makeIterator()
    var next = rest.next()
    while let first = next {
      shape.require(itemAt: first)
      let offsets = bounds.offsets(ofList: first.list)
      while let item = next, item.list == first.list {
        if UInt(bitPattern: item.index) >= UInt(bitPattern: offsets.count) {
          shape.require(itemAt: item)
        }
        if !builder.insert(offsets.lowerBound &+ item.index) {
          trap(.duplicate(item))
        }
        next = rest.next()
      }
    }
    let selection = builder.finish()
    let inFront = bounds.offset(of: gap) - gap.index
    self.gap = bounds.offset(of: gap)
    let takenInFront = selection.count(in: inFront..<self.gap)
    start = Position(list: gap.list, index: gap.index - takenInFront)
    let home = bounds.offsets(ofList: gap.list)
    let stayed = selection.count(in: home) == selection.count
    let lower = inFront + start.index
    isUnchanged =
      selection.count == 0
      || stayed && selection.fills(lower..<(lower + selection.count))
    boundsAfter =
      stayed ? bounds : bounds.taking(selection, toList: gap.list)
    self.selection = selection
  }
}

extension ListBounds {
  /// The bounds of the lists after all selected items have gone to one of them.
  @inlinable
  func taking(_ selection: borrowing Selection, toList target: Int) -> Self {
    var counts: [Int] = []
    counts.reserveCapacity(listCount)
    for list in 0..<listCount {
      let offsets = offsets(ofList: list)
      counts.append(offsets.count - selection.count(in: offsets))
    }
    counts[target] += selection.count
    return ListBounds(counts)
  }
}
