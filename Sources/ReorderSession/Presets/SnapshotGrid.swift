public import Reorder

/// The grid whose dragged cell is a snapshot, and whose order changes by a chain
/// of exchanges of neighbours, as the article on DraggingSort describes it, done
/// right.
public enum SnapshotGrid {
  /// A session of the preset.
  public typealias Items<Element, Slots: Layout> =
    Session<SwapChain<Element>, Slots, NearCentre>

  /// Creates a session over any layout.
  ///
  /// - Parameters:
  ///   - items: The items, in list 0.
  ///   - layout: How they lie.
  ///   - viewport: The visible part of the content.
  /// - Precondition: The layout has as many items.
  @inlinable
  public static func session<Element, Slots: Layout>(
    _ items: [Element], layout: Slots, viewport: Size
  ) -> Items<Element, Slots> {
    Session(
      lists: [items], strategy: SwapChain.self, layout: layout,
      hit: NearCentre(), viewport: viewport)
  }
}
