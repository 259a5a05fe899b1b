package import Reorder

/// Laws that are checked together, on all operations of one kind in one small
/// world.
///
/// An aspect asks the model once, when it is created; then it can check any
/// number of strategies.
package protocol Aspect {
  /// Returns the number of items up to which the small worlds with so many
  /// lists are checked in full.
  static func maxItems(inLists lists: Int) -> Int

  /// Counts out the operations in lists of `shape` and asks the model what they
  /// do.
  init(_ shape: Shape)

  /// The number of operations, or of sequences of them.
  var caseCount: Int { get }

  /// Judges the model itself by the laws that need no model.
  ///
  /// A strategy that agrees with the model then need not be judged by them
  /// again.
  func violationOfModel() -> Violation?

  /// Checks a strategy that moves.
  ///
  /// - Parameters:
  ///   - mover: The type of the strategy.
  ///   - report: Is told the first violation of each law.
  func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem

  /// Checks a strategy that exchanges.
  ///
  /// - Parameters:
  ///   - exchanger: The type of the strategy.
  ///   - report: Is told the first violation of each law.
  func check<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem
}

extension Aspect {
  /// Finds nothing: the aspect asks nothing of the model.
  package func violationOfModel() -> Violation? { nil }

  /// Finds nothing: the aspect is about movers.
  package func check<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {}
}
