public import Reorder

/// Cells of one size in rows of a fixed number, in lists one below the other,
/// each under a header.
///
///     let grid = GridLayout(
///       counts: [7], columns: 3, cell: Size(width: 110, height: 30),
///       columnGap: 10, rowGap: 10, insets: GridInsets(left: 10, top: 10))
///     grid.frame(of: Position(list: 0, index: 4))   // x 130, y 50
///
/// **Cost.** O(1) for a question about a point or a place, and O(log *lists*)
/// where there are several lists; so do changes.
public struct GridLayout: Layout {
  /// The items, under the rules of the lists.
  public var extents: Constrained<GridSlots>

  /// What lies left and right of a header, and how wide it is.
  let headerSpan: (x: Double, width: Double)

  /// What lies below the last list.
  let bottomInset: Double

  /// The least height of the content.
  public var minimumHeight: Double

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - counts: The number of items of each list.
  ///   - columns: The number of cells in a row, at least 1.
  ///   - cell: The size of a cell.
  ///   - columnGap: What lies between two columns.
  ///   - rowGap: What lies between two rows.
  ///   - headers: The height of the header of each list; none if empty.
  ///   - headerWidth: How wide a header is.
  ///   - headerInset: What lies left of a header.
  ///   - insets: What lies around the cells of a list.
  ///   - listGap: What lies between a list and the next header.
  ///   - bottomInset: What lies below the last list.
  ///   - minimumHeight: The least height of the content.
  /// - Precondition: There is a header for each list or none, and between the
  ///   cells of two lists is at least as much as between two rows. It should be
  ///   more, for ``NearestSlot`` to tell the row behind the last from the first
  ///   of the next list.
  public init(
    counts: [Int], columns: Int, cell: Size, columnGap: Double = 0,
    rowGap: Double = 0, headers: [Double] = [], headerWidth: Double = 0,
    headerInset: Double = 0, insets: GridInsets = GridInsets(),
    listGap: Double = 0, bottomInset: Double = 0, minimumHeight: Double = 0
  ) {
    precondition(columns >= 1, "a grid cannot have \(columns) columns")
    requireExtent(cell.width, "wide", of: "a cell")
    requireExtent(cell.height, "high", of: "a cell")
    precondition(
      headers.isEmpty || headers.count == counts.count,
      "there are \(headers.count) headers for \(counts.count) lists")
    let headers = headers.isEmpty ? counts.map { _ in 0 } : headers
    for header in headers.dropFirst() {
      precondition(
        insets.bottom + listGap + header + insets.top >= rowGap,
        "between the cells of two lists lies less than the gap of \(rowGap) "
          + "between two rows")
    }
    let metrics = GridMetrics(
      columns: columns, cell: cell, columnGap: columnGap, rowGap: rowGap,
      headers: headers, insets: insets, listGap: listGap)
    self.metrics = metrics
    extents = Constrained(GridSlots(counts, metrics: metrics), rules: Rules())
    headerSpan = (headerInset, headerWidth)
    self.bottomInset = bottomInset
    self.minimumHeight = minimumHeight
  }

  let metrics: GridMetrics

  /// Returns how wide cells are that share a width, with a gap beside each; 0
  /// where there is no room, as in a view that has not been laid out.
  static func cellWidth(
    sharing width: Double, columns: Int, gap: Double
  ) -> Double {
    max(0, (width - gap * Double(columns + 1)) / Double(columns))
  }

  /// The frame of the cell at `position`.
  ///
  /// - Complexity: O(1) for one list, else O(log *lists*).
  public func frame(of position: Position) -> Rect {
    let (row, column) = position.index
      .quotientAndRemainder(dividingBy: metrics.columns)
    return Rect(
      x: metrics.insets.left + Double(column) * metrics.pitch.x,
      y: start(ofRow: row, inList: position.list),
      width: metrics.cell.width, height: metrics.cell.height)
  }

  /// The frame of the header of `list`.
  public func headerFrame(ofList list: Int) -> Rect {
    Rect(
      x: headerSpan.x, y: headerTop(ofList: list), width: headerSpan.width,
      height: metrics.headers[list])
  }

  /// The distance from the top to the bottom of the last list, and what lies
  /// below that.
  public var contentHeight: Double {
    max(extents.withBase { $0.heights.total } + bottomInset, minimumHeight)
  }

  /// The height of one row, and the gap.
  public func growth(for height: Double) -> Double { metrics.pitch.y }

  func headerTop(ofList list: Int) -> Double {
    if list == 0 { return 0 }
    return extents.withBase { $0.heights.start(of: list) } + metrics.listGap
  }

  /// Where a row of slots begins.
  func start(ofRow row: Int, inList list: Int) -> Double {
    headerTop(ofList: list) + metrics.headers[list] + metrics.insets.top
      + Double(row) * metrics.pitch.y
  }

  /// The list that `y` is in, from above its header to above the next; the
  /// first if it is above all.
  func list(at y: Double) -> Int {
    listCount == 1
      ? 0
      : max(
        0, extents.withBase { $0.heights.boundary(at: y.nextUp).index } - 1)
  }
}
