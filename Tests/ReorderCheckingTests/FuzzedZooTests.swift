import Reorder
import ReorderChecking
import ReorderDefects
import Testing

/// How soon random cases catch the planted faults, and how small these cases
/// get.
///
/// Left out are faults that show neither in lists nor in answers: wrong costs,
/// and items that outlive the lists.
@Suite("Planted faults, by random cases")
struct FuzzedZooTests {
  static var subjects: [FuzzSubject] {
    [
      .mover(FinalTakenForGap<Int>.self), .mover(GapTakenForFinal<Int>.self),
      .mover(CorrectedTwice<Int>.self), .mover(CorrectedByOne<Int>.self),
      .mover(ClampedBelowCount<Int>.self), .mover(EndTakenForStart<Int>.self),
      .mover(MinusOneTakenForLast<Int>.self),
      .mover(BlockedItemPassed<Int>.self), .mover(BatchReversed<Int>.self),
      .mover(BatchInSelectionOrder<Int>.self),
      .mover(TargetGoesOn<Int>.self), .mover(HalfStablePartition<Int>.self),
      .mover(ExchangeForMove<Int>.self), .mover(ChainSkipsNeighbour<Int>.self),
      .mover(ChainFromTarget<Int>.self), .mover(RemoveByEquality<Twin>.self),
      .mover(SameNumberSkipped<Int>.self), .mover(KeysExchanged<Int>.self),
      .mover(NeverRemoved<Int>.self), .mover(LostInEmptyList<Int>.self),
      .mover(InsertedBehindNext<Int>.self), .mover(SharedStorage<Int>.self),
      .mover(UnchangedReported<Int>.self),
      .mover(AscendingRemoval<Int>.self), .mover(ChainOverBorder<Int>.self),
      .mover(InsertedBeforeRemoved<Int>.self), .mover(TagsNeverLess<Int>.self),
      .exchanger(MoveForExchange<Int>.self),
      .ruledMover(MaximumInsideList<Int>.self),
      .ruledMover(BatchPastRules<Int>.self),
      .ruledMover(RefusedAndDone<Int>.self),
    ]
  }

  @Test("None survives 10,000 cases, and the smallest case is small")
  func everyFaultIsCaught() throws {
    for subject in Self.subjects {
      let report = Fuzzer([subject], seed: Bounds.seed).run(cases: 10_000)
      let failure = try #require(report.failures.first, "\(subject.name)")
      let items = failure.smallest.lists.joined().count
      let operations = failure.smallest.operations.count
      print(
        "\(subject.name): caught by case \(report.caseCount), \(items) items,",
        "\(operations) operations, \(failure.fault.law)")
      #expect(items <= 4 && operations <= 2, "\(failure)")
      #expect(failure.isSmallest && !failure.isFlaky, "\(failure)")
    }
  }
}
