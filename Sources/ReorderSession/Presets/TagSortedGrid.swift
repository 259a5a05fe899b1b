public import Reorder

/// The grid of one list that retags the span between and sorts by tag at every
/// hover, as the article on HWSortView describes it, done right: the order is
/// the result.
public enum TagSortedGrid {
  /// A session of the preset.
  public typealias Tags<Element> =
    Session<TagSort<Element>, GridLayout, HoveredFrame>

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - items: The items, in list 0.
  ///   - columns: The number of cells in a row, at least 1.
  ///   - margin: What lies around every cell.
  ///   - viewport: The visible part of the content.
  @inlinable
  public static func session<Element>(
    _ items: [Element], columns: Int = 3, margin: Double = 10, viewport: Size
  ) -> Tags<Element> {
    Session(
      lists: [items], strategy: TagSort.self,
      layout: layout(
        count: items.count, columns: columns, margin: margin,
        width: viewport.width),
      hit: HoveredFrame(), viewport: viewport)
  }

  /// Creates the layout: cells 30 high that share the width.
  public static func layout(
    count: Int, columns: Int = 3, margin: Double = 10, width: Double
  ) -> GridLayout {
    GridLayout(
      counts: [count], columns: columns,
      cell: Size(
        width: GridLayout.cellWidth(
          sharing: width, columns: columns, gap: margin),
        height: 30),
      columnGap: margin, rowGap: margin,
      insets: GridInsets(left: margin, top: margin), bottomInset: margin)
  }
}
