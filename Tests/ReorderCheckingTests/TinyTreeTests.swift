import Reorder
import ReorderChecking
import Testing

/// Counted trees with nodes so tiny that a few items split and merge them.
@Suite("Tiny trees")
struct TinyTreeTests {
  @Test("Every law holds in every small world, whatever the nodes hold")
  func laws() {
    expectLaws(ListTree<Int, Nodes2x4, Unindexed<Int>>.self)
    expectLaws(ListTree<Int, Nodes3x5, Unindexed<Int>>.self)
    expectLaws(ListTree<Twin, Nodes4x4, Unindexed<Twin>>.self)
  }

  @Test("Thousands of random operations, none of which leaves a defect")
  func random() {
    expectAgreement(ListTree<Int, Nodes2x4, Unindexed<Int>>.self) { $0 }
    expectAgreement(ListTree<Int, Nodes4x4, Unindexed<Int>>.self) { $0 }
    expectAgreement(ListTree<String, Nodes3x5, Unindexed<String>>.self) {
      String(label: $0)
    }
    expectAgreement(ListTree<Int, StandardNodes, Unindexed<Int>>.self) { $0 }
  }

  @Test("Every item lives as long as it is in a tree, and no longer")
  func lifetimes() {
    let violation = Laws.violationOfLifetimes(
      ListTree<Tracked, Nodes2x4, Unindexed<Tracked>>.self,
      seed: Bounds.seed, steps: 500
    ) { $0.stepOfMover() }
    #expect(violation == nil)
  }

  private func expectLaws<Strategy: MoveStrategy>(
    _: Strategy.Type, at location: SourceLocation = #_sourceLocation
  ) where Strategy.Element: LabelledItem {
    let report = Laws.check(
      mover: Strategy.self,
      in: SmallWorlds(maxLists: 2, maxItems: 6 + Bounds.raise))
    #expect(report.caseCount > 1_000, sourceLocation: location)
    for violation in report.violations {
      Issue.record("\(violation)", sourceLocation: location)
    }
  }

  private func expectAgreement<Element: Labelled, Nodes, Index>(
    _: ListTree<Element, Nodes, Index>.Type,
    at location: SourceLocation = #_sourceLocation,
    makingItemsBy makeItem: @escaping (Int) -> Element
  ) {
    for (itemCount, listCount) in [(0, 1), (40, 3), (300, 40), (400, 1)] {
      var world = RandomWorld<ListTree<Element, Nodes, Index>>(
        seed: Bounds.seed, itemCount: itemCount, listCount: listCount,
        makingItemsBy: makeItem)
      for _ in 0..<200 {
        let violation = world.stepOfMover()
        let defects = world.strategy.defects
        if violation != nil || !defects.isEmpty {
          Issue.record(
            "\(violation.map { "\($0)" } ?? "") \(defects)",
            sourceLocation: location)
          return
        }
      }
    }
  }
}

/// Leaves of 2 items, inner nodes of 4 children.
private enum Nodes2x4: NodeSizes {
  static var leafCapacity: Int { 2 }
  static var fanOut: Int { 4 }
}

/// Leaves of 3 items, inner nodes of 5 children.
private enum Nodes3x5: NodeSizes {
  static var leafCapacity: Int { 3 }
  static var fanOut: Int { 5 }
}

/// Leaves of 4 items, inner nodes of 4 children.
private enum Nodes4x4: NodeSizes {
  static var leafCapacity: Int { 4 }
  static var fanOut: Int { 4 }
}
