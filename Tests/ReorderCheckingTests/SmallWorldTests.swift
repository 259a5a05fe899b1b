import Reorder
import ReorderChecking
import Testing

/// Every operation of every small world, with every strategy, bare and within
/// rules that allow everything.
///
/// Each test says how many cases it made. The environment variable
/// `REORDER_MAX_ITEMS` raises the number of items above 7, and that of the
/// kinds of which there are more by as many.
@Suite("Small worlds")
struct SmallWorldTests {
  @Test("Single moves and exchanges, and every way to name a place")
  func reorders() {
    expectLaws(Reorders.self, maxItemsInRules: 4)
    expectLaws(Dialects.self, maxItemsInRules: 4)
  }

  @Test("Any two moves, and any two exchanges")
  func reorderPairs() {
    expectLaws(ReorderPairs.self, maxItemsInRules: 3)
  }

  @Test("Batches, and what undoes them")
  func batches() {
    expectLaws(Batches.self, maxItemsInRules: 4)
    expectLaws(BatchUndos.self, maxItemsInRules: 3)
  }

  @Test("Scatters and steps")
  func scattersAndSteps() {
    expectLaws(Scatters.self, maxItemsInRules: 3)
    expectLaws(Steps.self, maxItemsInRules: 4)
  }

  @Test("Insertions and removals between reorders")
  func edits() {
    expectLaws(Edits.self, maxItemsInRules: 3)
  }

  @Test("Batches after moves, and moves after batches")
  func sequences() {
    expectLaws(Sequences.self, maxItemsInRules: 2)
  }

  @Test("A kept copy does not change")
  func copies() {
    expectLaws(Copies.self)
    expectLaws(GroupCopies.self, maxItemsInRules: 2)
  }

  @Test("Items that equal each other are told apart by their places")
  func twins() {
    expectLaws(Reorders.self, Twin.self, upTo: 4)
    expectLaws(Batches.self, Twin.self, upTo: 4)
    expectLaws(Edits.self, Twin.self, upTo: 3)
  }

  /// Expects that neither the model nor any strategy breaks a law of the
  /// aspect.
  private func expectLaws<Subject: Aspect, Element: LabelledItem>(
    _: Subject.Type, _: Element.Type = Int.self,
    upTo maxItems: Int? = nil, maxItemsInRules: Int = .max,
    at location: SourceLocation = #_sourceLocation
  ) {
    let worlds = SmallWorlds(maxLists: 3, maxItems: 7 + Bounds.raise)
    let sweep = Sweep<Subject, Element>(
      worlds.lazy.filter { shape in
        let most = Subject.maxItems(inLists: shape.listCount)
        return shape.itemCount <= (maxItems ?? most) + Bounds.raise
      }, maxItemsInRules: maxItemsInRules)
    for summary in sweep.violations.summaries {
      Issue.record("\(summary)", sourceLocation: location)
    }
    let movers = sweep.reports.values.filter { $0.caseCount > 0 }
    #expect(movers.count >= 8, sourceLocation: location)
    print(
      "small worlds: \(Subject.self) of \(Element.self):",
      "\(sweep.caseCount.grouped) cases")
  }
}
