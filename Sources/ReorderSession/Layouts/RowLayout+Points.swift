public import Reorder

extension RowLayout {
  /// The frame of the row at `position`.
  ///
  /// - Complexity: O(log n).
  public func frame(of position: Position) -> Rect {
    let heights = extents.base
    return Rect(
      x: left(ofList: position.list),
      y: heights.start(of: position) - top(ofList: position.list),
      width: width, height: heights[position])
  }

  /// The frame of the header of `list`.
  ///
  /// - Complexity: O(log n).
  public func headerFrame(ofList list: Int) -> Rect {
    let metrics = extents.base.metrics
    let first = extents.base.start(of: Position(list: list, index: 0))
    let height = metrics.headers[list] - (isSideBySide ? topInset : 0)
    return Rect(
      x: left(ofList: list), y: first - height - top(ofList: list),
      width: width, height: height)
  }

  /// The row under the point, or nil beside the rows, on a header and between
  /// rows.
  ///
  /// - Complexity: O(log n).
  public func item(at point: Point) -> Position? {
    guard let list = list(across: point.x) else { return nil }
    let heights = extents.base
    // The last entry that begins at the point or above.
    let y = point.y + top(ofList: list)
    let behind = heights.entries.boundary(at: y.nextUp).index
    guard behind > 1 else { return nil }
    let place = heights.slot(atEntry: behind - 1)
    guard place.index < heights.count(ofList: place.list) else { return nil }
    return frame(of: place).contains(point) ? place : nil
  }

  /// The two rows that begin nearest above the point, and the two below, of all
  /// lists or, side by side, of the list nearest to the point.
  ///
  /// - Complexity: O(log n) for each, and for each list between that is empty.
  public func items(around point: Point) -> [Position] {
    if listCount == 0 { return [] }
    let list = nearestList(across: point.x)
    let heights = extents.base
    let entries =
      isSideBySide
      ? heights.slots(ofList: list).dropLast() : 1..<heights.entries.count
    let middle = heights.entries
      .boundary(at: point.y + top(ofList: list)).index
    func rows(_ entries: some Collection<Int>) -> some Sequence<Position> {
      entries.lazy.map { heights.slot(atEntry: $0) }
        .filter { $0.index < heights.count(ofList: $0.list) }
        .prefix(2)
    }
    let above = rows(
      entries.prefix(upTo: clamp(middle, to: entries)).reversed())
    return above.reversed()
      + rows(entries.suffix(from: clamp(middle, to: entries)))
  }

  /// The distance from the top to the bottom of the last row, and what lies
  /// below that.
  ///
  /// - Complexity: O(log n); O(*lists* log n) side by side.
  public var contentHeight: Double {
    let lists = isSideBySide ? 0..<listCount : (listCount - 1)..<listCount
    return (lists.map { bottom(ofList: $0) }.max() ?? 0) + bottomInset
  }

  /// The height of the row, and the spacing.
  public func growth(for height: Double) -> Double {
    height + extents.base.metrics.spacing
  }

  private func bottom(ofList list: Int) -> Double {
    if list < 0 { return 0 }
    let count = count(ofList: list)
    let end = extents.base.start(of: Position(list: list, index: count))
    return end - top(ofList: list)
      - (count > 0 ? extents.base.metrics.spacing : 0)
  }
}

extension RowLayout {
  private func clamp(_ entry: Int, to entries: Range<Int>) -> Int {
    max(entries.lowerBound, Swift.min(entry, entries.upperBound))
  }

  var isSideBySide: Bool {
    if case .sideBySide = arrangement { true } else { false }
  }

  /// Where a list's own top lies in the sequence of all rows.
  func top(ofList list: Int) -> Double {
    guard isSideBySide else { return 0 }
    return extents.base.start(of: Position(list: list, index: 0))
      - extents.base.metrics.headers[list]
  }

  func left(ofList list: Int) -> Double {
    switch arrangement {
    case .stacked: 0
    case .sideBySide(let gap): gap + Double(list) * (width + gap)
    }
  }

  /// The list that `x` is in, side by side; the first, one below the other.
  func list(across x: Double) -> Int? {
    if listCount == 0 { return nil }
    let list = nearestList(across: x)
    let left = left(ofList: list)
    return x >= left && x < left + width ? list : nil
  }

  /// The list whose frame is nearest to `x`, halfway the earlier.
  func nearestList(across x: Double) -> Int {
    guard case .sideBySide(let gap) = arrangement else { return 0 }
    // List l is nearest up to half the gap behind its right edge.
    let turns = (x - gap - width - gap / 2) / (width + gap)
    let list = turns <= 0 ? 0 : turns.wholeAbove
    return list < Double(listCount) ? Int(list) : listCount - 1
  }
}
