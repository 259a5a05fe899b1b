import Reorder
import ReorderChecking
import ReorderTesting
import Testing

@Suite("A stranger's strategy")
struct ExpectLawsTests {
  @Test("What is right is found right by one call")
  func right() {
    #expect(expectLaws(ofMover: Shuffled<Int>.self, cases: 200))
    #expect(expectLaws(ofExchanger: SectionExchange<Int>.self, cases: 200))
  }

  @Test("What is wrong is an issue that shows the smallest case")
  func wrong() {
    withKnownIssue {
      expectLaws(ofMover: EndExchanged<Int>.self, cases: 500)
    } matching: { issue in
      let text = issue.comments.map { $0.rawValue }.joined()
      return text.contains("EndExchanged")
    }
  }

  @Test("Nothing that was run is nothing that passed")
  func nothing() {
    withKnownIssue {
      expectLaws(
        ofMover: RemoveInsert<Int>.self, in: SmallWorlds(maxItems: 1), cases: 0)
    }
  }
}

/// A stranger's lists, done rightly in a roundabout way.
private struct Shuffled<Element>: NestedArrayStrategy, MoveStrategy {
  var lists: [[Element]]

  init(_ lists: [[Element]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let item = lists[from.list].remove(at: from.index)
    lists[to.list].insert(item, at: to.index)
    return .moved(Move(from: from, to: to))
  }
}

/// A stranger's lists that exchange where they should move.
private struct EndExchanged<Element>: NestedArrayStrategy, MoveStrategy {
  var lists: [[Element]]

  init(_ lists: [[Element]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    if from.list == to.list {
      lists[from.list].swapAt(from.index, to.index)
    } else {
      lists[to.list].insert(
        lists[from.list].remove(at: from.index), at: to.index)
    }
    return .moved(Move(from: from, to: to))
  }
}
