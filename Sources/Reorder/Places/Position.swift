/// The place of an item: a list, and an index counted among that list's items.
///
/// A position names something that is there. As the destination of a move it
/// is always a *final* position: where the item is after the move. A place
/// *between* items is a ``Gap``; the two are different types because mixing
/// them up is the most reported fault of reorder code.
///
///     lists      [a b c] [x]
///     positions   0 1 2   0      c is at Position(list: 0, index: 2)
///     gaps       0 1 2 3 0 1     after c is Gap(list: 0, index: 3)
@frozen
public struct Position: Hashable, Sendable {
  /// The list, counted from 0.
  public var list: Int

  /// The index among the list's items, counted from 0.
  public var index: Int

  /// Creates the position of the item at `index` in `list`.
  ///
  /// Nothing is checked here: a position is legal or not only in a shape.
  @inlinable
  public init(list: Int, index: Int) {
    self.list = list
    self.index = index
  }
}

extension Position: Comparable {
  /// Orders positions as one reads them: list by list, then by index.
  @inlinable
  public static func < (left: Position, right: Position) -> Bool {
    left.list != right.list
      ? left.list < right.list : left.index < right.index
  }
}

extension Position: CustomStringConvertible {
  /// The position as `(list, index)`.
  public var description: String { "(\(list), \(index))" }
}

/// A place between items, counted *before* anything is taken out.
///
/// A list of n items has the gaps `0...n`: gap 0 is in front of the first
/// item, gap n behind the last. SwiftUI's `toOffset`, Qt's `destinationChild`
/// and the first `onReorder` of Flutter are gaps.
///
/// For an item that stays in its list, the gaps on either side of it both mean
/// "no change"; ``Gap/final(movingFrom:)`` turns a gap into the final place.
@frozen
public struct Gap: Hashable, Sendable {
  /// The list, counted from 0.
  public var list: Int

  /// The number of items in front of the gap, `0...n`.
  public var index: Int

  /// Creates the gap in `list` that has `index` items in front of it.
  ///
  /// Nothing is checked here: a gap is legal or not only in a shape.
  @inlinable
  public init(list: Int, index: Int) {
    self.list = list
    self.index = index
  }
}

extension Gap: CustomStringConvertible {
  /// The gap as `(list, index)`.
  public var description: String { "(\(list), \(index))" }
}
