package import Reorder

/// Lists of certain lengths and what is to be done with them: the part of a
/// workload that all strategies and all kinds of elements share.
package struct Scenario: Sendable {
  /// The lengths of the lists before the first operation.
  package let counts: [Int]

  /// Whether the steps are moves or exchanges.
  package let meaning: Meaning

  /// The operations.
  package let script: Script

  /// Whether the script can be carried out again on the lists it leads to,
  /// without being taken back: whether these have their lengths back.
  package let isRepeatable: Bool

  /// Creates a scenario of steps.
  ///
  /// - Parameters:
  ///   - counts: The lengths of the lists before.
  ///   - steps: The steps, which must be legal one after the other.
  ///   - meaning: Whether they are moves, which change lengths, or exchanges.
  ///   - isTakenBack: Whether the lists are to be as before whenever the
  ///     script begins again.
  package init(
    counts: [Int], steps: [Move], meaning: Meaning = .move,
    isTakenBack: Bool = false
  ) {
    self.counts = counts
    self.meaning = meaning
    script = .steps(ContiguousArray(steps))
    var balance: [Int: Int] = [:]
    if meaning == .move {
      for step in steps where step.isTransfer {
        balance[step.from.list, default: 0] -= 1
        balance[step.to.list, default: 0] += 1
      }
    }
    isRepeatable = !isTakenBack && balance.values.allSatisfy { $0 == 0 }
  }

  /// Creates a scenario of batches in one list of `count` items.
  package init(count: Int, batches: [BatchStep]) {
    counts = [count]
    meaning = .move
    script = .batches(batches)
    isRepeatable = true
  }

  /// The number of items in all lists.
  package var itemCount: Int { counts.reduce(0, +) }
}

/// Operations in the order in which they are carried out.
package enum Script: Sendable {
  /// Moves or exchanges, with final positions.
  case steps(ContiguousArray<Move>)

  /// Batches within one list.
  case batches([BatchStep])

  /// The number of operations.
  package var count: Int {
    switch self {
    case .steps(let steps): steps.count
    case .batches(let batches): batches.count
    }
  }

  /// The number of items that one operation takes somewhere.
  package var itemsPerOperation: Int {
    switch self {
    case .steps: 1
    case .batches(let batches): batches.first?.items.count ?? 0
    }
  }
}

/// Several items of a list that go to one gap together.
package struct BatchStep: Sendable {
  /// The places of the items, in no particular order.
  package let items: [Position]

  /// The gap they go to, counted before.
  package let gap: Gap

  package init(items: [Position], gap: Gap) {
    self.items = items
    self.gap = gap
  }
}
