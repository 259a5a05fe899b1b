public import Reorder

extension RowLayout {
  /// The slot that begins nearest to the top of `corner`, in all lists or, side
  /// by side, in the list whose frame is nearest to the centre.
  ///
  /// - Complexity: O(log n).
  public func slot(
    nearestTo corner: Point, centre: Point, home: Position
  ) -> Position {
    let heights = extents.base
    if isSideBySide {
      let list = nearestList(across: centre.x)
      let entry = entry(
        nearestTo: corner.y + top(ofList: list), in: slots(inList: list),
        home: home.list == list ? home : nil)
      return heights.slot(atEntry: entry)
    }
    let entry = entry(
      nearestTo: corner.y, in: 1..<(heights.entries.count + 1), home: home)
    return heights.slot(atEntry: entry)
  }

  /// Every slot from one to the other that can be the nearest one: of slots
  /// that begin at one point only one is.
  ///
  /// - Complexity: O(k log n) for k slots.
  public func slots(
    passedFrom first: Position, to last: Position, corner: Point,
    home: Position
  ) -> [Position] {
    let heights = extents.base
    let start = heights.entry(of: first)
    let end = heights.entry(of: last)
    let entries = start < end ? Array(start...end) : (end...start).reversed()
    if heights.entries.zeroCount == 0 {
      return entries.dropFirst().map { heights.slot(atEntry: $0) }
    }
    let slots = isSideBySide ? slots(inList: last.list) : nil
    return entries.dropFirst().filter { entry in
      self.entry(
        nearestTo: heights.entries.start(of: entry),
        in: slots ?? 1..<(heights.entries.count + 1), home: home) == entry
    }.map { heights.slot(atEntry: $0) }
  }

  /// Returns the one of `entries` that begins nearest to `y`.
  private func entry(
    nearestTo y: Double, in entries: Range<Int>, home: Position?
  ) -> Int {
    let tree = extents.base.entries
    let boundary = tree.boundary(at: y)
    if boundary.index <= entries.lowerBound { return entries.lowerBound }
    let last = entries.upperBound - 1
    let isEarlier =
      boundary.index > last
      || y - boundary.previousStart <= boundary.start - y
    let nearest = Swift.min(
      isEarlier ? boundary.index - 1 : boundary.index, last)
    if tree.zeroCount == 0 { return nearest }
    let start = tree.start(of: nearest)
    if let home {
      let entry = extents.base.entry(of: home)
      if entries.contains(entry) && tree.start(of: entry) == start {
        return entry
      }
    }
    return max(entries.lowerBound, tree.boundary(at: start).index)
  }
}
