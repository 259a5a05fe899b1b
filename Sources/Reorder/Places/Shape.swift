/// The lengths of the lists of a multi-list, and nothing of their elements.
///
/// Everything that turns one way of naming a place into another, or says
/// whether a place is legal, needs only this. A ``ReorderStrategy`` is a shape,
/// so its places can be resolved without copying an array of lengths.
public protocol MultiListShape {
  /// The number of lists.
  var listCount: Int { get }

  /// The number of items in `list`.
  ///
  /// - Parameter list: A list in `0..<listCount`.
  func count(ofList list: Int) -> Int
}

extension MultiListShape {
  /// The number of items in all lists together.
  ///
  /// - Complexity: O(*lists*).
  @inlinable
  public var itemCount: Int {
    var total = 0
    for list in 0..<listCount { total += count(ofList: list) }
    return total
  }
}

/// A shape that stands alone, without the lists it belongs to.
///
///     let shape = Shape([3, 1])            // two lists, of 3 and 1 items
///     shape.count(ofList: 0)               // 3
@frozen
public struct Shape: MultiListShape, Hashable, Sendable {
  /// The number of items of each list.
  public var counts: [Int]

  /// Creates a shape from the number of items of each list.
  ///
  /// - Precondition: No count is negative.
  @inlinable
  public init(_ counts: [Int]) {
    for count in counts {
      precondition(count >= 0, "a list cannot have \(count) items")
    }
    self.counts = counts
  }

  /// Creates the shape of `other`.
  ///
  /// - Complexity: O(*lists*).
  @inlinable
  public init(of other: some MultiListShape) {
    counts = (0..<other.listCount).map { other.count(ofList: $0) }
  }

  /// The number of lists.
  @inlinable
  public var listCount: Int { counts.count }

  /// The number of items in `list`, a list in `0..<listCount`.
  @inlinable
  public func count(ofList list: Int) -> Int { counts[list] }
}

extension MultiListShape {
  /// Returns the shape of the lists after `moves`.
  ///
  /// - Precondition: The lists of all places are there.
  /// - Complexity: O(*lists* + *moves*).
  @inlinable
  public func shape(after moves: some Sequence<Move>) -> Shape {
    var after = Shape(of: self)
    for move in moves {
      after.counts[move.from.list] -= 1
      after.counts[move.to.list] += 1
    }
    return after
  }
}
