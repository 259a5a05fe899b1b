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
/// **Source.** The tag editor with a collection view of two sections: its first
/// tag neither moves nor is displaced, and its second section takes no drags,
/// by the target-index hook of the toolkit.
///
/// **Cost.** The check is O(1) for one item, and O(rules of items) to let
/// those follow; the base's cost comes on top.
///
/// **When to use it.** Where the interface forbids something: let the data
/// forbid the same. **When not:** where nothing is forbidden.
public struct Constrained<Base: ReorderStrategy> {
  /// The strategy inside, with the items.
  public var base: Base { storedBase }

  /// The rules, those of items at the places where their items are now, in
  /// ascending order.
  public var rules: Rules { storedRules }

  @usableFromInline var storedBase: Base
  @usableFromInline var storedRules: Rules

  /// Puts `rules` around the items of `base`.
  ///
  /// - Precondition: The rules make sense for the lists; ``Rules/check(in:)``
  ///   throws for those that come from outside.
  public init(_ base: Base, rules: Rules) {
    do throws(InvalidRules) {
      try rules.check(in: base)
    } catch {
      preconditionFailure(error.description)
    }
    storedBase = base
    storedRules = rules
    storedRules.items.sort { $0.place < $1.place }
  }

  /// Creates a multi-list with the items of `lists`, under `rules`.
  ///
  /// - Precondition: The rules make sense for the lists.
  public init(_ lists: [[Base.Element]], rules: Rules) {
    self.init(Base(lists), rules: rules)
  }

  /// Returns the rule that forbids to take the item at `from` to the final
  /// place `to`, or nil if it is allowed: what a hover wants to know.
  ///
  /// - Parameters:
  ///   - from: The place of the item now.
  ///   - to: The final place of the item.
  ///   - intent: Who asks.
  /// - Precondition: Both places are legal.
  /// - Complexity: O(log *rules of items*).
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
        of: there, from: storedBase, to: ShapeAfter(there, in: storedBase),
        as: intent)
    case .exchange:
      let back = Relocation(from: to, to: from)
      return storedRules.refusal(
        of: [there, back], from: storedBase, to: storedBase, as: intent)
    }
  }

  /// Takes the item at `from` to the final place `to` if the rules allow it to
  /// `intent`.
  ///
  /// - Parameters:
  ///   - from: The place of the item before.
  ///   - to: The final place of the item.
  ///   - intent: Who asks; ``reorder(from:to:)`` asks as a drag.
  ///   - probe: Counts what this does.
  /// - Precondition: Both places are legal.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, as intent: Intent,
    probe: inout some CostProbe
  ) -> Outcome {
    if let refusal = refusal(from: from, to: to, as: intent) {
      return .refused(refusal)
    }
    let outcome = storedBase.reorder(from: from, to: to, probe: &probe)
    switch outcome {
    case .moved(let move):
      storedRules.follow { move.place(of: $0) }
    case .exchanged(let a, let b):
      storedRules.follow { $0 == a ? b : $0 == b ? a : $0 }
    case .unchanged, .refused:
      break
    }
    return outcome
  }
}

extension Rules {
  /// Lets the rules follow their items to the places that `place` tells.
  @inlinable
  mutating func follow(_ place: (Position) -> Position) {
    if items.isEmpty { return }
    for index in items.indices {
      items[index].place = place(items[index].place)
    }
    items.sort { $0.place < $1.place }
  }
}

extension Constrained: Sendable where Base: Sendable {}
