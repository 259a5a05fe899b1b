import Reorder
import Testing

@Suite("Keyboard steps")
struct StepTests {
  @Test(
    "Every named item goes one step, blocked items stay",
    arguments: [
      ("abcd", [at(0, 1)], StepKey.earlier, "bacd"),
      ("abcd", [at(0, 0)], .earlier, "abcd"),
      ("abcd", [at(0, 0), at(0, 1)], .earlier, "abcd"),
      ("abcd", [at(0, 3), at(0, 0), at(0, 1)], .earlier, "abdc"),
      ("abcd", [at(0, 1), at(0, 2)], .earlier, "bcad"),
      ("abcd", [at(0, 2)], .later, "abdc"),
      ("abcd", [at(0, 3), at(0, 2), at(0, 0)], .later, "bacd"),
      ("abcd", [at(0, 1), at(0, 2)], .later, "adbc"),
      ("abcd", [at(0, 2)], .first, "cabd"),
      ("abcd", [at(0, 1), at(0, 3)], .first, "bdac"),
      ("abcd", [at(0, 0), at(0, 2)], .first, "acbd"),
      ("abcd", [at(0, 1)], .last, "acdb"),
      ("abcd", [at(0, 0), at(0, 2)], .last, "bdac"),
      ("abcd", [at(0, 3), at(0, 1)], .last, "acbd"),
      ("abc|x", [at(0, 2)], .nextList, "ab|xc"),
      ("abc|xyz", [at(0, 1)], .nextList, "ac|xbyz"),
      ("ab|xy|p", [at(0, 0), at(1, 0)], .nextList, "b|ay|xp"),
      ("abc|", [at(0, 0), at(0, 2)], .nextList, "b|ac"),
      ("ab|x", [at(1, 0)], .nextList, "ab|x"),
      ("ab|xyz", [at(1, 2)], .previousList, "abz|xy"),
      ("ab|xyz", [at(0, 0), at(1, 0)], .previousList, "xab|yz"),
    ])
  func step(
    before: String, items: [Position], key: StepKey, after: String
  ) {
    var lists = RemoveInsert(board(before))
    let outcome = lists.step(items, key)
    #expect(text(lists.lists) == after)
    #expect((outcome == .unchanged) == (before == after))
  }

  @Test("The outcome lists every named item, also those that stayed")
  func outcome() {
    var lists = RemoveInsert(board("abcd"))
    #expect(
      lists.step([at(0, 3), at(0, 0)], .earlier)
        == .moved([
          Move(from: at(0, 0), to: at(0, 0)),
          Move(from: at(0, 3), to: at(0, 2)),
        ]))
  }

  @Test("An item that landed and was shifted by the next is where it says")
  func outcomeOfLists() {
    var lists = RemoveInsert(board("abc|xy|p"))
    let outcome = lists.step([at(0, 2), at(1, 0)], .nextList)
    #expect(text(lists.lists) == "ab|yc|xp")
    #expect(
      outcome
        == .moved([
          Move(from: at(0, 2), to: at(1, 1)),
          Move(from: at(1, 0), to: at(2, 0)),
        ]))
  }

  @Test("A step of nothing is unchanged")
  func empty() {
    var lists = RemoveInsert(board("ab"))
    #expect(lists.step([], .first) == .unchanged)
  }
}
