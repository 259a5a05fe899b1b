import Reorder

extension RowHeights {
  /// Whether several slots may begin at one point.
  var hasTies: Bool { entries.zeroCount > zeroHeads }

  /// The entries in front of which the slots of `list` lie.
  func slots(ofList list: Int) -> Range<Int> {
    let first = entry(of: Position(list: list, index: 0))
    return first..<(first + count(ofList: list) + 1)
  }

  /// The slot that begins nearest to `y`, among those of all lists or of one.
  ///
  /// - Complexity: O(log n).
  func slot(nearestTo y: Double, ofList list: Int?, home: Position) -> Position
  {
    let slots = list.map { self.slots(ofList: $0) } ?? 1..<(entries.count + 1)
    return slot(atEntry: entry(nearestTo: y, in: slots, home: home))
  }

  /// Every slot from `first` to `last`, without the first, that can be the
  /// nearest one: of slots that begin at one point only one is.
  ///
  /// - Complexity: O(k log n) for k slots.
  func slots(
    from first: Position, to last: Position, ofList list: Int?, home: Position
  ) -> [Position] {
    let slots = list.map { self.slots(ofList: $0) } ?? 1..<(entries.count + 1)
    let start = entry(of: first)
    let end = entry(of: last)
    let passed =
      start < end ? Array(start...end) : (end...start).reversed()
    return passed.dropFirst().filter { entry in
      !hasTies
        || entry
          == self.entry(
            nearestTo: entries.start(of: entry), in: slots, home: home)
    }.map { slot(atEntry: $0) }
  }

  /// Returns the one of `slots` that begins nearest to `y`.
  private func entry(
    nearestTo y: Double, in slots: Range<Int>, home: Position
  ) -> Int {
    let boundary = entries.boundary(at: y)
    if boundary.index <= slots.lowerBound { return slots.lowerBound }
    let last = slots.upperBound - 1
    let isEarlier =
      boundary.index > last
      || y - boundary.previousStart <= boundary.start - y
    let nearest = min(isEarlier ? boundary.index - 1 : boundary.index, last)
    return hasTies ? entry(tiedWith: nearest, in: slots, home: home) : nearest
  }

  /// Returns the one that is meant of the slots that begin where `nearest` does.
  private func entry(
    tiedWith nearest: Int, in slots: Range<Int>, home: Position
  ) -> Int {
    let start = entries.start(of: nearest)
    let home = entry(of: home)
    if slots.contains(home) && entries.start(of: home) == start { return home }
    return max(slots.lowerBound, entries.boundary(at: start).index)
  }
}
