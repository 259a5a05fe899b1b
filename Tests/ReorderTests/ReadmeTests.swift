import Reorder
import ReorderChecking
import Testing

/// The strategy that the README begins, with its idea: a span is rotated by
/// turning it around, then turning both of its parts back.
struct ThreeReversals<Element>: NestedArrayStrategy, MoveStrategy {
  var lists: [[Element]]

  init(_ lists: [[Element]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    if from == to { return .unchanged }
    if from.list == to.list {
      let lower = min(from.index, to.index)
      let upper = max(from.index, to.index)
      let cut = from.index < to.index ? upper : lower + 1
      lists[to.list][lower...upper].reverse()
      lists[to.list][lower..<cut].reverse()
      lists[to.list][cut...upper].reverse()
    } else {
      let element = lists[from.list].remove(at: from.index)
      lists[to.list].insert(element, at: to.index)
    }
    return .moved(Move(from: from, to: to))
  }
}

/// The code of the README, with the results that it shows.
@Suite("The README's examples")
struct ReadmeTests {
  @Test("Arrays, arrays of arrays, and arrays inside structs")
  func arrays() {
    var cards = ["a", "b", "c", "d", "e"]
    cards.move(from: 0, toGap: 2)
    #expect(cards == ["b", "a", "c", "d", "e"])
    cards.move([3, 0], toGap: 2)
    #expect(cards == ["a", "b", "d", "c", "e"])

    var board = [["a", "b", "c"], ["x"]]
    board.move(
      from: Position(list: 0, index: 0),
      toGap: Gap(list: 1, index: 1))
    #expect(board == [["b", "c"], ["x", "a"]])

    struct Column {
      var title: String
      var cards: [String]
    }
    var columns = [
      Column(title: "to do", cards: ["a", "b"]),
      Column(title: "done", cards: []),
    ]
    columns.move(
      from: Position(list: 0, index: 0), toFinal: Position(list: 1, index: 0),
      within: \.cards)
    #expect(columns.map(\.cards) == [["b"], ["a"]])
  }

  @Test("A strategy reorders, in every dialect")
  func strategy() {
    var lists = Rotation([["a", "b", "c"], ["x"]])
    let outcome = lists.reorder(
      from: Position(list: 0, index: 0), to: Position(list: 1, index: 1))
    #expect(
      outcome
        == .moved(
          Move(
            from: Position(list: 0, index: 0),
            to: Position(list: 1, index: 1))))
    #expect(lists.lists == [["b", "c"], ["x", "a"]])

    lists.move(
      from: Position(list: 1, index: 1),
      to: .before(Position(list: 0, index: 1)))
    #expect(lists.lists == [["b", "a", "c"], ["x"]])
    lists.moveBatch(
      [Position(list: 0, index: 0), Position(list: 0, index: 2)],
      to: .end(ofList: 1))
    #expect(lists.lists == [["a"], ["x", "b", "c"]])
  }

  @Test("A strategy of the reader's own obeys the laws")
  func ownStrategy() {
    let report = Laws.check(
      mover: ThreeReversals<Int>.self,
      in: SmallWorlds(maxLists: 2, maxItems: 4))
    #expect(report.violations == [])
  }

  @Test("Rules refuse, and nothing changes")
  func rules() {
    var tags = Constrained<Rotation<String>>(
      [["all", "art", "film"], ["news"]],
      rules: Rules(lists: [ListRules(minimum: 1, leadingPins: 1)]))
    #expect(
      tags.reorder(
        from: Position(list: 0, index: 2), to: Position(list: 0, index: 0))
        == .refused(.pinned))
    #expect(tags.lists == [["all", "art", "film"], ["news"]])
  }
}
