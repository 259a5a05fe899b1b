package import Reorder

/// A strategy that can be given rules, as `Constrained` can.
package protocol RuledStrategy: ReorderStrategy {
  /// Creates a multi-list with the items of `lists`, under `rules`; `retarget`
  /// says what becomes of a move that they forbid.
  ///
  /// - Precondition: The rules make sense for the lists.
  init(_ lists: [[Element]], rules: Rules, retarget: Retarget)

  /// Returns the rule that forbids to take the item at `from` to the final
  /// place `to`, or nil if it is allowed.
  ///
  /// - Parameters:
  ///   - from: The place of the item now.
  ///   - to: The final place of the item.
  ///   - intent: Who asks.
  /// - Precondition: Both places are legal.
  func refusal(from: Position, to: Position, as intent: Intent) -> Refusal?
}

extension Constrained: RuledStrategy {}
