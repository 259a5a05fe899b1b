public import Reorder

/// The tag editor of two grids, mine above and recommended below, as the article
/// on UC's channel editor describes it (DragButtonSortView), done right.
///
/// Only upper tags are dragged, and only among themselves; a long press on one
/// turns editing on. While editing, a tap above takes a tag out, to the front of
/// the lower list, as long as four stay; otherwise it opens. A tap below takes a
/// tag in, to the end. A drag is committed at the drop.
public enum UCTagEditor {
  /// A session of the preset.
  public typealias Tags<Element> =
    Session<RemoveInsert<Element>, GridLayout, InLists<DirectedFrame>>

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - upper: My tags, in list 0.
  ///   - lower: The recommended ones, in list 1.
  ///   - viewport: The visible part of the content.
  @inlinable
  public static func session<Element>(
    upper: [Element], lower: [Element], viewport: Size
  ) -> Tags<Element> {
    var options = SessionOptions<Element>()
    options.autoscroll = .top
    options.pressDuration = 0.2
    options.liftStartsEditing = true
    options.refusesStuckLifts = true
    options.tellsOrder = true
    let takeIn = TapAction<Element>.transfer(toList: 0, .end)
    options.taps = [
      TapRule(whileEditing: .transfer(toList: 1, .front)),
      TapRule(whileEditing: takeIn, otherwise: takeIn),
    ]
    let rules = Rules(lists: [
      ListRules(dragOut: false, minimum: 4),
      ListRules(dragOut: false, dragWithin: false, dropIn: false),
    ])
    return Session(
      Constrained([upper, lower], rules: rules), commit: .onDrop,
      layout: layout(counts: [upper.count, lower.count], viewport: viewport),
      hit: InLists(DirectedFrame(), [0]), options: options, viewport: viewport)
  }

  /// Creates the layout: three columns, cells 40 high, 10 between all; a header
  /// of 30 above each list, the lower one 20 below the last upper cell; at least
  /// 10 higher than the viewport.
  public static func layout(counts: [Int], viewport: Size) -> GridLayout {
    GridLayout(
      counts: counts, columns: 3,
      cell: Size(
        width: GridLayout.cellWidth(
          sharing: viewport.width, columns: 3, gap: 10),
        height: 40),
      columnGap: 10,
      rowGap: 10, headers: [30, 30], headerWidth: viewport.width - 20,
      headerInset: 10, insets: GridInsets(left: 10, top: 10), listGap: 20,
      bottomInset: 10, minimumHeight: viewport.height + 10)
  }
}
