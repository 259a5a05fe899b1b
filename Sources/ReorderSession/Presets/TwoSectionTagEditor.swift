public import Reorder

/// The tag editor of a collection view with two sections, shown and hidden, as
/// the article on UICollectionView describes it, done right.
///
/// The first shown tag stays; only shown tags are dragged, and only among
/// themselves. While editing, a tap above hides a tag, at its place in the
/// catalogue, and a tap below shows one, at the end; otherwise a tap opens.
public enum TwoSectionTagEditor {
  /// A session of the preset.
  public typealias Tags<Element> =
    Session<RemoveInsert<Element>, GridLayout, ItemUnderPointer>

  /// Who moves the cells.
  public enum Variant: Sendable, CaseIterable {
    /// The article's own gesture: every hover moves, and a forbidden one is
    /// ignored.
    case live

    /// The toolkit's: it commits at the drop, and its hook answers a forbidden
    /// hover with the place of the lift.
    case system
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - shown: The shown tags, in list 0.
  ///   - hidden: The hidden ones, in list 1, in the order of the catalogue.
  ///   - variant: Who moves the cells.
  ///   - pinned: The number of shown tags that stay, from the first.
  ///   - columns: The number of cells in a row, at least 1.
  ///   - spacing: What lies beside (x), above and below (y) every cell.
  ///   - viewport: The visible part of the content.
  ///   - isInOrder: Whether a tag comes before another in the catalogue.
  @inlinable
  public static func session<Element>(
    shown: [Element], hidden: [Element], variant: Variant = .live,
    pinned: Int = 1, columns: Int = 4, spacing: Point = Point(x: 10, y: 12),
    viewport: Size,
    catalogue isInOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> Tags<Element> {
    var options = SessionOptions<Element>()
    options.follow = .pointer
    options.refusesStuckLifts = true
    options.tellsRetargeted = true
    options.taps = [
      TapRule(whileEditing: .transfer(toList: 1, .ordered(isInOrder))),
      TapRule(whileEditing: .transfer(toList: 0, .end)),
    ]
    let rules = Rules(lists: [
      ListRules(dragOut: false, leadingPins: pinned),
      ListRules(dragOut: false, dragWithin: false, dropIn: false),
    ])
    return Session(
      Constrained(
        [shown, hidden], rules: rules,
        retarget: variant == .live ? .refuse : .origin),
      commit: variant == .live ? .live : .onDrop,
      layout: layout(
        counts: [shown.count, hidden.count], columns: columns,
        spacing: spacing, width: viewport.width),
      hit: ItemUnderPointer(), options: options, viewport: viewport)
  }

  /// Creates the layout: cells half as high as wide that share the width, a
  /// header of 60 above each list.
  public static func layout(
    counts: [Int], columns: Int = 4, spacing: Point = Point(x: 10, y: 12),
    width: Double
  ) -> GridLayout {
    let cellWidth = GridLayout.cellWidth(
      sharing: width, columns: columns, gap: spacing.x)
    return GridLayout(
      counts: counts, columns: columns,
      cell: Size(width: cellWidth, height: cellWidth / 2),
      columnGap: spacing.x, rowGap: spacing.y, headers: [60, 60],
      headerWidth: width,
      insets: GridInsets(
        left: spacing.x, top: spacing.y, bottom: spacing.y,
        empty: 2 * spacing.y))
  }
}
