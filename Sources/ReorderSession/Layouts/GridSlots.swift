public import Reorder

/// The items of a grid, all alike, in several lists: a multi-list that answers
/// where each list begins.
///
/// Only the number of items of each list is known, so every operation is as
/// cheap as one on a list's length.
public struct GridSlots: MoveStrategy, Sendable {
  var counts: [Int]
  var heights: PrefixTree
  var metrics: GridMetrics

  /// Creates lists of one column, with cells of no extent.
  public init(_ lists: [[Double]]) {
    self.init(
      lists.map { $0.count },
      metrics: GridMetrics(
        columns: 1, cell: Size(width: 0, height: 0),
        headers: lists.map { _ in 0 }))
  }

  init(_ counts: [Int], metrics: GridMetrics) {
    self.counts = counts
    self.metrics = metrics
    heights = PrefixTree(
      counts.indices.lazy.map { metrics.height(ofList: $0, count: counts[$0]) })
  }

  /// The number of lists.
  public var listCount: Int { counts.count }

  /// The number of items in `list`.
  public func count(ofList list: Int) -> Int { counts[list] }

  /// The height of a cell for every item, list by list.
  public var lists: [[Double]] {
    counts.map { Array(repeating: metrics.cell.height, count: $0) }
  }

  /// The height of a cell.
  public subscript(position: Position) -> Double { metrics.cell.height }

  /// Makes room for one item more; its height is that of a cell, whatever
  /// `height` says.
  ///
  /// - Complexity: O(log *lists*).
  public mutating func insert(_ height: Double, at gap: Gap) {
    setCount(ofList: gap.list, to: counts[gap.list] + 1)
  }

  /// Takes one item out, and returns the height of a cell.
  ///
  /// - Complexity: O(log *lists*).
  @discardableResult
  public mutating func remove(at position: Position) -> Double {
    setCount(ofList: position.list, to: counts[position.list] - 1)
    return metrics.cell.height
  }

  /// Takes one item to another list; inside a list nothing changes.
  ///
  /// - Complexity: O(log *lists*).
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    if from.list != to.list {
      remove(at: from)
      insert(metrics.cell.height, at: Gap(list: to.list, index: to.index))
    }
    return .moved(Move(from: from, to: to))
  }

  private mutating func setCount(ofList list: Int, to count: Int) {
    counts[list] = count
    heights.update(list, to: metrics.height(ofList: list, count: count))
  }
}

/// The lengths of a grid.
struct GridMetrics: Sendable {
  var columns: Int
  var cell: Size
  var columnGap = 0.0
  var rowGap = 0.0
  var headers: [Double]

  /// What lies around the cells of a list; `empty` is what a list without cells
  /// takes instead of the cells and what is above and below them.
  var insets = GridInsets()

  /// What lies between a list and the next header.
  var listGap = 0.0

  /// From a cell to the next, right and down; never 0, for numbers are divided
  /// by it.
  var pitch: Point {
    Point(
      x: max(cell.width + columnGap, .leastNormalMagnitude),
      y: max(cell.height + rowGap, .leastNormalMagnitude))
  }

  /// The height of a list with its header, and with the gap in front of it.
  func height(ofList list: Int, count: Int) -> Double {
    let rows = Double((count + columns - 1) / columns)
    return (list == 0 ? 0 : listGap) + headers[list]
      + (count == 0
        ? insets.empty
        : insets.top + rows * cell.height + (rows - 1) * rowGap
          + insets.bottom)
  }
}

/// What lies around the cells of each list of a grid.
public struct GridInsets: Hashable, Sendable {
  /// What lies left of the first column.
  public var left: Double

  /// What lies between the header and the first row.
  public var top: Double

  /// What lies below the last row.
  public var bottom: Double

  /// What lies below the header of a list without cells.
  public var empty: Double

  /// Creates insets.
  public init(
    left: Double = 0, top: Double = 0, bottom: Double = 0, empty: Double = 0
  ) {
    self.left = left
    self.top = top
    self.bottom = bottom
    self.empty = empty
  }
}
