import Foundation
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
      drags(CancelCommits.self), drags(CancelLoses.self),
      drags(CancelOfOneList.self), drags(DropAppliedTwice.self),
      drags(StaleCopyWrittenBack.self), drags(HoverFromBegin.self),
      drags(RemovedComesBack.self), drags(JudgedFromHere.self),
    ]
  }

  private static func drags<Fault: DragFault>(_: Fault.Type) -> FuzzSubject {
    .drags(name: Fault.name) { lists, script, item in
      Fault.carryOut(script, in: &lists, inserting: item)
    }
  }

  /// What random cases of one seed make of each.
  static let failures = subjects.compactMap { subject in
    Fuzzer([subject], seed: DefectTable.seeds.lowerBound)
      .run(cases: DefectTable.limit).failures.first
  }

  @Test("None survives 10,000 cases, and the smallest case is small")
  func everyFaultIsCaught() {
    #expect(Self.failures.map { $0.strategy } == Self.subjects.map { $0.name })
    for failure in Self.failures {
      let items = failure.smallest.lists.joined().count
      let operations = failure.smallest.operations.count
      #expect(items <= 4 && operations <= 2, "\(failure)")
      #expect(failure.isSmallest && !failure.isFlaky, "\(failure)")
    }
  }

  /// Everything is compared but the medians, which take 20 seeds.
  @Test("The page of the planted faults is up to date: DefectTable")
  func page() throws {
    let words = try DefectTable.words()
    let fuzzed = DefectTable.rows(of: Self.failures, words)
    let others = DefectTable.rowsOfLaws(DefectTests.zoo, words)
    #expect((fuzzed + others).allSatisfy { !$0.words.source.isEmpty })
    #expect(StoreFault.all.allSatisfy { !words[$0.name]!.source.isEmpty })
    let isWriting = DefectTable.isToBeWritten
    let medians =
      isWriting
      ? medians(of: fuzzed) + others.map { _ in "laws only" }
      : try DefectTable.medians()
    try #require(medians.count == (fuzzed + others).count)
    let page =
      DefectTable.head
      + zip(fuzzed + others, medians).map { DefectTable.line($0, $1) + "\n" }
      .joined()
      + DefectTable.headOfStores + DefectTable.linesOfStores(words)
    if isWriting {
      try page.write(to: DefectTable.page, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: DefectTable.page, encoding: .utf8) == page,
      "the page is made anew as it says itself")
  }

  @Test("Every known wrong way to store shows after a few deeds")
  func stores() {
    #expect(StoreFault.all.filter { $0.smallest == nil }.map(\.name) == [])
  }

  private func medians(of rows: [DefectTable.Row]) -> [String] {
    let counts = DefectTable.counts(of: Self.subjects)
    return rows.map { row in
      let sorted = counts[row.name, default: []].sorted()
      #expect(sorted.count == DefectTable.seeds.count, "\(row.name)")
      return "\(sorted[sorted.count / 2])"
    }
  }
}
