import Reorder
import Testing

@Suite("Rules around a strategy")
struct ConstrainedTests {
  typealias Board = Constrained<RemoveInsert<Character>>

  func constrained(
    _ lists: String, _ rules: ListRules..., items: [ItemRule] = []
  ) -> Board {
    Board(board(lists), rules: Rules(lists: rules, items: items))
  }

  @Test(
    "A move that breaks a rule is refused by its name and changes nothing",
    arguments: [
      (
        "abc|x", [ListRules(dragOut: false)], at(0, 0), at(1, 0),
        Refusal.dragOut
      ),
      (
        "abc|x", [ListRules(dragWithin: false)], at(0, 0), at(0, 1),
        .dragWithin
      ),
      (
        "abc|x", [ListRules(), ListRules(dropIn: false)], at(0, 0), at(1, 0),
        .dropIn
      ),
      ("ab|x", [ListRules(minimum: 2)], at(0, 0), at(1, 0), .min),
      (
        "ab|x", [ListRules(), ListRules(maximum: 1)], at(0, 0), at(1, 1), .max
      ),
      ("abc|", [ListRules(leadingPins: 1)], at(0, 0), at(1, 0), .pinned),
      ("abc|", [ListRules(leadingPins: 1)], at(0, 2), at(0, 0), .pinned),
      ("abc|x", [ListRules(leadingPins: 1)], at(1, 0), at(0, 0), .pinned),
      ("abc|", [ListRules(trailingPins: 1)], at(0, 2), at(1, 0), .pinned),
      ("abc|", [ListRules(trailingPins: 1)], at(0, 0), at(0, 2), .pinned),
      ("abc|x", [ListRules(trailingPins: 1)], at(1, 0), at(0, 3), .pinned),
      (
        "a|x", [ListRules(leadingPins: 2, trailingPins: 1)], at(1, 0),
        at(0, 1), .pinned
      ),
    ])
  func refusals(
    lists: String, rules: [ListRules], from: Position, to: Position,
    refusal: Refusal
  ) {
    var tags = Board(board(lists), rules: Rules(lists: rules))
    #expect(tags.refusal(from: from, to: to) == refusal)
    #expect(tags.reorder(from: from, to: to) == .refused(refusal))
    #expect(text(tags.lists) == lists)
  }

  @Test(
    "A move that breaks no rule is carried out",
    arguments: [
      ("abc|x", [ListRules(dragOut: false)], at(0, 0), at(0, 1), "bac|x"),
      ("abc|x", [ListRules(dragWithin: false)], at(0, 0), at(1, 0), "bc|ax"),
      ("abc|x", [ListRules(dropIn: false)], at(0, 0), at(0, 2), "bca|x"),
      ("ab|x", [ListRules(minimum: 2)], at(0, 0), at(0, 1), "ba|x"),
      ("abc|x", [ListRules(minimum: 2)], at(0, 0), at(1, 0), "bc|ax"),
      ("ab|x", [ListRules(maximum: 1)], at(0, 0), at(0, 1), "ba|x"),
      ("abc|x", [ListRules(maximum: 1)], at(0, 0), at(1, 0), "bc|ax"),
      ("abc|x", [ListRules(leadingPins: 1)], at(0, 2), at(0, 1), "acb|x"),
      ("abc|x", [ListRules(leadingPins: 3)], at(1, 0), at(0, 3), "abcx|"),
      ("abc|x", [ListRules(leadingPins: 5)], at(1, 0), at(0, 3), "abcx|"),
      ("abc|x", [ListRules(trailingPins: 1)], at(0, 0), at(1, 0), "bc|ax"),
      ("abc|x", [ListRules(trailingPins: 1)], at(1, 0), at(0, 2), "abxc|"),
      ("|x", [ListRules(trailingPins: 1)], at(1, 0), at(0, 0), "x|"),
    ])
  func allowed(
    lists: String, rules: [ListRules], from: Position, to: Position,
    after: String
  ) {
    var tags = Board(board(lists), rules: Rules(lists: rules))
    #expect(tags.refusal(from: from, to: to) == nil)
    #expect(
      tags.reorder(from: from, to: to) == .moved(Move(from: from, to: to)))
    #expect(text(tags.lists) == after)
  }

  @Test("An empty pinned slot accepts an item, and then holds it")
  func pinnedSlotHolds() {
    var tags = constrained("a|x", ListRules(leadingPins: 2))
    let move = Move(from: at(1, 0), to: at(0, 1))
    #expect(tags.reorder(from: move.from, to: move.to) == .moved(move))
    #expect(tags.reorder(from: at(0, 1), to: at(1, 0)) == .refused(.pinned))
  }

  @Test("Staying is never refused")
  func staying() {
    var tags = constrained(
      "a|", ListRules(dragOut: false, dragWithin: false, leadingPins: 1),
      items: [ItemRule(at: at(0, 0), is: .unpickable)])
    #expect(tags.reorder(from: at(0, 0), to: at(0, 0)) == .unchanged)
    #expect(tags.moveBatch([at(0, 0)], to: gap(0, 1)) == .unchanged)
    #expect(
      tags.scatter([Move(from: at(0, 0), to: at(0, 0))]) == .unchanged)
  }

  @Test("Of several broken rules the first in order is named")
  func precedence() {
    let all = ListRules(
      dragOut: false, dragWithin: false, dropIn: false, minimum: 9, maximum: 0,
      leadingPins: 1)
    var rules = Rules(
      lists: [all, all], items: [ItemRule(at: at(0, 0), is: .unpickable)])
    func refusal() -> Refusal? {
      Board(board("a|x"), rules: rules).refusal(from: at(0, 0), to: at(1, 0))
    }
    #expect(refusal() == .unpickable)
    rules.items = []
    #expect(refusal() == .dragOut)
    rules.lists[0].dragOut = true
    #expect(refusal() == .dropIn)
    rules.lists[1].dropIn = true
    #expect(refusal() == .min)
    rules.lists[0].minimum = 0
    #expect(refusal() == .max)
    rules.lists[1].maximum = nil
    #expect(refusal() == .pinned)
    rules.lists = []
    #expect(refusal() == nil)
    #expect(Refusal.allCases.sorted() == Refusal.allCases)
  }

  @Test("A rule of any named item counts before a later rule of another")
  func precedenceOfBatch() {
    var tags = constrained(
      "ab|x|", ListRules(minimum: 2), ListRules(dragOut: false))
    let everything = [at(0, 0), at(1, 0)]
    #expect(
      tags.moveBatch(everything, to: gap(2, 0)) == .refused(.dragOut))
    #expect(text(tags.lists) == "ab|x|")
  }

  @Test("A batch is judged by its net counts and carried out whole or not")
  func batchCounts() {
    var tags = constrained(
      "abc|xy|", ListRules(minimum: 2), ListRules(maximum: 3))
    #expect(
      tags.moveBatch([at(0, 0), at(0, 1)], to: gap(1, 0)) == .refused(.min))
    #expect(
      tags.moveBatch([at(0, 0), at(1, 0)], to: gap(1, 2))
        == .moved(to: at(1, 1), count: 2))
    #expect(text(tags.lists) == "bc|yax|")
  }

  @Test("A batch may name a pinned item that keeps its slot")
  func batchKeepsPinned() {
    var tags = constrained("abcd", ListRules(leadingPins: 1))
    #expect(
      tags.moveBatch([at(0, 0), at(0, 3)], to: gap(0, 0))
        == .moved(to: at(0, 0), count: 2))
    #expect(text(tags.lists) == "adbc")
    #expect(
      tags.moveBatch([at(0, 0), at(0, 3)], to: gap(0, 3))
        == .refused(.pinned))
  }

  @Test("A scatter is judged as a whole")
  func scatter() {
    var tags = constrained("abc|xy", ListRules(minimum: 3, maximum: 3))
    let trade = [
      Move(from: at(0, 0), to: at(1, 1)), Move(from: at(1, 0), to: at(0, 2)),
    ]
    #expect(tags.scatter(trade) == .moved(trade))
    #expect(text(tags.lists) == "bcx|ya")
    #expect(
      tags.scatter([Move(from: at(0, 0), to: at(1, 0))]) == .refused(.min))
  }

  @Test("The rule of an item travels with it, and goes when it is removed")
  func rulesTravel() throws {
    var tags = constrained(
      "abc|x", items: [ItemRule(at: at(0, 1), is: .unpickable)])
    var place: Position? { tags.rules.items.first?.place }
    func expectRule(at position: Position) {
      #expect(place == position)
      #expect(tags[position] == "b")
      let away = at(position.list == 0 ? 1 : 0, 0)
      #expect(tags.refusal(from: position, to: away) == .unpickable)
    }
    tags.reorder(from: at(0, 0), to: at(0, 2))
    expectRule(at: at(0, 0))
    tags.moveBatch([at(1, 0), at(0, 2)], to: gap(0, 0))
    expectRule(at: at(0, 2))
    tags.scatter([Move(from: at(0, 0), to: at(1, 0))])
    expectRule(at: at(0, 1))
    try tags.insert("n", at: gap(0, 1))
    expectRule(at: at(0, 2))
    try tags.remove(at: at(0, 0))
    expectRule(at: at(0, 1))
    tags.step([at(0, 1)], .nextList)
    expectRule(at: at(1, 1))
    #expect(try tags.remove(at: at(1, 1)) == "b")
    #expect(place == nil)
  }

  @Test("Permissions of drags do not bind commands")
  func commands() throws {
    var tags = constrained(
      "ab|x", ListRules(dragOut: false, dragWithin: false, dropIn: false),
      items: [ItemRule(at: at(0, 0), is: .unpickable)])
    #expect(tags.refusal(from: at(0, 0), to: at(1, 0)) == .unpickable)
    #expect(
      tags.refusal(from: at(0, 0), to: at(1, 0), as: .command) == nil)
    tags.step([at(0, 0)], .later)
    #expect(text(tags.lists) == "ba|x")
    try tags.insert("n", at: gap(0, 0))
    try tags.remove(at: at(0, 2))
    #expect(text(tags.lists) == "nb|x")
  }

  @Test("An item whose step is refused stays, and the others go on")
  func steps() {
    var tags = constrained("abc|xy", ListRules(leadingPins: 1))
    #expect(
      tags.step([at(0, 1), at(1, 1)], .earlier)
        == .moved([
          Move(from: at(0, 1), to: at(0, 1)),
          Move(from: at(1, 1), to: at(1, 0)),
        ]))
    #expect(text(tags.lists) == "abc|yx")
  }

  @Test("Counts and pins bind insertion and removal")
  func edits() {
    var tags = constrained(
      "abc|x", ListRules(minimum: 3, maximum: 3),
      ListRules(leadingPins: 1, trailingPins: 1))
    #expect(throws: Refusal.max) { try tags.insert("n", at: gap(0, 0)) }
    #expect(throws: Refusal.min) { try tags.remove(at: at(0, 0)) }
    #expect(throws: Refusal.pinned) { try tags.insert("n", at: gap(1, 0)) }
    #expect(throws: Refusal.pinned) { try tags.remove(at: at(1, 0)) }
    #expect(text(tags.lists) == "abc|x")
  }

  @Test("An exchange picks up both items, and counts do not apply")
  func exchange() {
    typealias Seats = Constrained<SectionExchange<Character>>
    func outcome(_ rules: ListRules..., items: [ItemRule] = []) -> Outcome {
      var seats = Seats(
        board("ab|xy"), rules: Rules(lists: rules, items: items))
      return seats.reorder(from: at(0, 0), to: at(1, 1))
    }
    let done = Outcome.exchanged(at(0, 0), at(1, 1))
    #expect(outcome() == done)
    #expect(outcome(ListRules(minimum: 2, maximum: 2)) == done)
    #expect(outcome(ListRules(dragWithin: false)) == done)
    #expect(outcome(ListRules(dropIn: false)) == .refused(.dropIn))
    #expect(
      outcome(ListRules(), ListRules(dragOut: false)) == .refused(.dragOut))
    #expect(
      outcome(items: [ItemRule(at: at(1, 1), is: .unpickable)])
        == .refused(.unpickable))
    #expect(
      outcome(ListRules(), ListRules(trailingPins: 1)) == .refused(.pinned))
  }

  @Test("The rules of exchanged items go with them")
  func exchangeRules() {
    var seats = Constrained<SectionExchange<Character>>(
      board("abc"),
      rules: Rules(items: [ItemRule(at: at(0, 2), is: .unpickable)]))
    #expect(seats.reorder(from: at(0, 0), to: at(0, 1)) != .unchanged)
    #expect(seats.rules.items.map(\.place) == [at(0, 2)])
    #expect(seats.lists == board("bac"))
  }

  @Test(
    "Rules that make no sense are named",
    arguments: [
      (
        Rules(lists: [ListRules(), ListRules(), ListRules()]),
        "there are rules for 3 lists, but only 2 lists"
      ),
      (
        Rules(lists: [ListRules(), ListRules(maximum: -1)]),
        "the rules of list 1 name -1 items; a count is at least 0"
      ),
      (
        Rules(items: [ItemRule(at: at(1, 1), is: .unpickable)]),
        "a rule needs an item: there is no item at (1, 1): "
          + "the items of list 1 are 0..<1"
      ),
    ])
  func invalidRules(rules: Rules, sentence: String) {
    let error = #expect(throws: InvalidRules.self) {
      try rules.check(in: Shape([2, 1]))
    }
    #expect(error?.description == sentence)
  }

  @Test("A rule that is said twice of an item holds once")
  func repeatedRules() {
    let fixed = ItemRule(at: at(0, 1), is: .fixed)
    var lists = constrained("aFcd", items: [fixed, fixed])
    #expect(lists.rules.items == [fixed])
    let moves = [
      Move(from: at(0, 0), to: at(0, 2)), Move(from: at(0, 2), to: at(0, 0)),
    ]
    #expect(lists.scatter(moves) == .moved(moves))
    #expect(lists.lists == board("cFad"))
  }
}
