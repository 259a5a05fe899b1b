package import Reorder

/// What a strategy states that one reorder costs, for any two places.
///
/// The law of cost is checked for strategies that conform to this.
package protocol CostStating: ReorderStrategy {
  /// Where the strategy keeps its items, and so which slots change.
  static var layout: StorageLayout { get }

  /// Returns what the reorder writes and compares.
  ///
  /// - Parameters:
  ///   - move: The place before and the final place, which are different.
  ///   - shape: The shape of the lists before.
  static func cost(of move: Move, in shape: Shape) -> StatedCost
}

/// How items lie in memory.
package enum StorageLayout: Hashable, Sendable {
  /// One array for each list.
  case nested

  /// One array for all lists, one behind the other.
  case flat

  /// Blocks that grow and shrink on their own: only the item that is named
  /// must be written.
  case blocks

  /// Items carry their places as tags; the array is sorted by them.
  case tagged
}

/// What one reorder writes, exactly or at most, and compares, at most.
package struct StatedCost: Hashable, Sendable {
  /// The slots of element storage that are written.
  package var elementWrites = 0

  /// Whether fewer slots may be written, which depends on what came before.
  package var isMostElementWrites = false

  /// The tags that are written.
  package var tagWrites = 0

  /// The most comparisons that are made.
  package var comparisons = 0

  /// Creates a cost of at most so many writes of slots.
  package init(elementWritesAtMost most: Int) {
    elementWrites = most
    isMostElementWrites = true
  }

  /// Creates a cost; what is not given is 0.
  package init(elementWrites: Int = 0, tagWrites: Int = 0, comparisons: Int = 0)
  {
    self.elementWrites = elementWrites
    self.tagWrites = tagWrites
    self.comparisons = comparisons
  }
}
