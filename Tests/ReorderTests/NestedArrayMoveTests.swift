import Reorder
import Testing

@Suite("Moves on nested arrays")
struct NestedArrayMoveTests {
  @Test("A move within a list and a transfer go to the final position")
  func final() {
    var lists = board("abc|x")
    lists.move(from: at(0, 0), toFinal: at(0, 2))
    #expect(text(lists) == "bca|x")
    lists.move(from: at(0, 0), toFinal: at(1, 1))
    #expect(text(lists) == "ca|xb")
  }

  @Test("A move to a gap says where the item is now")
  func toGap() {
    var lists = board("abc||x")
    #expect(lists.move(from: at(0, 0), toGap: gap(0, 3)) == at(0, 2))
    #expect(text(lists) == "bca||x")
    #expect(lists.move(from: at(0, 1), toGap: gap(1, 0)) == at(1, 0))
    #expect(text(lists) == "ba|c|x")
  }

  @Test("A batch from several lists keeps its order and ends contiguous")
  func batch() {
    var lists = board("abc|xyz|p")
    let start = lists.move([at(2, 0), at(1, 2), at(0, 1)], toGap: gap(1, 1))
    #expect(text(lists) == "ac|xbzpy|")
    #expect(start == at(1, 1))
  }

  @Test("A batch in one list leaves the others alone")
  func batchInOneList() {
    var lists = board("abcde|x")
    #expect(lists.move([at(0, 3), at(0, 0)], toGap: gap(0, 2)) == at(0, 1))
    #expect(text(lists) == "badce|x")
  }

  @Test("An empty batch changes nothing and names the gap")
  func emptyBatch() {
    var lists = board("ab|x")
    #expect(lists.move([], toGap: gap(0, 1)) == at(0, 1))
    #expect(text(lists) == "ab|x")
  }
}

@Suite("Moves on arrays inside structs")
struct MoveWithinTests {
  struct Column: Equatable {
    var title: String
    var cards: [Character]
  }

  var columns = [
    Column(title: "todo", cards: ["a", "b", "c"]),
    Column(title: "done", cards: ["x"]),
  ]

  var cards: String { text(columns.map(\.cards)) }

  @Test("A move to a final position changes nothing but the arrays")
  mutating func final() {
    columns.move(from: at(0, 2), toFinal: at(0, 0), within: \.cards)
    #expect(cards == "cab|x")
    columns.move(from: at(0, 0), toFinal: at(1, 1), within: \.cards)
    #expect(cards == "ab|xc")
    #expect(columns.map(\.title) == ["todo", "done"])
  }

  @Test("A move to a gap says where the item is now")
  mutating func toGap() {
    #expect(
      columns.move(from: at(0, 0), toGap: gap(0, 2), within: \.cards)
        == at(0, 1))
    #expect(cards == "bac|x")
    #expect(
      columns.move(from: at(0, 0), toGap: gap(1, 0), within: \.cards)
        == at(1, 0))
    #expect(cards == "ac|bx")
  }

  /// A column that counts how often its cards are written.
  final class Observed {
    var writes = 0
    var cards: [Character] {
      didSet { writes += 1 }
    }

    init(_ cards: [Character]) { self.cards = cards }
  }

  @Test("A batch writes the named lists once and no other")
  func observers() {
    var columns = board("abc|x|y").map { Observed($0) }
    columns.move([at(0, 0), at(0, 2)], toGap: gap(1, 1), within: \.cards)
    #expect(text(columns.map(\.cards)) == "b|xac|y")
    #expect(columns.map(\.writes) == [1, 1, 0])
    columns.move([], toGap: gap(2, 0), within: \.cards)
    #expect(columns.map(\.writes) == [1, 1, 0])
  }

  @Test("A batch loses nothing where one object stands twice")
  func sameObjectTwice() {
    let column = Observed(["a", "b", "c"])
    var columns = [column, column]
    columns.move([at(0, 0)], toGap: gap(0, 3), within: \.cards)
    #expect(column.cards == ["b", "c", "a"])
  }

  @Test("A batch crosses structs")
  mutating func batch() {
    let start = columns.move(
      [at(1, 0), at(0, 1)], toGap: gap(0, 0), within: \.cards)
    #expect(start == at(0, 0))
    #expect(cards == "bxac|")
    #expect(columns.map(\.title) == ["todo", "done"])
  }
}
