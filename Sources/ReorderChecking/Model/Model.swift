public import Reorder

/// What the words of this package mean, said as simply as it can be.
///
/// The model never removes and never inserts. It asks of each slot of the new
/// shape who is there: the named item whose place it is, or else the next
/// bystander of that list. It shares neither code nor idea with a strategy.
///
///     Model([[0, 1, 2, 3]]).moving(Move(from: first, to: third))
///     // [[1, 2, 0, 3]]
///
/// Items are known by their labels. All places must be legal; nothing is
/// checked.
public struct Model: Hashable, Sendable {
  /// The labels of the items, list by list.
  public var lists: [[Int]]

  /// Creates a model of `lists`.
  public init(_ lists: [[Int]]) { self.lists = lists }

  /// Returns the lists after one item has moved.
  ///
  /// - Parameter move: The place before and the final place.
  /// - Complexity: O(*items* + *lists*).
  public func moving(_ move: Move) -> [[Int]] {
    var after: [[Int]] = []
    after.reserveCapacity(lists.count)
    for list in lists.indices {
      var count = lists[list].count
      if list == move.from.list { count -= 1 }
      if list == move.to.list { count += 1 }
      var slots: [Int] = []
      slots.reserveCapacity(count)
      var bystander = 0
      while slots.count < count {
        if list == move.to.list && slots.count == move.to.index {
          slots.append(lists[move.from.list][move.from.index])
          continue
        }
        if list == move.from.list && bystander == move.from.index {
          bystander += 1
        }
        slots.append(lists[list][bystander])
        bystander += 1
      }
      after.append(slots)
    }
    return after
  }

  /// Returns the lists after two items have traded places: each slot keeps its
  /// item, but the two have each other's.
  ///
  /// - Parameters:
  ///   - a: The place of one item.
  ///   - b: The place of the other.
  /// - Complexity: O(*items* + *lists*).
  public func exchanging(_ a: Position, _ b: Position) -> [[Int]] {
    lists.indices.map { list in
      lists[list].indices.map { index in
        let slot = Position(list: list, index: index)
        let source = slot == a ? b : slot == b ? a : slot
        return lists[source.list][source.index]
      }
    }
  }

  /// Returns the lists after several items have gone each to its own place.
  ///
  /// - Parameter moves: The places before, and the final places.
  /// - Complexity: O(*items* + *lists*).
  public func scattering(_ moves: [Move]) -> [[Int]] {
    var isNamed = lists.map { Array(repeating: false, count: $0.count) }
    var counts = lists.map { $0.count }
    for move in moves {
      isNamed[move.from.list][move.from.index] = true
      counts[move.from.list] -= 1
      counts[move.to.list] += 1
    }
    var arrivals = counts.map { Array(repeating: nil as Int?, count: $0) }
    for move in moves {
      arrivals[move.to.list][move.to.index] =
        lists[move.from.list][move.from.index]
    }
    return arrivals.indices.map { list in
      var bystanders = zip(lists[list], isNamed[list]).lazy
        .filter { !$0.1 }.makeIterator()
      return arrivals[list].map { $0 ?? bystanders.next()!.0 }
    }
  }
}
