/// What one round of a cell took, per operation.
package struct Round: Sendable {
  /// The number of operations of the round.
  package var operations: Int

  /// Wall time in nanoseconds.
  package var real: Double

  /// Time of all processors together, in nanoseconds.
  package var processor: Double

  /// What the limit took for the same operations, in nanoseconds.
  package var limit: Double

  /// Blocks asked from the heap; nil where nobody counts.
  package var allocations: Double?

  package init(
    operations: Int, real: Double, processor: Double, limit: Double,
    allocations: Double?
  ) {
    self.operations = operations
    self.real = real
    self.processor = processor
    self.limit = limit
    self.allocations = allocations
  }

  /// How many times the limit the round took.
  package var limitRatio: Double { real / limit }
}

/// The rounds of a cell whose result was right.
package struct Measurement: Sendable {
  package let rounds: [Round]

  /// The number of items that one operation takes somewhere.
  package let itemsPerOperation: Int

  /// Whether the time was over before all rounds were done.
  package let isCutShort: Bool

  /// The tags that one operation writes, as counted in a round of its own after
  /// all the others; nil for items without tags.
  package let tagWrites: Double?

  package init(
    rounds: [Round], itemsPerOperation: Int = 1, isCutShort: Bool = false,
    tagWrites: Double? = nil
  ) {
    self.rounds = rounds
    self.itemsPerOperation = itemsPerOperation
    self.isCutShort = isCutShort
    self.tagWrites = tagWrites
  }

  /// Wall time per operation in nanoseconds.
  package var time: MedianInterval { MedianInterval(rounds.map { $0.real }) }

  /// How many times the limit an operation takes; each round is compared with
  /// the limit of the same round.
  package var limitRatio: Double {
    MedianInterval(rounds.map { $0.limitRatio }).median
  }

  /// Blocks asked from the heap per operation; nil where nobody counts.
  package var allocations: Double? {
    let counts = rounds.compactMap { $0.allocations }
    return counts.isEmpty ? nil : MedianInterval(counts).median
  }
}

/// Where a measurement was made, but for the strategy.
package struct Setting: Hashable, Sendable {
  /// The name of the workload, or `trace:` and the name of the file.
  package var workload: String

  package var element: ElementKind

  /// The number of items in all lists.
  package var size: Int

  package init(workload: String, element: ElementKind, size: Int) {
    self.workload = workload
    self.element = element
    self.size = size
  }
}

/// One row of the results.
package struct Row: Sendable {
  package var setting: Setting
  package var strategy: String
  package var outcome: RowOutcome

  package init(setting: Setting, strategy: String, outcome: RowOutcome) {
    self.setting = setting
    self.strategy = strategy
    self.outcome = outcome
  }

  /// The measurement, if there is one.
  package var measurement: Measurement? {
    if case .measured(let measurement) = outcome { measurement } else { nil }
  }
}

/// What became of a row.
package enum RowOutcome: Sendable {
  /// The lists were right.
  case measured(Measurement)

  /// The lists were wrong, so a time would mean nothing.
  case wrong(String)

  /// There is no time.
  case unmeasured(Unmeasured)
}

/// Why there is no time for a strategy.
package enum Unmeasured: Sendable, Equatable {
  /// An operation would take about this long.
  case tooSlow(seconds: Double)

  /// A script of moves has steps that no exchange stands for.
  case noExchange(steps: Int, of: Int)

  /// The time for the whole run was over before.
  case outOfTime

  /// The run was interrupted before.
  case interrupted

  /// The lists would not fit the memory of the machine.
  case outOfMemory

  /// The reason in a few words.
  package var description: String {
    switch self {
    case .tooSlow(let seconds):
      "too slow: one operation would take about \(Quantity.time(seconds * 1e9))"
    case .noExchange(let steps, let count):
      "\(steps) of \(count) steps have no exchange: not timed"
    case .outOfTime: "not reached: the time was over"
    case .interrupted: "not reached: interrupted"
    case .outOfMemory: "not tried: too large for this machine's memory"
    }
  }

  /// Whether the row stays open although it was asked for.
  package var isInconclusive: Bool {
    switch self {
    case .tooSlow, .noExchange: false
    case .outOfTime, .interrupted, .outOfMemory: true
    }
  }
}
