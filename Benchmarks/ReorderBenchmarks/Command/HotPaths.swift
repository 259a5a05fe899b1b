package import Reorder
import ReorderChecking
package import ReorderCommandLine

/// What each strategy writes, compares and allocates on a script that never
/// changes: figures that come out the same on every machine, and so guard the
/// hot paths.
package struct HotPaths: StrategyVisitor {
  package typealias Element = Int

  /// The number of items.
  package static let size = 10_000

  /// The number of operations.
  package static let count = 500

  /// What one strategy did in all operations.
  package struct Cost: Equatable, Sendable {
    package let strategy: String
    package let elementWrites: Int
    package let comparisons: Int
    package let tagWrites: Int

    /// Heap blocks, or nil where nobody counts.
    package let allocations: Int?
  }

  /// The costs of the strategies that were visited.
  package private(set) var costs: [Cost] = []

  private let isSelected: (String) -> Bool

  private init(_ isSelected: @escaping (String) -> Bool) {
    self.isSelected = isSelected
  }

  /// Returns what the selected strategies do.
  package static func costs(
    of isSelected: @escaping (String) -> Bool = { _ in true }
  ) -> [Cost] {
    var paths = HotPaths(isSelected)
    paths.visitAllStrategies()
    return paths.costs
  }

  package mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    measure(Strategy.self)
  }

  package mutating func visit<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type
  ) where Strategy.Element == Int {
    measure(Strategy.self)
  }

  private mutating func measure<Strategy: ReorderStrategy<Int>>(
    _: Strategy.Type
  ) {
    if !isSelected(Strategy.name) { return }
    var generator = SplitMix64(seed: 1, purpose: "hot paths", size: Self.size)
    let moves = ContiguousArray(
      (0..<Self.count).map { _ in generator.pairOfPlaces(size: Self.size) })
    var counted = Strategy([Array(0..<Self.size)])
    var cost = CostCounter()
    for move in moves {
      counted.reorder(from: move.from, to: move.to, probe: &cost)
    }
    var strategy = Strategy([Array(0..<Self.size)])
    let lap = moves.withSlice(moves.indices) { slice in
      Stopwatch.time { hotPath(slice, in: &strategy) }
    }
    precondition(strategy.lists == counted.lists, "a probe changes nothing")
    costs.append(
      Cost(
        strategy: Strategy.name, elementWrites: cost.elementWrites,
        comparisons: cost.comparisons, tagWrites: cost.tagWrites,
        allocations: lap.allocations))
  }

  /// The costs as a table.
  package static func table(of costs: [Cost]) -> Table {
    var table = Table([
      ("strategy", .left), ("items written", .right), ("compared", .right),
      ("tags written", .right), ("allocations", .right),
    ])
    for cost in costs {
      table.add([
        cost.strategy, "\(cost.elementWrites)", "\(cost.comparisons)",
        "\(cost.tagWrites)", cost.allocations.map { "\($0)" } ?? "n/a",
      ])
    }
    return table
  }
}

/// Carries moves out: the one function whose instructions are counted.
@inline(never)
private func hotPath<Strategy: ReorderStrategy<Int>>(
  _ moves: UnsafeBufferPointer<Move>, in strategy: inout Strategy
) {
  for move in moves { strategy.reorder(from: move.from, to: move.to) }
}
