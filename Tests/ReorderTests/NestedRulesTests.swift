import Reorder
import Testing

@Suite("Rules within rules")
struct NestedRulesTests {
  typealias Inner = Constrained<RemoveInsert<Character>>

  @Test("What the inner rules refuse is refused, and no rule wanders")
  func refusals() {
    let inner = Inner(
      board("abc|x"), rules: Rules(lists: [ListRules(dragOut: false)]))
    let marked = ItemRule(at: at(0, 2), is: .unpickable)
    var outer = Constrained(inner, rules: Rules(items: [marked]))
    #expect(
      outer.reorder(from: at(0, 0), to: at(1, 0)) == .refused(.dragOut))
    #expect(
      outer.moveBatch([at(0, 0)], to: gap(1, 0)) == .refused(.dragOut))
    #expect(
      outer.scatter([Move(from: at(0, 0), to: at(1, 0))])
        == .refused(.dragOut))
    #expect(text(outer.lists) == "abc|x")
    #expect(outer.rules.items == [marked])
  }
}
