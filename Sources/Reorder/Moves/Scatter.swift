/// Several items each taken to its own final place, all at once: the inverse
/// of a batch.
///
///     [b a d c e]   (0,1) -> (0,0), (0,2) -> (0,3)   [a b c d e]
///
/// `from` counts in the lists before, `to` in the lists after; the bystanders
/// fill what is left in their order.
public struct Scatter: Hashable, Sendable {
  /// The moves in (list, index) order of their places before.
  public let moves: [Move]

  /// The final places, ascending.
  @usableFromInline let targets: [Position]

  /// Creates a scatter of `moves`, given in any order.
  ///
  /// - Parameters:
  ///   - moves: The place before and the final place of every named item.
  ///   - shape: The shape of the lists before.
  /// - Throws: ``InvalidOperation``, in this order: an item that is not there,
  ///   a destination list that is not there, an item named twice, a final
  ///   index outside its list's new length, a final place named twice.
  /// - Complexity: O(k log k + *lists*) for k moves.
  @inlinable
  public init(
    _ moves: some Sequence<Move>, in shape: some MultiListShape
  ) throws(InvalidOperation) {
    var kept: [Move] = []
    kept.reserveCapacity(moves.underestimatedCount)
    for move in moves {
      try shape.check(itemAt: move.from)
      kept.append(move)
    }
    for move in kept {
      if let fault = shape.fault(ofList: move.to.list) { throw fault }
    }
    var sources = kept.map { $0.from }
    sources.sort()
    if let twice = sources.firstRepeated { throw .duplicate(twice) }
    let after = shape.shape(after: kept)
    for move in kept {
      let legal = 0..<after.count(ofList: move.to.list)
      guard legal.contains(move.to.index) else {
        throw .noFinal(move.to, legal: legal)
      }
    }
    var targets = kept.map { $0.to }
    targets.sort()
    if let twice = targets.firstRepeated { throw .duplicate(twice) }
    kept.sort { $0.from < $1.from }
    self.moves = kept
    self.targets = targets
  }

  /// Creates the scatter of legal moves in the order of their places before.
  init(ascending moves: [Move]) {
    self.moves = moves
    targets = moves.map { $0.to }.sorted()
  }

  /// Whether no item changes its place.
  @inlinable
  public var isUnchanged: Bool { moves.allSatisfy { $0.from == $0.to } }

  /// The moves that undo the scatter, to be carried out all at once.
  @inlinable
  public var inverse: [Move] { moves.map { $0.inverse } }
}
