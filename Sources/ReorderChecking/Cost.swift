public import Reorder

/// What a strategy states that one reorder costs, for any two places.
///
/// The law of cost is checked for strategies that conform to this.
public protocol CostStating: ReorderStrategy {
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
public enum StorageLayout: Hashable, Sendable {
  /// One array for each list.
  case nested

  /// One array for all lists, one behind the other.
  case flat

  /// Items carry their places as tags; the array is sorted by them.
  case tagged
}

/// What one reorder writes, exactly, and compares, at most.
public struct StatedCost: Hashable, Sendable {
  /// The slots of element storage that are written.
  public var elementWrites = 0

  /// The tags that are written.
  public var tagWrites = 0

  /// The most comparisons that are made.
  public var comparisons = 0

  /// Creates a cost; what is not given is 0.
  public init(elementWrites: Int = 0, tagWrites: Int = 0, comparisons: Int = 0)
  {
    self.elementWrites = elementWrites
    self.tagWrites = tagWrites
    self.comparisons = comparisons
  }
}

extension Trial {
  /// Judges the law of cost: what was counted is what the strategy states, and
  /// no less than what changed.
  ///
  /// Says nothing of a strategy that states no cost.
  func violationOfCost<Strategy: ReorderStrategy>(
    _ counted: CostCounter, of strategy: Strategy.Type, _ move: Move
  ) -> Violation? {
    guard let stating = strategy as? any CostStating.Type else { return nil }
    let shape = Shape(example.before.map { $0.count })
    let stated =
      move.from == move.to
      ? StatedCost() : stating.cost(of: move, in: shape)
    let isAsStated =
      counted.elementWrites == stated.elementWrites
      && counted.tagWrites == stated.tagWrites
      && counted.comparisons <= stated.comparisons
    if !isAsStated {
      return violation(
        of: .cost, expected: "\(stated)", actual: "\(counted)")
    }
    let changed = changedSlots(in: stating.layout)
    let written = counted.elementWrites + counted.tagWrites
    return written >= changed
      ? nil
      : violation(
        of: .cost, expected: "at least \(changed) writes",
        actual: "\(counted)")
  }

  /// The number of slots that hold another item than before: of each array, or
  /// for tags, the number of items whose place is another.
  private func changedSlots(in layout: StorageLayout) -> Int {
    func changed(_ before: [Int], _ after: [Int]) -> Int {
      after.indices.count {
        !before.indices.contains($0) || before[$0] != after[$0]
      }
    }
    switch layout {
    case .flat:
      return changed(Array(example.before.joined()), Array(after.joined()))
    case .nested, .tagged:
      // An item with another place is in a slot that held another item.
      return zip(example.before, after).reduce(0) { $0 + changed($1.0, $1.1) }
    }
  }
}
