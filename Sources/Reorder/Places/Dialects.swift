// The four ways to say where an item goes, and the arithmetic between them.
// Nothing else in the package adds or subtracts 1 for a dialect's sake.

/// A destination named by a neighbour, or by the end of a list.
///
/// The neighbour is named by its place before the move. Inside a batch an
/// anchor that is itself moved means its old gap.
@frozen
public enum Anchor: Hashable, Sendable {
  /// In front of the item at the position.
  case before(Position)

  /// Behind the item at the position.
  case after(Position)

  /// In front of everything in the list.
  case start(ofList: Int)

  /// Behind everything in the list.
  case end(ofList: Int)
}

/// Where an item goes, in whichever dialect the caller speaks.
///
///     [a b c]  a to .gap(0, 3)            [b c a]   SwiftUI, Qt
///              a to .final(0, 2)          [b c a]   UIKit, dnd-kit, Android
///              a to .anchor(.after c)     [b c a]   by neighbour
@frozen
public enum Destination: Hashable, Sendable {
  /// The place where the item is after the move.
  case final(Position)

  /// A place between items, counted before the move.
  case gap(Gap)

  /// A place beside a neighbour, or an end of a list.
  case anchor(Anchor)
}

extension Gap {
  /// The final place of the item at `from` once it has moved to this gap.
  ///
  /// In its own list a gap behind the item counts the item itself, so the
  /// final index is one less; everywhere else it is the gap's index.
  ///
  ///     [a b c]   a to gap 3: [b c a], final index 2
  ///               b to gap 1 or gap 2: [a b c], final index 1, no change
  ///
  /// - Parameter from: The place of the item before the move.
  @inlinable
  public func final(movingFrom from: Position) -> Position {
    Position(
      list: list,
      index: list == from.list && index > from.index ? index - 1 : index)
  }
}

extension Position {
  /// The gap that takes the item at `from` to this final place.
  ///
  /// Of the two gaps that mean "no change" this is the one in front of the
  /// item. `gap.final(movingFrom: from)` is this position again.
  ///
  /// - Parameter from: The place of the item before the move.
  @inlinable
  public func gap(movingFrom from: Position) -> Gap {
    Gap(
      list: list,
      index: list == from.list && index > from.index ? index + 1 : index)
  }

  /// The gap in front of the item at this position.
  @inlinable
  public var gapBefore: Gap { Gap(list: list, index: index) }

  /// The gap behind the item at this position.
  @inlinable
  public var gapAfter: Gap { Gap(list: list, index: index + 1) }
}

extension MultiListShape {
  /// Returns the gap that `anchor` names.
  ///
  ///     try Shape([3, 0]).gap(at: .end(ofList: 0))     // gap (0, 3)
  ///
  /// - Throws: ``InvalidOperation`` if the neighbour or the list is not there.
  @inlinable
  public func gap(at anchor: Anchor) throws(InvalidOperation) -> Gap {
    switch anchor {
    case .before(let neighbour):
      try check(itemAt: neighbour)
      return neighbour.gapBefore
    case .after(let neighbour):
      try check(itemAt: neighbour)
      return neighbour.gapAfter
    case .start(let list):
      if let fault = fault(ofList: list) { throw fault }
      return Gap(list: list, index: 0)
    case .end(let list):
      if let fault = fault(ofList: list) { throw fault }
      return Gap(list: list, index: count(ofList: list))
    }
  }

  /// Returns the final place of the item at `from` for any destination.
  ///
  ///     let shape = Shape([3])
  ///     let a = Position(list: 0, index: 0)
  ///     try shape.final(of: .gap(Gap(list: 0, index: 3)), movingFrom: a)
  ///     // (0, 2)
  ///
  /// - Throws: ``InvalidOperation`` if the item or the destination is not
  ///   there; the item is looked at first.
  @inlinable
  public func final(
    of destination: Destination, movingFrom from: Position
  ) throws(InvalidOperation) -> Position {
    try check(itemAt: from)
    switch destination {
    case .final(let to):
      try check(from: from, to: to, meaning: .move)
      return to
    case .gap(let gap):
      try check(gap)
      return gap.final(movingFrom: from)
    case .anchor(let anchor):
      return try gap(at: anchor).final(movingFrom: from)
    }
  }
}
