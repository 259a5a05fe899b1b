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
    var counts = Shape(of: shape).counts
    // Most items are in the list of the one before: its bounds are at hand.
    var list = -1
    var offsets = 0..<0
    var taken = 0
    for item in items {
      if item.list != list {
        shape.require(itemAt: item)
        if list >= 0 { counts[list] -= builder.count - taken }
        list = item.list
        offsets = bounds.offsets(ofList: list)
        taken = builder.count
      }
      if UInt(bitPattern: item.index) >= UInt(bitPattern: offsets.count) {
        shape.require(itemAt: item)
      }
      if !builder.insert(offsets.lowerBound &+ item.index) {
        trap(.duplicate(item))
      }
    }
    if list >= 0 { counts[list] -= builder.count - taken }
    let selection = builder.finish()
    let inFront = bounds.offset(of: gap) - gap.index
    self.gap = bounds.offset(of: gap)
    let takenInFront =
      selection.count(below: self.gap) - selection.count(below: inFront)
    start = Position(list: gap.list, index: gap.index - takenInFront)
    counts[gap.list] += selection.count
    let stayed = counts[gap.list] == shape.count(ofList: gap.list)
    let lower = inFront + start.index
    isUnchanged =
      selection.count == 0
      || stayed && selection.fills(lower..<(lower + selection.count))
    boundsAfter = stayed ? bounds : ListBounds(counts)
    self.selection = selection
  }
}
