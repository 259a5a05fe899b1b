public import Reorder

/// The table whose dragged row trades places with the one it crosses, also
/// across sections, as the article on DHDragableCellTableView describes it, done
/// right.
///
/// Heights travel with their rows. The length of a section never changes, and an
/// empty one takes nothing. A row that is skipped by a fast pointer is not
/// exchanged: that is what an exchange means, and where a move differs.
public enum DraggableTable {
  /// A session of the preset.
  public typealias Rows<Element> =
    Session<SectionExchange<Element>, RowLayout, CrossedEdge>

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - sections: The rows, section by section.
  ///   - heights: Their heights, likewise.
  ///   - headers: The height of each section's header; none if empty.
  ///   - edgeRange: How near to the upper or lower edge the table scrolls; nil
  ///     if never.
  ///   - pressDuration: How long a press lasts until it lifts, in seconds.
  ///   - viewport: The visible part of the content.
  /// - Precondition: There is a height for each row, and a header for each
  ///   section or none. Of several, each section has one.
  @inlinable
  public static func session<Element>(
    _ sections: [[Element]], heights: [[Double]], headers: [Double] = [],
    edgeRange: Double? = nil, pressDuration: Double = 0.5, viewport: Size
  ) -> Rows<Element> {
    var options = SessionOptions<Element>()
    options.follow = .vertical
    options.pressDuration = pressDuration
    if let edgeRange { options.autoscroll = .edges(range: edgeRange) }
    return Session(
      lists: sections, strategy: SectionExchange.self,
      layout: RowLayout(heights, headers: headers, width: viewport.width),
      hit: CrossedEdge(), options: options, viewport: viewport)
  }
}
