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
      return text.contains("EndExchanged breaks law 1 (agreement)")
        && text.contains("\n  it also breaks law 3 (bystanders), law 4")
        || text.contains("EndExchanged: law 1 (agreement) is broken")
    }
  }

  @Test("A type that holds one list is asked for one list only")
  func oneList() {
    #expect(
      expectLaws(
        ofMover: OneList.self,
        in: SmallWorlds(minLists: 1, maxLists: 1, maxItems: 5), cases: 500))
  }

  @Test("Nothing that was run is nothing that passed")
  func nothing() {
    withKnownIssue {
      expectLaws(
        ofMover: RemoveInsert<Int>.self, in: SmallWorlds(maxItems: 1), cases: 0)
    }
  }
}

@Suite("A list that traps")
struct TracedTests {
  @Test("Each call is written before it is made, so the last one trapped")
  func lastCall() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      expectLaws(ofMover: Traced<GapForFinal<Int>>.self)
    }
    let lines = String(
      decoding: result?.standardErrorContent ?? [], as: UTF8.self
    ).split(separator: "\n")
    let call = lines.last { $0.hasPrefix("[[") }
    #expect(call == "[[0, 1]]: reorder (0, 0) to final (0, 1)")
  }

  @Test("A traced list does what the list does")
  func right() async {
    await #expect(processExitsWith: .success) {
      let isRight = expectLaws(
        ofMover: Traced<Shuffled<Int>>.self, in: SmallWorlds(maxItems: 2),
        cases: 50)
      precondition(isRight)
      precondition(
        expectLaws(
          ofExchanger: Traced<SectionExchange<Int>>.self,
          in: SmallWorlds(maxItems: 2), cases: 50))
    }
  }
}

/// A stranger's one list, which nobody can ask for two.
private struct OneList: NestedArrayStrategy, MoveStrategy {
  private var playlist: [Int]

  var lists: [[Int]] {
    get { [playlist] }
    set { playlist = newValue[0] }
  }

  init(_ lists: [[Int]]) {
    precondition(lists.count == 1)
    playlist = lists[0]
  }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    playlist.move(from: from.index, toFinal: to.index)
    return .moved(Move(from: from, to: to))
  }
}

/// A stranger's lists that take a final index for a gap, and trap at the end.
private struct GapForFinal<Element>: NestedArrayStrategy, MoveStrategy {
  var lists: [[Element]]

  init(_ lists: [[Element]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    let item = lists[from.list].remove(at: from.index)
    let isDown = from.list == to.list && to.index > from.index
    lists[to.list].insert(item, at: isDown ? to.index + 1 : to.index)
    return .moved(Move(from: from, to: to))
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
