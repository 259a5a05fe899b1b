public import Reorder

/// Every shape up to a number of lists and of items in all, also those without
/// lists and with empty ones.
///
/// The order is the one in which a smallest case is the first found: by the
/// number of items in all, then by the number of lists, then by the lengths of
/// the lists.
///
///     Array(SmallWorlds(maxLists: 2, maxItems: 1))
///     // [] [0] [0 0] [1] [0 1] [1 0]
public struct SmallWorlds: Sequence, Sendable {
  /// The greatest number of lists.
  public let maxLists: Int

  /// The greatest number of items in all lists together.
  public let maxItems: Int

  /// Creates the worlds up to these bounds.
  public init(maxLists: Int = 3, maxItems: Int = 7) {
    self.maxLists = maxLists
    self.maxItems = maxItems
  }

  /// Makes an iterator over the shapes.
  public func makeIterator() -> some IteratorProtocol<Shape> {
    (0...maxItems).lazy.flatMap { items in
      (0...maxLists).lazy.flatMap { lists in
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
