import Reorder

extension Model {
  /// Returns the final place that a destination means for the item at `from`.
  ///
  /// A gap has so many items in front of it; the final index is the number of
  /// those of them that stay.
  func final(of destination: Destination, moving from: Position) -> Position {
    switch destination {
    case .final(let position):
      return position
    case .gap(let gap):
      let inFront = lists[gap.list].indices.prefix(gap.index)
      return Position(
        list: gap.list,
        index: inFront.count {
          Position(list: gap.list, index: $0) != from
        })
    case .anchor(let anchor):
      return final(of: .gap(gap(at: anchor)), moving: from)
    }
  }

  func gap(at anchor: Anchor) -> Gap {
    switch anchor {
    case .before(let neighbour):
      Gap(list: neighbour.list, index: neighbour.index)
    case .after(let neighbour):
      Gap(list: neighbour.list, index: neighbour.index + 1)
    case .start(let list):
      Gap(list: list, index: 0)
    case .end(let list):
      Gap(list: list, index: lists[list].count)
    }
  }
}
