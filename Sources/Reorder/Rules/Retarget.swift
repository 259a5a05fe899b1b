/// What becomes of a move to a place that the rules forbid.
///
/// Only single moves are retargeted. Batches, scatters, steps and edits are
/// refused, and so is an exchange: it has no place beside the one named.
public enum Retarget: Sendable {
  /// The move is refused, the item keeps its place.
  case refuse

  /// The item goes back to where it was lifted: for a move, it stays.
  case origin

  /// The item goes to the nearest legal place in the proposed list; of two the
  /// one nearer to the item's current place, or to the start of a list that it
  /// enters. A list without a legal place refuses.
  ///
  ///     [P a b c]   P pinned; c to final 0   [P c a b]
  case nearest

  /// The function answers with another final place for the move, which is
  /// asked only if the proposed one is illegal. An answer that is illegal too
  /// means that the item stays.
  case function(@Sendable (Move) -> Position)
}

extension Constrained {
  /// Returns the final place where the item at `from` will go if it is
  /// proposed to go to `to`, or the rule that forbids it: what a hover wants
  /// to show.
  ///
  /// - Parameters:
  ///   - from: The place of the item now.
  ///   - to: The proposed final place.
  ///   - intent: Who asks.
  /// - Returns: The final place: `to` if that is legal, `from` if the item
  ///   stays.
  /// - Precondition: Both places are legal in the shape.
  /// - Complexity: One check, and with ``Retarget/nearest`` one for every place
  ///   that is looked at; none is where the whole list is forbidden.
  @inlinable
  public func target(
    from: Position, to: Position, as intent: Intent = .drag
  ) -> Result<Position, Refusal> {
    guard let refusal = refusal(from: from, to: to, as: intent) else {
      return .success(to)
    }
    if Base.meaning == .exchange { return .failure(refusal) }
    switch retarget {
    case .refuse:
      return .failure(refusal)
    case .origin:
      return .success(from)
    case .nearest:
      if refusal.bindsWholeList {
        return from.list == to.list ? .success(from) : .failure(refusal)
      }
      return nearest(from: from, to: to, as: intent)
        .map { .success($0) } ?? .failure(refusal)
    case .function(let answer):
      let other = answer(Move(from: from, to: to))
      let isLegal =
        fault(from: from, to: other, meaning: .move) == nil
        && self.refusal(from: from, to: other, as: intent) == nil
      return .success(isLegal ? other : from)
    }
  }

  /// Returns the nearest legal final place in the list of `to`.
  @inlinable
  func nearest(
    from: Position, to: Position, as intent: Intent
  ) -> Position? {
    let indices = finalIndices(inList: to.list, from: from, meaning: .move)
    let home = from.list == to.list ? from.index : 0
    for distance in 1..<(indices.count + 1) {
      let sides = [to.index - distance, to.index + distance]
      for index in home < to.index ? sides : sides.reversed()
      where indices.contains(index) {
        let place = Position(list: to.list, index: index)
        if refusal(from: from, to: place, as: intent) == nil { return place }
      }
    }
    return nil
  }
}
