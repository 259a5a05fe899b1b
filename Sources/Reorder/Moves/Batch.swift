/// Several items taken to one gap, in their (list, index) order, contiguous.
///
///     [a b c d e]   items 0, 3 to gap 2   [b a d c e]
///
/// The first of them ends at the gap's index less the number of named items in
/// front of the gap in that list: ``start``. A batch whose items already stand
/// there in a row changes nothing.
public struct Batch: Hashable, Sendable {
  /// The places of the items before the move, ascending, each once.
  public let items: [Position]

  /// The gap they go to, counted before anything is taken out.
  public let gap: Gap

  /// The final place of the first item; the others follow it.
  public let start: Position

  /// Creates a batch of `items`, in any order, that goes to `gap`.
  ///
  ///     let batch = try Batch(of: [d, a], to: gap, in: Shape([5]))
  ///     batch.items       // [(0, 0), (0, 3)]
  ///     batch.start       // (0, 1)
  ///
  /// - Parameters:
  ///   - items: The places of the items before the move.
  ///   - gap: The gap, counted before anything is taken out.
  ///   - shape: The shape of the lists before the move.
  /// - Throws: ``InvalidOperation``: the first item, in the order given, that
  ///   is not there; then the first that is named twice; then the gap.
  /// - Complexity: O(k log k) for k items, O(k) if they come in order.
  @inlinable
  public init(
    of items: some Sequence<Position>, to gap: Gap,
    in shape: some MultiListShape
  ) throws(InvalidOperation) {
    let places = try shape.places(of: items)
    try shape.check(gap)
    self.init(ascending: places, to: gap)
  }

  /// Creates a batch of `items`, in any order, that goes beside a neighbour or
  /// to an end of a list.
  ///
  /// - Parameters:
  ///   - items: The places of the items before the move.
  ///   - anchor: The neighbour, named by its place before the move; one that
  ///     is itself moved means its old gap.
  ///   - shape: The shape of the lists before the move.
  /// - Throws: ``InvalidOperation``: the first item, in the order given, that
  ///   is not there; then the first that is named twice; then the anchor.
  /// - Complexity: O(k log k) for k items, O(k) if they come in order.
  @inlinable
  public init(
    of items: some Sequence<Position>, to anchor: Anchor,
    in shape: some MultiListShape
  ) throws(InvalidOperation) {
    let places = try shape.places(of: items)
    self.init(ascending: places, to: try shape.gap(at: anchor))
  }

  @inlinable
  init(ascending places: [Position], to gap: Gap) {
    self.items = places
    self.gap = gap
    let inFront =
      places.partitioningIndex { $0 >= gap.upperBound }
      - places.partitioningIndex { $0.list >= gap.list }
    start = Position(list: gap.list, index: gap.index - inFront)
  }

  /// Whether no item changes its place.
  @inlinable
  public var isUnchanged: Bool {
    items.isEmpty
      || items[0] == start
        && items[items.count - 1] == final(ofItem: items.count - 1)
  }

  /// Returns the final place of the item that is `items[rank]`.
  @inlinable
  public func final(ofItem rank: Int) -> Position {
    Position(list: start.list, index: start.index + rank)
  }

  /// The place before and the final place of every item, in the order of
  /// ``items``.
  @inlinable
  public var moves: some RandomAccessCollection<Move> {
    items.indices.lazy.map { rank in
      Move(from: items[rank], to: final(ofItem: rank))
    }
  }

  /// The moves that undo the batch, to be carried out all at once: a scatter.
  @inlinable
  public var inverse: [Move] { moves.map { $0.inverse } }
}

extension Gap {
  /// The first position that is not in front of the gap.
  @inlinable
  var upperBound: Position { Position(list: list, index: index) }
}
