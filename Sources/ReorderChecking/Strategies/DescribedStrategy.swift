package import Reorder

/// A strategy that says in words what it does and what that costs.
package protocol DescribedStrategy: ReorderStrategy {
  /// The idea in half a line.
  static var idea: String { get }

  /// What one reorder costs, in half a line.
  static var costInWords: String { get }
}

extension TagSort: DescribedStrategy {
  /// The idea in half a line.
  package static var idea: String { "retag the span, sort by tag" }

  /// What one reorder costs, in half a line.
  package static var costInWords: String {
    "about 2n comparisons, a tag for each item of the span"
  }
}

extension SwapChain: DescribedStrategy {
  /// The idea in half a line.
  package static var idea: String { "exchange neighbours until it is there" }

  /// What one reorder costs, in half a line.
  package static var costInWords: String { "the distance, two writes a place" }
}

extension RemoveInsert: DescribedStrategy {
  /// The idea in half a line.
  package static var idea: String { "remove at, insert at" }

  /// What one reorder costs, in half a line.
  package static var costInWords: String { "all that is behind both places" }
}

extension SectionExchange: DescribedStrategy {
  /// The idea in half a line.
  package static var idea: String { "the two items trade places" }

  /// What one reorder costs, in half a line.
  package static var costInWords: String { "two writes" }
}

extension Rotation: DescribedStrategy {
  /// The idea in half a line.
  package static var idea: String { "one flat array; rotate the span between" }

  /// What one reorder costs, in half a line.
  package static var costInWords: String {
    "the distance, as one block of memory"
  }
}

extension CountedTree: DescribedStrategy {
  /// The idea in half a line.
  package static var idea: String { "a tree that counts its items" }

  /// What one reorder costs, in half a line.
  package static var costInWords: String { "log n; two leaves of 128 items" }
}

extension SparseTags: DescribedStrategy {
  /// The idea in half a line.
  package static var idea: String { "tags with room between, spread locally" }

  /// What one reorder costs, in half a line.
  package static var costInWords: String {
    "the distance; one tag, O(log n) amortised"
  }
}
