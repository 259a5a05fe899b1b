public import Reorder

/// Every shape up to a number of lists and of items in all, also those without
/// lists, if that is not excluded, and with empty ones.
///
/// The order is the one in which a smallest case is the first found: by the
/// number of items in all, then by the number of lists, then by the lengths of
/// the lists.
///
///     Array(SmallWorlds(maxLists: 2, maxItems: 1))
///     // [] [0] [0 0] [1] [0 1] [1 0]
public struct SmallWorlds: Sequence, Sendable {
  /// The least number of lists.
  public let minLists: Int

  /// The greatest number of lists.
  public let maxLists: Int

  /// The greatest number of items in all lists together.
  public let maxItems: Int

  /// Creates the worlds within these bounds.
  ///
  ///     Array(SmallWorlds(minLists: 1, maxLists: 1, maxItems: 2))
  ///     // [0] [1] [2], for a type that holds one list
  ///
  /// - Precondition: No bound is negative, and there may be as many lists as
  ///   there must be.
  public init(minLists: Int = 0, maxLists: Int = 3, maxItems: Int = 7) {
    precondition(
      minLists >= 0 && minLists <= maxLists && maxItems >= 0,
      "there are no worlds of \(minLists)...\(maxLists) lists with up to "
        + "\(maxItems) items")
    self.minLists = minLists
    self.maxLists = maxLists
    self.maxItems = maxItems
  }

  /// Makes an iterator over the shapes.
  public func makeIterator() -> some IteratorProtocol<Shape> {
    (0...maxItems).lazy.flatMap { items in
      (minLists...maxLists).lazy.flatMap { lists in
        Self.lengths(of: lists, items: items).map { Shape($0) }
      }
    }.makeIterator()
  }

  /// Returns every way to spread `items` over `lists`, in ascending order.
  static func lengths(of lists: Int, items: Int) -> [[Int]] {
    if lists == 0 { return items == 0 ? [[]] : [] }
    return (0...items).flatMap { first in
      lengths(of: lists - 1, items: items - first).map { [first] + $0 }
    }
  }
}
