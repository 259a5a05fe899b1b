import Reorder
import Testing

@Suite("Retargeting")
struct RetargetTests {
  func target(
    _ lists: String, _ rules: [ListRules], _ items: [ItemRule] = [],
    from: Position, to: Position, _ retarget: Retarget
  ) -> Result<Position, Refusal> {
    Constrained<RemoveInsert<Character>>(
      board(lists), rules: Rules(lists: rules, items: items),
      retarget: retarget
    ).target(from: from, to: to)
  }

  let pinned = [ListRules(leadingPins: 1)]

  @Test("A legal proposal is left alone")
  func legal() {
    for retarget in [Retarget.refuse, .origin, .nearest] {
      #expect(
        target("abc", pinned, from: at(0, 2), to: at(0, 1), retarget)
          == .success(at(0, 1)))
    }
  }

  @Test("An illegal proposal is refused, sent home, or sent to the nearest")
  func illegal() {
    func answer(_ retarget: Retarget) -> Result<Position, Refusal> {
      target("abcd", pinned, from: at(0, 3), to: at(0, 0), retarget)
    }
    #expect(answer(.refuse) == .failure(.pinned))
    #expect(answer(.origin) == .success(at(0, 3)))
    #expect(answer(.nearest) == .success(at(0, 1)))
    #expect(answer(.function { _ in at(0, 2) }) == .success(at(0, 2)))
    #expect(answer(.function { _ in at(0, 0) }) == .success(at(0, 3)))
    #expect(answer(.function { _ in at(7, 7) }) == .success(at(0, 3)))
  }

  @Test("The function is asked for illegal proposals only")
  func function() {
    let answer = Retarget.function { _ in
      Issue.record("the function was asked")
      return at(0, 0)
    }
    #expect(
      target("abc", pinned, from: at(0, 2), to: at(0, 1), answer)
        == .success(at(0, 1)))
  }

  @Test("Of two nearest places the one nearer to the item wins")
  func ties() {
    let fixed = [ItemRule(at: at(0, 2), is: .fixed)]
    #expect(
      target("abFcd", [], fixed, from: at(0, 0), to: at(0, 2), .nearest)
        == .success(at(0, 1)))
    #expect(
      target("abFcd", [], fixed, from: at(0, 4), to: at(0, 2), .nearest)
        == .success(at(0, 3)))
    #expect(
      target("abFcd|x", [], fixed, from: at(1, 0), to: at(0, 2), .nearest)
        == .success(at(0, 1)))
  }

  @Test("A list without a legal place refuses, the home list always has one")
  func noLegalPlace() {
    #expect(
      target(
        "ab|x", [ListRules(maximum: 2)], from: at(1, 0), to: at(0, 0),
        .nearest) == .failure(.max))
    #expect(
      target(
        "aFc", [], [ItemRule(at: at(0, 1), is: .fixed)], from: at(0, 0),
        to: at(0, 1), .nearest) == .success(at(0, 0)))
    #expect(
      target(
        "ab", [ListRules(dragWithin: false)], from: at(0, 0), to: at(0, 1),
        .nearest) == .success(at(0, 0)))
  }

  @Test("A retargeted move goes where it is sent and says so")
  func outcome() {
    var tags = Constrained<RemoveInsert<Character>>(
      board("abcd"), rules: Rules(lists: pinned), retarget: .nearest)
    #expect(
      tags.reorder(from: at(0, 3), to: at(0, 0))
        == .moved(Move(from: at(0, 3), to: at(0, 1))))
    #expect(text(tags.lists) == "adbc")
    tags.retarget = .origin
    #expect(tags.reorder(from: at(0, 3), to: at(0, 0)) == .unchanged)
    tags.retarget = .nearest
    #expect(
      tags.moveBatch([at(0, 3)], to: gap(0, 0)) == .refused(.pinned))
  }
}
