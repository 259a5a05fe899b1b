/// Rules around any other strategy: what is allowed is carried out by `Base`,
/// what is not is refused and changes nothing.
///
///     var tags = Constrained<Rotation<String>>(
///       [["all", "art", "film"], ["news"]],
///       rules: Rules(lists: [ListRules(leadingPins: 1)]))
///     tags.reorder(
///       from: Position(list: 0, index: 2), to: Position(list: 0, index: 0))
///     // .refused(.pinned), [["all", "art", "film"], ["news"]]
///     tags.reorder(
///       from: Position(list: 0, index: 2), to: Position(list: 0, index: 1))
///     // .moved,            [["all", "film", "art"], ["news"]]
///
/// Every way to change the lists comes through the same check:
/// ``reorder(from:to:probe:)`` and batches are drags, ``insert(_:at:)``,
/// ``remove(at:)`` and steps are commands, ``refusal(from:to:as:)`` answers a
/// hover. What changes no place is never refused. Of several broken rules the
/// first in the order of ``Refusal`` is named. A batch or a scatter is carried
/// out as a whole or not at all, and judged by what it does as a whole.
///
/// What becomes of a forbidden move is said by ``retarget``. Fixed items keep
/// their index and the others flow around them; a move is then a plan of base
/// moves, one for the item and one for each fixed item that it displaced:
///
///     [a F b c]   a to final 2
///     [F b a c]   the base moves a, which displaces F
///     [b F a c]   the base moves F back
///
/// **Source.** The tag editor with a collection view of two sections: its first
/// tag neither moves nor is displaced, and its second section takes no drags,
/// by the target-index hook of the toolkit.
///
/// **Cost.** 1 + (fixed items in the span) base moves. The check is O(1) for
/// one item, and O(k log k) where k items have rules, which follow their items.
///
/// **When to use it.** Where the interface forbids something: let the data
/// forbid the same. **When not:** where nothing is forbidden.
public struct Constrained<Base: ReorderStrategy> {
  /// The strategy inside, with the items.
  ///
  /// It may have rules of its own; what those refuse is refused. They must let
  /// the fixed items of these rules go back to their slots.
  public var base: Base { storedBase }

  /// The rules, those of items at the places where their items are now, in
  /// ascending order.
  public var rules: Rules { storedRules }

  /// What becomes of a move that the rules forbid.
  public var retarget = Retarget.refuse

  @usableFromInline var storedBase: Base
  @usableFromInline var storedRules: Rules

  /// Puts `rules` around the items of `base`.
  ///
  /// - Precondition: The rules make sense for the lists; ``Rules/check(in:)``
  ///   throws for those that come from outside.
  public init(_ base: Base, rules: Rules, retarget: Retarget = .refuse) {
    do throws(InvalidRules) {
      try rules.check(in: base)
    } catch {
      preconditionFailure(error.description)
    }
    self.retarget = retarget
    storedBase = base
    storedRules = rules
    if rules.items.count > 1 {
      storedRules.items.sort { $0.place < $1.place }
    }
    storedRules.removeRepeatedItems()
  }

  /// Creates a multi-list with the items of `lists`, under `rules`.
  ///
  /// - Precondition: The rules make sense for the lists.
  public init(
    _ lists: [[Base.Element]], rules: Rules, retarget: Retarget = .refuse
  ) {
    self.init(Base(lists), rules: rules, retarget: retarget)
  }

  /// Returns the rule that forbids to take the item at `from` to the final
  /// place `to`, or nil if it is allowed: what a hover wants to know.
  ///
  /// - Parameters:
  ///   - from: The place of the item now.
  ///   - to: The final place of the item.
  ///   - intent: Who asks.
  /// - Precondition: Both places are legal.
  /// - Complexity: O(1), or O(k log k) where k items have rules.
  @inlinable
  public func refusal(
    from: Position, to: Position, as intent: Intent = .drag
  ) -> Refusal? {
    storedBase.require(from: from, to: to, meaning: Base.meaning)
    if from == to { return nil }
    let there = Relocation(from: from, to: to)
    switch Base.meaning {
    case .move:
      return storedRules.refusal(
        of: CollectionOfOne(there), from: storedBase,
        to: ShapeAfter(there, in: storedBase), as: intent)
    case .exchange:
      let back = Relocation(from: to, to: from)
      return storedRules.refusal(
        of: [there, back], from: storedBase, to: storedBase, as: intent)
    }
  }
}

extension Constrained: Sendable where Base: Sendable {}
