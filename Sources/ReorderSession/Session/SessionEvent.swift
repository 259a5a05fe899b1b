public import Reorder

/// What a call did to a session. Places are (list, index).
@frozen
public enum SessionEvent: Hashable, Sendable {
  /// The item at the place was lifted.
  case lifted(Position)

  /// The item on the way would now land at the final place; the lists are as
  /// they were.
  case target(Position)

  /// The item moved inside its list.
  case reordered(from: Position, to: Position)

  /// The item moved to another list.
  case transferred(from: Position, to: Position)

  /// The items at the two places traded them.
  case exchanged(Position, Position)

  /// The drag ended: `from` is the place where it began, as it was named then.
  case dropped(from: Position, to: Position)

  /// The drag ended, and the item is where it would be without it.
  case cancelled(Position)

  /// The item on the way was removed, at this place of the lists without the
  /// drag; that ended the drag.
  case removed(Position)

  /// The item at the place was tapped, and stays where it is.
  case tapped(Position)

  /// The header of the list was tapped: what it offers is the app's affair, such
  /// as more tags.
  case headerTapped(list: Int)

  /// The order is another now, to be stored: a drop or a tap changed it.
  case orderChanged

  /// Editing began or ended.
  case editing(Bool)

  /// The content is scrolled to the offset.
  case scrolled(Double)

  /// A rule forbids what was asked.
  case refused(Refusal)

  /// Nothing is there that could be lifted or tapped.
  case nothingThere

  /// The call means nothing in this state, or a number in it none: nothing
  /// happened.
  case ignored
}
