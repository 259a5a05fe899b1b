import Reorder
import ReorderChecking
import ReorderDefects

/// What the laws make of the planted faults.
struct Zoo {
  /// A fault, the law that catches it best, and the first case that shows it.
  struct Row {
    let fault: String
    let law: Law
    let itemCount: Int
    let report: Report
  }

  private(set) var rows: [Row] = []

  /// Two lists and three items are enough to catch every fault.
  private let worlds = SmallWorlds(maxLists: 2, maxItems: 3)

  mutating func add<Fault: MoveStrategy>(
    _: Fault.Type, caughtBy law: Law, items: Int
  ) where Fault.Element: LabelledItem {
    add(Laws.check(mover: Fault.self, in: worlds), law, items)
  }

  mutating func add<Fault: ReorderStrategy>(
    exchanger: Fault.Type, caughtBy law: Law, items: Int
  ) where Fault.Element: LabelledItem {
    add(Laws.check(exchanger: Fault.self, in: worlds), law, items)
  }

  mutating func add<Fault: RuledStrategy & MoveStrategy>(
    ruled: Fault.Type, caughtBy law: Law, items: Int
  ) where Fault.Element: LabelledItem {
    add(Laws.checkRefusals(mover: Fault.self, extra: -1), law, items)
  }

  mutating func add<Fault: MoveStrategy>(
    tracked: Fault.Type, caughtBy law: Law
  ) where Fault.Element == Tracked {
    var report = Report(strategy: Fault.name)
    report.note(
      .lifetimes,
      Laws.violationOfLifetimes(
        Fault.self, seed: Bounds.seed, steps: 100
      ) { $0.stepOfMover() })
    add(report, law, 0)
  }

  private mutating func add(_ report: Report, _ law: Law, _ items: Int) {
    rows.append(
      Row(
        fault: report.strategy, law: law, itemCount: items, report: report))
  }

  /// One line for each fault: its name, the law, the number of items, the case,
  /// and the other laws that it breaks.
  var table: String {
    let width = rows.map { $0.fault.count }.max() ?? 0
    return rows.map { row in
      let padding = String(repeating: " ", count: width - row.fault.count)
      guard let violation = row.report.firstViolations[row.law] else {
        return "\(row.fault)\(padding)  not caught by \(row.law)"
      }
      let operations = violation.operations.map { "\($0)" }
        .joined(separator: "; ")
      let others = row.report.violations.map { $0.law }
        .filter { $0 != row.law }.map { $0.rawValue }
      let count = violation.itemCount
      return "\(row.fault)\(padding)  \(count) item\(count == 1 ? "" : "s"), "
        + "\(row.law): \(violation.lists) \(operations)"
        + (others.isEmpty
          ? "" : "; also \(others.joined(separator: ", "))")
    }.joined(separator: "\n")
  }
}

extension Zoo {
  /// Every planted fault.
  static func filled() -> Zoo {
    var zoo = Zoo()
    zoo.addIndices()
    zoo.addBatches()
    zoo.addChainsAndIdentity()
    zoo.addLosses()
    zoo.addAnswersAndRules()
    return zoo
  }

  private mutating func addIndices() {
    add(FinalTakenForGap<Int>.self, caughtBy: .agreement, items: 2)
    add(GapTakenForFinal<Int>.self, caughtBy: .batches, items: 2)
    add(CorrectedTwice<Int>.self, caughtBy: .batches, items: 2)
    add(CorrectedByOne<Int>.self, caughtBy: .batches, items: 3)
    add(ClampedBelowCount<Int>.self, caughtBy: .agreement, items: 2)
    add(EndTakenForStart<Int>.self, caughtBy: .agreement, items: 2)
    add(MinusOneTakenForLast<Int>.self, caughtBy: .steps, items: 2)
    add(BlockedItemPassed<Int>.self, caughtBy: .steps, items: 2)
  }

  private mutating func addBatches() {
    add(BatchReversed<Int>.self, caughtBy: .batches, items: 2)
    add(BatchInSelectionOrder<Int>.self, caughtBy: .batches, items: 2)
    add(AscendingRemoval<Int>.self, caughtBy: .conservation, items: 2)
    add(TargetGoesOn<Int>.self, caughtBy: .batches, items: 2)
    add(HalfStablePartition<Int>.self, caughtBy: .batches, items: 3)
  }

  private mutating func addChainsAndIdentity() {
    add(ExchangeForMove<Int>.self, caughtBy: .exchange, items: 3)
    add(ChainSkipsNeighbour<Int>.self, caughtBy: .paths, items: 3)
    add(ChainOverBorder<Int>.self, caughtBy: .conservation, items: 1)
    add(ChainFromTarget<Int>.self, caughtBy: .bystanders, items: 3)
    add(RemoveByEquality<Twin>.self, caughtBy: .agreement, items: 2)
    add(SameNumberSkipped<Int>.self, caughtBy: .agreement, items: 1)
    add(KeysExchanged<Int>.self, caughtBy: .views, items: 3)
    add(TagsNeverLess<Int>.self, caughtBy: .equivalence, items: 2)
  }

  private mutating func addLosses() {
    add(InsertedBeforeRemoved<Int>.self, caughtBy: .conservation, items: 2)
    add(NeverRemoved<Int>.self, caughtBy: .conservation, items: 1)
    add(LostInEmptyList<Int>.self, caughtBy: .conservation, items: 1)
    add(InsertedBehindNext<Int>.self, caughtBy: .edits, items: 1)
    add(tracked: RetainedForEver<Tracked>.self, caughtBy: .lifetimes)
    add(SharedStorage<Int>.self, caughtBy: .copies, items: 0)
  }

  private mutating func addAnswersAndRules() {
    add(UnchangedReported<Int>.self, caughtBy: .agreement, items: 1)
    add(WritesEverything<Int>.self, caughtBy: .cost, items: 2)
    add(WritesOneItem<Int>.self, caughtBy: .cost, items: 2)
    add(exchanger: MoveForExchange<Int>.self, caughtBy: .exchange, items: 2)
    add(ruled: MaximumInsideList<Int>.self, caughtBy: .refusal, items: 2)
    add(ruled: BatchPastRules<Int>.self, caughtBy: .refusal, items: 1)
    add(ruled: RefusedAndDone<Int>.self, caughtBy: .refusal, items: 1)
  }
}
