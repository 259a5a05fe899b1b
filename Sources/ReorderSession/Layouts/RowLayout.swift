public import Reorder

/// Rows of any height in lists one below the other, each under a header, or in
/// lists side by side.
///
///     let layout = RowLayout([[40, 100], [60]], headers: [30, 30], width: 300)
///     layout.frame(of: Position(list: 1, index: 0))   // y 200, height 60
///
/// **Cost.** A question about a point or a place takes O(log n), and so does a
/// row that comes, goes, moves or gets another height.
public struct RowLayout: Layout {
  /// The heights of the rows, under the rules of the lists.
  public var extents: Constrained<RowHeights>

  /// How wide each row is.
  public let width: Double

  /// How lists lie to each other.
  let arrangement: Arrangement

  /// What lies above the first header.
  let topInset: Double

  /// What lies below the last row.
  let bottomInset: Double

  enum Arrangement: Sendable {
    case stacked
    case sideBySide(gap: Double)
  }

  /// Creates lists one below the other.
  ///
  /// - Parameters:
  ///   - heights: The heights of the rows, list by list, each at least 0.
  ///   - headers: The height of the header of each list; none if empty.
  ///   - spacing: What lies between two rows of a list.
  ///   - listGap: What lies between a list and the next header.
  ///   - topInset: What lies above the first header.
  ///   - bottomInset: What lies below the last row.
  ///   - width: How wide each row is.
  /// - Precondition: There is a header for each list or none, and between two
  ///   lists is as much as between two rows. It should be more: the slot behind
  ///   the last row of a list then begins above the first slot of the next, and
  ///   ``NearestSlot`` can tell them apart.
  public init(
    _ heights: [[Double]], headers: [Double] = [], spacing: Double = 0,
    listGap: Double = 0, topInset: Double = 0, bottomInset: Double = 0,
    width: Double
  ) {
    requireExtent(width, "wide", of: "a row")
    let headers = Self.headers(headers, of: heights)
    for header in headers.dropFirst() {
      precondition(
        header + listGap >= spacing,
        "a header of \(header) and a gap of \(listGap) between lists are less "
          + "than the spacing of \(spacing) between rows")
    }
    let metrics = RowMetrics(
      headers: headers, spacing: spacing, listGap: listGap, topInset: topInset)
    extents = Constrained(
      RowHeights(heights, metrics: metrics), rules: Rules())
    self.width = width
    arrangement = .stacked
    self.topInset = topInset
    self.bottomInset = bottomInset
  }

  /// Creates lists side by side, from the left.
  ///
  /// - Parameters:
  ///   - heights: The heights of the rows, list by list, each at least 0.
  ///   - headers: The height of the header of each list; none if empty.
  ///   - spacing: What lies between two rows of a list.
  ///   - listGap: What lies between two lists and left of the first.
  ///   - topInset: What lies above each header.
  ///   - bottomInset: What lies below the last row of the longest list.
  ///   - width: How wide each row is.
  /// - Precondition: There is a header for each list or none.
  public init(
    sideBySide heights: [[Double]], headers: [Double] = [],
    spacing: Double = 0, listGap: Double = 0, topInset: Double = 0,
    bottomInset: Double = 0, width: Double
  ) {
    requireExtent(width, "wide", of: "a row")
    let metrics = RowMetrics(
      headers: Self.headers(headers, of: heights).map { $0 + topInset },
      spacing: spacing)
    extents = Constrained(
      RowHeights(heights, metrics: metrics), rules: Rules())
    self.width = width
    arrangement = .sideBySide(gap: listGap)
    self.topInset = topInset
    self.bottomInset = bottomInset
  }

  private static func headers(
    _ headers: [Double], of lists: [[Double]]
  ) -> [Double] {
    precondition(
      headers.isEmpty || headers.count == lists.count,
      "there are \(headers.count) headers for \(lists.count) lists")
    return headers.isEmpty ? lists.map { _ in 0 } : headers
  }

  /// Gives the row at `position` another height.
  ///
  /// - Precondition: An item is there, and the height is at least 0.
  /// - Complexity: O(log n).
  public mutating func resize(_ position: Position, to height: Double) {
    let rules = extents.rules
    var heights = extents.base
    // The layout lets go of the heights, so that they change in place.
    extents = Constrained(RowHeights([]), rules: Rules())
    heights.resize(position, to: height)
    extents = Constrained(heights, rules: rules)
  }
}
