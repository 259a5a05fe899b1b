package import Reorder

/// An aspect of single reorders, which asks the same of moves and of exchanges.
package protocol ReorderAspect: Aspect {
  /// What is done, with what the model makes of it.
  associatedtype Trials

  /// What is done to movers.
  var moves: Trials { get }

  /// What is done to exchangers.
  var exchanges: Trials { get }

  /// Checks a strategy.
  ///
  /// - Parameters:
  ///   - trials: Those of its meaning.
  ///   - strategy: The type of the strategy.
  ///   - report: Is told the first violation of each law.
  func check<Strategy: ReorderStrategy>(
    _ trials: Trials, _ strategy: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem
}

extension ReorderAspect {
  /// Checks a strategy that moves.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    check(moves, mover, &report)
  }

  /// Checks a strategy that exchanges.
  package func check<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    check(exchanges, exchanger, &report)
  }
}
