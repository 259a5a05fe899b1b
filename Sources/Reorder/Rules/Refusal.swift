/// The first rule that an operation breaks, in the order of the cases.
///
/// Rule by rule, not item by item: an early rule that the last named item
/// breaks is named before a later one that the first item breaks.
///
/// - SeeAlso: ``Rules``.
@frozen
public enum Refusal: Int, Error, Hashable, Sendable, CaseIterable {
  /// A named item cannot be picked up by a drag.
  case unpickable

  /// A named item keeps its index.
  case fixed

  /// A named item is a wall.
  case wallItem

  /// The list lets no item be dragged out.
  case dragOut

  /// The list lets no item be dragged inside it.
  case dragWithin

  /// The list takes no item from another list.
  case dropIn

  /// A list would have fewer items than its minimum.
  case min

  /// A list would have more items than its maximum.
  case max

  /// An item in a pinned slot would move or be displaced.
  case pinned

  /// A named item would end in the slot of a fixed one.
  case fixedSlot

  /// The list would be too short for a fixed item to keep its index.
  case slotLost

  /// An item would change side of a wall.
  case wall
}

extension Refusal: Comparable {
  /// Orders refusals by precedence: the one that is reported is the least.
  @inlinable
  public static func < (left: Refusal, right: Refusal) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Refusal {
  /// Whether a single move of an item to a list is forbidden by this whatever
  /// place of the list is proposed, so that looking for another is in vain.
  @inlinable
  var bindsWholeList: Bool {
    switch self {
    case .unpickable, .fixed, .wallItem, .dragOut, .dragWithin, .dropIn, .min,
      .max, .slotLost:
      true
    case .pinned, .fixedSlot, .wall: false
    }
  }
}
