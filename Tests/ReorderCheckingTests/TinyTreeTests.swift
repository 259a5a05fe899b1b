import Reorder
import ReorderChecking
import Testing

/// Counted trees with nodes so tiny that a few items split and merge them,
/// and that look for defects and ask their index for every item whenever their
/// lists are read.
@Suite("Tiny trees")
struct TinyTreeTests {
  @Test("Every law holds in every small world, whatever the nodes hold")
  func laws() {
    expectLaws(WatchedTree<Nodes2x4>.self)
    expectLaws(WatchedTree<Nodes4x4>.self)
  }

  @Test("Random operations leave no defect, and the index knows every place")
  func random() {
    expectAgreement(WatchedTree<Nodes2x4>.self) { Card(label: $0) }
    expectAgreement(WatchedTree<Nodes4x4>.self) { Card(label: $0) }
    expectAgreement(WatchedTree<StandardNodes>.self) { Card(label: $0) }
  }

  @Test("Texts and trees without an index")
  func strings() {
    expectAgreement(ListTree<String, Nodes3x5, Unindexed<String>>.self) {
      String(label: $0)
    }
  }

  @Test("Every item lives as long as it is in a tree, and no longer")
  func lifetimes() {
    let violation = Laws.violationOfLifetimes(
      ListTree<Tracked, Nodes2x4, Unindexed<Tracked>>.self,
      seed: Bounds.seed, steps: 500
    ) { $0.stepOfMover() }
    #expect(violation == nil)
  }

  @Test("A tree that is emptied and filled again has no defect")
  func emptied() {
    var tree = ListTree<Int, Nodes2x4, Unindexed<Int>>([[], []])
    var random = SplitMix64(seed: Bounds.seed)
    var footprints: Set<Int> = []
    for _ in 0..<3 {
      for item in 0..<200 {
        tree.insert(item, at: Gap(list: 1, index: item))
        #expect(tree.defects == [])
      }
      #expect(tree.lists == [[], Array(0..<200)])
      footprints.insert(tree.memoryFootprint)
      for count in (1...200).reversed() {
        let index = Int.random(in: 0..<count, using: &random)
        tree.remove(at: Position(list: 1, index: index))
        #expect(tree.defects == [])
      }
      #expect(tree.lists == [[], []])
    }
    #expect(footprints.count == 1, "nodes are used again")
  }

  private func expectLaws<Nodes>(
    _: WatchedTree<Nodes>.Type, at location: SourceLocation = #_sourceLocation
  ) {
    let report = Laws.check(
      mover: WatchedTree<Nodes>.self,
      in: SmallWorlds(maxLists: 2, maxItems: 5 + Bounds.raise))
    #expect(report.caseCount > 1_000, sourceLocation: location)
    for summary in report.violations.summaries {
      Issue.record("\(summary)", sourceLocation: location)
    }
  }

  private func expectAgreement<Strategy: MoveStrategy>(
    _: Strategy.Type, at location: SourceLocation = #_sourceLocation,
    makingItemsBy makeItem: @escaping (Int) -> Strategy.Element
  ) where Strategy.Element: Labelled {
    for (itemCount, listCount) in [(0, 1), (40, 3), (300, 40)] {
      var world = RandomWorld<Strategy>(
        seed: Bounds.seed, itemCount: itemCount, listCount: listCount,
        makingItemsBy: makeItem)
      for _ in 0..<150 {
        if let violation = world.stepOfMover() {
          Issue.record("\(violation)", sourceLocation: location)
          return
        }
      }
    }
  }
}

/// An item with an id.
struct Card: LabelledItem, Identifiable, Hashable {
  let label: Int
  var id: Int { label * 7 }
}

/// A tree with an index that says what is wrong with it instead of its items.
private struct WatchedTree<Nodes: NodeSizes>: MoveStrategy {
  private var tree: ListTree<Card, Nodes, IdentityIndex<Card>>

  init(_ lists: [[Card]]) { tree = ListTree(lists) }

  /// No lists at all if the tree has a defect or the index is wrong.
  var lists: [[Card]] {
    let lists = tree.lists
    for (list, cards) in lists.enumerated() {
      for (index, card) in cards.enumerated()
      where tree.place(of: card.id) != Position(list: list, index: index) {
        return []
      }
    }
    let isSound = tree.defects.isEmpty && tree.firstDuplicate == nil
    return isSound && tree.place(of: -1) == nil ? lists : []
  }

  var listCount: Int { tree.listCount }

  func count(ofList list: Int) -> Int { tree.count(ofList: list) }

  subscript(position: Position) -> Card { tree[position] }

  mutating func insert(_ card: Card, at gap: Gap) { tree.insert(card, at: gap) }

  mutating func remove(at position: Position) -> Card {
    tree.remove(at: position)
  }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    tree.reorder(from: from, to: to, probe: &probe)
  }

  mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    tree.moveBatch(items, to: gap)
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
