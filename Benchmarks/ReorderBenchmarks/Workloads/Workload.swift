package import Reorder
package import ReorderChecking

/// A way in which lists are used, from which a script of any size can be made.
package protocol Workload: Sendable {
  /// The name on the command line and in results.
  var name: String { get }

  /// One line for `--list` and above the results.
  var summary: String { get }

  /// Whether the strategies that move or those that exchange run this.
  var meaning: Meaning { get }

  /// The sizes if none are asked for.
  var defaultSizes: [Int] { get }

  /// Returns the lists and the script.
  ///
  /// - Parameters:
  ///   - size: The number of items in all lists together, at least 10.
  ///   - generator: The source of everything that is random.
  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario
}

/// Every workload. A new one is a file of its own and a line here.
package let allWorkloads: [any Workload] = [
  Neighbour(),
  Jump(),
  ToFront(),
  ExchangePairs(),
  Transfer(),
  RandomBatch(),
  AlternateBatch(),
  Kanban(),
]

extension Workload {
  package var meaning: Meaning { .move }

  package var defaultSizes: [Int] { CommandLineOptions.defaultSizes }

  /// Returns the scenario that belongs to a size and a seed.
  package func scenario(size: Int, seed: UInt64) -> Scenario {
    var generator = SplitMix64(seed: seed, purpose: name, size: size)
    return scenario(size: size, using: &generator)
  }

  /// The number of steps of a script whose steps each shift about `span`
  /// items: long enough that its course cannot be learnt by heart, short
  /// enough that the oracle follows within a fraction of a second.
  func stepCount(span: Int) -> Int {
    min(4096, max(32, (1 << 27) / max(span, 1)))
  }
}
