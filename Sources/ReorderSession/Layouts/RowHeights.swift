public import Reorder

/// The heights of rows in several lists, each list under a header: a multi-list
/// that answers where a row begins and which row begins where.
///
/// All lists lie one behind the other in one sequence, in which the header of a
/// list is an entry as well:
///
///     lists     [40 100] [60], headers of 30, spacing 10
///     entries   30  50 110  20  70       a row takes its height and the spacing
///     starts     0  30  80 190 210 280   rows begin at 30 and 80, and at 210
///
/// A header behind a list that has rows takes the last spacing back. Where an
/// entry ends another item of the list would begin: every start but the first
/// is a *slot*.
public struct RowHeights: MoveStrategy, Sendable {
  var entries: PrefixTree
  var lengths: PrefixTree
  let metrics: RowMetrics

  /// 1 if the first entry takes nothing, which lies in front of all slots.
  let zeroHeads: Int

  /// Creates lists of rows without headers and without spacing.
  public init(_ lists: [[Double]]) {
    self.init(lists, metrics: RowMetrics(headers: lists.map { _ in 0 }))
  }

  init(_ lists: [[Double]], metrics: RowMetrics) {
    var entries: [Double] = []
    for (list, heights) in lists.enumerated() {
      let isBehindRows = list > 0 && !lists[list - 1].isEmpty
      entries.append(metrics.head(ofList: list, isBehindRows: isBehindRows))
      for height in heights {
        requireExtent(height, "high", of: "a row")
        entries.append(height + metrics.spacing)
      }
    }
    self.entries = PrefixTree(entries)
    lengths = PrefixTree(lists.lazy.map { Double($0.count + 1) })
    self.metrics = metrics
    zeroHeads = lists.isEmpty || entries[0] > 0 ? 0 : 1
  }

  /// The number of lists.
  public var listCount: Int { lengths.count }

  /// The number of rows in `list`.
  ///
  /// - Complexity: O(log *lists*).
  public func count(ofList list: Int) -> Int { Int(lengths[list]) - 1 }

  /// The heights, list by list.
  public var lists: [[Double]] {
    (0..<listCount).map { list in
      (0..<count(ofList: list)).map { self[Position(list: list, index: $0)] }
    }
  }

  /// The height of the row at `position`.
  ///
  /// - Complexity: O(log n).
  public subscript(position: Position) -> Double {
    entries[entry(of: position)] - metrics.spacing
  }

  /// Inserts a row of this height at `gap`.
  ///
  /// - Precondition: The gap is there and the height at least 0.
  /// - Complexity: O(log n).
  public mutating func insert(_ height: Double, at gap: Gap) {
    requireExtent(height, "high", of: "a row")
    insertEntry(
      height + metrics.spacing,
      at: Position(list: gap.list, index: gap.index))
  }

  /// Removes the row at `position` and returns its height.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func remove(at position: Position) -> Double {
    removeEntry(at: position) - metrics.spacing
  }

  /// Moves the row at `from` to the final place `to`.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    insertEntry(removeEntry(at: from), at: to)
    probe.wroteElements(1)
    return .moved(Move(from: from, to: to))
  }

  /// Gives the row at `position` another height.
  ///
  /// - Complexity: O(log n).
  mutating func resize(_ position: Position, to height: Double) {
    requireExtent(height, "high", of: "a row")
    entries.update(entry(of: position), to: height + metrics.spacing)
  }

  private mutating func insertEntry(_ extent: Double, at place: Position) {
    entries.insert(extent, at: entry(of: place))
    setCount(ofList: place.list, to: count(ofList: place.list) + 1)
  }

  private mutating func removeEntry(at place: Position) -> Double {
    let extent = entries.remove(at: entry(of: place))
    setCount(ofList: place.list, to: count(ofList: place.list) - 1)
    return extent
  }

  private mutating func setCount(ofList list: Int, to count: Int) {
    let wasEmpty = lengths[list] == 1
    lengths.update(list, to: Double(count + 1))
    if wasEmpty != (count == 0) && list + 1 < listCount {
      entries.update(
        head(ofList: list + 1),
        to: metrics.head(ofList: list + 1, isBehindRows: count > 0))
    }
  }
}

extension RowHeights {
  /// The entry of the header of `list`.
  func head(ofList list: Int) -> Int { Int(lengths.start(of: list)) }

  /// The entry of the row at `place`, or the one behind the last row of the
  /// list: the end of the entry in front is the slot `place`.
  func entry(of place: Position) -> Int {
    head(ofList: place.list) + 1 + place.index
  }

  /// The slot in front of which lies entry `index`, one of `1...count`.
  ///
  /// - Complexity: O(log *lists*).
  func slot(atEntry index: Int) -> Position {
    if listCount == 1 { return Position(list: 0, index: index - 1) }
    let boundary = lengths.boundary(at: Double(index - 1) + 0.5)
    return Position(
      list: boundary.index - 1,
      index: index - 1 - Int(boundary.previousStart))
  }

  /// Where the slot `place` begins, from the top of the first header.
  ///
  /// - Complexity: O(log n).
  func start(of place: Position) -> Double {
    entries.start(of: entry(of: place))
  }
}

/// The lengths, beside the rows, of a layout of rows.
struct RowMetrics: Sendable {
  var headers: [Double]
  var spacing = 0.0
  var listGap = 0.0
  var topInset = 0.0

  /// What lies between what is in front of a list and its first row.
  func head(ofList list: Int, isBehindRows: Bool) -> Double {
    headers[list] + (list == 0 ? topInset : listGap)
      - (isBehindRows ? spacing : 0)
  }
}
