package import Reorder
import ReorderChecking

/// The names of the strategies and what they do, for options and lists.
package struct StrategyNames: StrategyVisitor {
  package typealias Element = Int

  /// Every strategy of the package, in the order of the package.
  package static let all: [(name: String, meaning: Meaning)] = {
    var names = StrategyNames()
    names.visitAllStrategies()
    return names.found
  }()

  private var found: [(name: String, meaning: Meaning)] = []

  package mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    found.append((Strategy.name, .move))
  }

  package mutating func visit<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type
  ) where Strategy.Element == Int {
    found.append((Strategy.name, .exchange))
  }
}
