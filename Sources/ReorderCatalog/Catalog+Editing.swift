public import Reorder

/// Where a tag comes in the list that it enters.
@frozen
public enum CatalogPlacement: Hashable, Sendable, CaseIterable {
  /// In front of all others; of the shown ones behind those that are pinned.
  case front

  /// Behind all others.
  case end

  /// In front of the first that comes later in the catalogue.
  case cataloguePlace
}

extension Catalog {
  /// Moves a shown tag to another place among the shown ones.
  ///
  /// - Parameters:
  ///   - from: Its index now.
  ///   - final: Its index after the move.
  /// - Returns: What became of it; pinned tags refuse.
  /// - Precondition: Both are indices of shown tags.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func move(from: Int, toFinal final: Int) -> Outcome {
    carryOut(
      from: Position(list: 0, index: from),
      to: Position(list: 0, index: final))
  }

  /// Shows a hidden tag; one that is shown stays where it is.
  ///
  /// - Parameters:
  ///   - id: The id of a tag of the catalogue.
  ///   - placement: Where it comes among the shown ones.
  /// - Returns: The move from list 1 to list 0, or that nothing changed.
  /// - Precondition: A tag has the id.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func show(
    _ id: Tag.ID, at placement: CatalogPlacement = .end
  ) -> Outcome {
    transfer(id, to: 0, placement)
  }

  /// Hides a shown tag; one that is hidden stays where it is.
  ///
  /// - Parameters:
  ///   - id: The id of a tag of the catalogue.
  ///   - placement: Where it comes among the hidden ones. Their order is that
  ///     of the catalogue again when it is loaded: it is not stored.
  /// - Returns: The move from list 0 to list 1, that nothing changed, or the
  ///   rule that forbids it: `pinned` or `min`.
  /// - Precondition: A tag has the id.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func hide(
    _ id: Tag.ID, to placement: CatalogPlacement = .cataloguePlace
  ) -> Outcome {
    transfer(id, to: 1, placement)
  }

  /// Takes over the order that the lists have elsewhere, in a drag session say.
  ///
  /// - Parameters:
  ///   - shown: The ids of the shown tags in their order.
  ///   - hidden: The ids of the hidden tags in their order.
  /// - Throws: ``CatalogError/duplicate(id:)``, ``CatalogError/unknown(id:)`` or
  ///   ``CatalogError/lost(id:)``; then nothing changes. What the rules say is
  ///   not asked: whoever reordered has asked.
  /// - Complexity: O(n).
  public mutating func adopt(
    shown: [Tag.ID], hidden: [Tag.ID]
  ) throws(CatalogError) {
    let adopted = try Catalog(checking: tags, shown: shown + hidden)
    if let lost = adopted.hidden.first { throw .lost(id: "\(lost.id)") }
    board = Constrained(
      [shown, hidden].map { ids in ids.map { tags[rank(of: $0)] } },
      rules: board.rules)
  }

  private mutating func transfer(
    _ id: Tag.ID, to list: Int, _ placement: CatalogPlacement
  ) -> Outcome {
    guard let from = place(of: id) else {
      preconditionFailure("no tag has the id \(id)")
    }
    if from.list == list { return .unchanged }
    return carryOut(
      from: from,
      to: Position(list: list, index: index(of: id, in: list, placement)))
  }

  private func index(
    of id: Tag.ID, in list: Int, _ placement: CatalogPlacement
  ) -> Int {
    let count = board.count(ofList: list)
    let free = min(board.rules.rules(ofList: list).leadingPins, count)
    switch placement {
    case .front: return free
    case .end: return count
    case .cataloguePlace:
      let rank = rank(of: id)
      return (free..<count).first { index in
        self.rank(of: board[Position(list: list, index: index)].id) > rank
      } ?? count
    }
  }

  private mutating func carryOut(from: Position, to: Position) -> Outcome {
    var probe = Uncounted()
    return board.reorder(from: from, to: to, as: .command, probe: &probe)
  }
}
