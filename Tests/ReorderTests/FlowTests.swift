import Reorder
import Testing

@Suite("Fixed items and walls")
struct FlowTests {
  typealias Board = Constrained<RemoveInsert<Character>>

  /// Upper-case letters are fixed, `|` separates lists, `#` is a wall.
  func constrained(
    _ lists: String, _ rules: ListRules..., retarget: Retarget = .refuse
  ) -> Board {
    let lists = board(lists)
    var items: [ItemRule] = []
    for (list, elements) in lists.enumerated() {
      for (index, element) in elements.enumerated() {
        if element.isUppercase {
          items.append(ItemRule(at: at(list, index), is: .fixed))
        }
        if element == "#" {
          items.append(ItemRule(at: at(list, index), is: .wall))
        }
      }
    }
    return Board(
      lists, rules: Rules(lists: rules, items: items), retarget: retarget)
  }

  @Test(
    "The others flow around fixed items",
    arguments: [
      ("aFc", at(0, 0), at(0, 2), "cFa"),
      ("aFGb", at(0, 0), at(0, 3), "bFGa"),
      ("aFGb", at(0, 3), at(0, 0), "bFGa"),
      ("aFbGc", at(0, 0), at(0, 2), "bFaGc"),
      ("aFbGc", at(0, 4), at(0, 0), "cFaGb"),
      ("FabG", at(0, 1), at(0, 2), "FbaG"),
      ("aFb|x", at(0, 0), at(1, 0), "bF|ax"),
      ("x|aFb", at(0, 0), at(1, 0), "|xFab"),
      ("x|aFGb", at(0, 0), at(1, 0), "|xFGab"),
      ("aFbcG|x", at(0, 0), at(0, 3), "bFcaG|x"),
    ])
  func flow(lists: String, from: Position, to: Position, after: String) {
    var tags = constrained(lists)
    let move = Move(from: from, to: to)
    #expect(tags.reorder(from: from, to: to) == .moved(move))
    #expect(text(tags.lists) == after)
    for rule in tags.rules.items { #expect(tags[rule.place].isUppercase) }
    var probe = Uncounted()
    #expect(
      tags.reorder(from: to, to: from, as: .undo, probe: &probe)
        == .moved(move.inverse))
    #expect(text(tags.lists) == lists)
  }

  @Test(
    "What a fixed item or a wall forbids is named",
    arguments: [
      ("aFc", at(0, 1), at(0, 0), Refusal.fixed),
      ("aFc", at(0, 0), at(0, 1), .fixedSlot),
      ("x|aF", at(0, 0), at(1, 1), .fixedSlot),
      ("aF|x", at(0, 0), at(1, 0), .slotLost),
      ("a#b", at(0, 1), at(0, 0), .wallItem),
      ("a#b", at(0, 0), at(0, 2), .wall),
      ("a#b", at(0, 0), at(0, 1), .wall),
      ("a#b", at(0, 2), at(0, 0), .wall),
      ("x|#F", at(0, 0), at(1, 0), .wall),
    ])
  func refusals(
    lists: String, from: Position, to: Position, refusal: Refusal
  ) {
    var tags = constrained(lists)
    #expect(tags.reorder(from: from, to: to) == .refused(refusal))
    #expect(text(tags.lists) == lists)
  }

  @Test(
    "A wall lets items come, go and move on either side",
    arguments: [
      ("ab#c|x", at(0, 0), at(0, 1), "ba#c|x"),
      ("ab#c|x", at(0, 0), at(1, 0), "b#c|ax"),
      ("ab#c|x", at(0, 3), at(1, 1), "ab#|xc"),
      ("a#b|x", at(1, 0), at(0, 0), "xa#b|"),
      ("a#b|x", at(1, 0), at(0, 3), "a#bx|"),
    ])
  func walls(lists: String, from: Position, to: Position, after: String) {
    var tags = constrained(lists)
    #expect(
      tags.reorder(from: from, to: to) == .moved(Move(from: from, to: to)))
    #expect(text(tags.lists) == after)
    for rule in tags.rules.items { #expect(tags[rule.place] == "#") }
  }

  @Test("A bystander that flows out of a pinned slot is a reason to refuse")
  func pinned() {
    var tags = constrained("aFb|", ListRules(trailingPins: 1))
    #expect(
      tags.reorder(from: at(0, 0), to: at(1, 0)) == .refused(.pinned))
  }

  @Test("A batch and a scatter flow around fixed items")
  func groups() {
    var tags = constrained("aFbcd|x")
    #expect(
      tags.moveBatch([at(0, 0), at(1, 0)], to: gap(0, 5))
        == .moved(to: at(0, 4), count: 2))
    #expect(text(tags.lists) == "bFcdax|")
    #expect(
      tags.moveBatch([at(0, 4), at(0, 5)], to: gap(0, 0))
        == .refused(.fixedSlot))
    #expect(
      tags.scatter([Move(from: at(0, 5), to: at(0, 0))])
        == .moved([Move(from: at(0, 5), to: at(0, 0))]))
    #expect(text(tags.lists) == "xFbcda|")
  }

  @Test("A batch is undone by its scatter without asking")
  func undo() throws {
    var tags = constrained(
      "aFbcd|x", ListRules(dragWithin: false, dropIn: true))
    let batch = try Batch(of: [at(0, 0), at(0, 3)], to: gap(1, 1), in: tags)
    tags.moveBatch(batch.items, to: batch.gap)
    #expect(text(tags.lists) == "bFd|xac")
    #expect(tags.scatter(batch.inverse, as: .undo) == .moved(batch.inverse))
    #expect(text(tags.lists) == "aFbcd|x")
  }

  @Test("Edits leave fixed items where they are")
  func edits() throws {
    var tags = constrained("aFbG")
    #expect(throws: Refusal.slotLost) { try tags.remove(at: at(0, 0)) }
    #expect(throws: Refusal.fixed) { try tags.remove(at: at(0, 1)) }
    #expect(throws: Refusal.fixedSlot) { try tags.insert("n", at: gap(0, 1)) }
    try tags.insert("n", at: gap(0, 0))
    #expect(text(tags.lists) == "nFaGb")
    #expect(try tags.remove(at: at(0, 0)) == "n")
    #expect(text(tags.lists) == "aFbG")

    var walled = constrained("a#b")
    #expect(throws: Refusal.wallItem) { try walled.remove(at: at(0, 1)) }
    try walled.insert("n", at: gap(0, 1))
    #expect(text(walled.lists) == "an#b")
  }

  @Test("An exchange leaves fixed items alone and crosses no wall")
  func exchange() {
    func outcome(_ items: ItemRule...) -> Outcome {
      var seats = Constrained<SectionExchange<Character>>(
        board("abc"), rules: Rules(items: items))
      return seats.reorder(from: at(0, 0), to: at(0, 2))
    }
    #expect(outcome(ItemRule(at: at(0, 2), is: .fixed)) == .refused(.fixed))
    #expect(outcome(ItemRule(at: at(0, 0), is: .wall)) == .refused(.wallItem))
    #expect(outcome(ItemRule(at: at(0, 1), is: .wall)) == .refused(.wall))
    #expect(
      outcome(ItemRule(at: at(0, 1), is: .fixed))
        == .exchanged(at(0, 0), at(0, 2)))
  }

  @Test("A step does not jump over a fixed item or a wall")
  func steps() {
    var tags = constrained("aFb#c")
    for (item, key) in [
      (0, StepKey.later), (2, .earlier), (2, .later), (4, .first),
    ] {
      #expect(tags.step([at(0, item)], key) == .unchanged)
    }
    #expect(text(tags.lists) == "aFb#c")
  }

  @Test("An item next to one that was refused stays, whoever has passed it")
  func stepsToTheEnd() {
    var tags = constrained("abFdeF")
    #expect(
      tags.step([at(0, 0), at(0, 1), at(0, 3)], .last)
        == .moved([
          Move(from: at(0, 0), to: at(0, 0)),
          Move(from: at(0, 1), to: at(0, 4)),
          Move(from: at(0, 3), to: at(0, 1)),
        ]))
    #expect(text(tags.lists) == "adFebF")

    tags = constrained("FabFcd")
    #expect(
      tags.step([at(0, 2), at(0, 4), at(0, 5)], .first)
        == .moved([
          Move(from: at(0, 2), to: at(0, 4)),
          Move(from: at(0, 4), to: at(0, 1)),
          Move(from: at(0, 5), to: at(0, 5)),
        ]))
    #expect(text(tags.lists) == "FcaFbd")
  }
}
