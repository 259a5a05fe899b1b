import Reorder
import ReorderChecking
import Testing

@Suite("The model, by hand")
struct ModelTests {
  private let model = Model([[0, 1, 2, 3], [], [4, 5]])

  @Test("A move takes one item out and puts it in")
  func moves() {
    #expect(
      model.moving(Move(from: at(0, 0), to: at(0, 2)))
        == [[1, 2, 0, 3], [], [4, 5]])
    #expect(
      model.moving(Move(from: at(0, 3), to: at(0, 1)))
        == [[0, 3, 1, 2], [], [4, 5]])
    #expect(
      model.moving(Move(from: at(0, 1), to: at(1, 0)))
        == [[0, 2, 3], [1], [4, 5]])
    #expect(
      model.moving(Move(from: at(2, 0), to: at(0, 4)))
        == [[0, 1, 2, 3, 4], [], [5]])
  }

  @Test("An exchange leaves everybody else alone")
  func exchanges() {
    #expect(
      model.exchanging(at(0, 0), at(0, 2)) == [[2, 1, 0, 3], [], [4, 5]])
    #expect(
      model.exchanging(at(2, 1), at(0, 0)) == [[5, 1, 2, 3], [], [4, 0]])
  }

  @Test("A batch ends at its gap less the items in front of it")
  func batches() {
    let moves = model.moves(
      ofBatch: [at(2, 0), at(0, 3), at(0, 0)], to: Gap(list: 0, index: 2))
    #expect(
      moves == [
        Move(from: at(0, 0), to: at(0, 1)),
        Move(from: at(0, 3), to: at(0, 2)),
        Move(from: at(2, 0), to: at(0, 3)),
      ])
    #expect(model.scattering(moves) == [[1, 0, 3, 4, 2], [], [5]])
  }

  @Test("A scatter takes every item to its own place")
  func scatters() {
    let moves = [
      Move(from: at(0, 1), to: at(2, 0)), Move(from: at(2, 1), to: at(0, 0)),
    ]
    #expect(model.scattering(moves) == [[5, 0, 2, 3], [], [1, 4]])
  }

  @Test("A step leaves a blocked item where it is")
  func steps() {
    func lists(_ items: [Position], _ key: StepKey) -> [[Int]] {
      model.scattering(model.moves(ofStep: items, key))
    }
    let items = [at(0, 0), at(0, 1), at(0, 3)]
    #expect(lists(items, .earlier) == [[0, 1, 3, 2], [], [4, 5]])
    #expect(lists(items, .later) == [[2, 0, 1, 3], [], [4, 5]])
    #expect(lists(items, .first) == [[0, 1, 3, 2], [], [4, 5]])
    #expect(lists(items, .last) == [[2, 0, 1, 3], [], [4, 5]])
    #expect(lists([at(2, 1)], .previousList) == [[0, 1, 2, 3], [5], [4]])
    #expect(lists([at(0, 3)], .nextList) == [[0, 1, 2], [3], [4, 5]])
    #expect(lists([at(2, 0)], .nextList) == model.lists)
  }

  @Test("Every rule is the first that some operation breaks")
  func refusals() {
    var told: Set<Refusal> = []
    let shape = Shape([2, 1])
    for rules in RuleSets.single(in: shape) {
      let ruled = RuledModel(shape.labels, rules: rules)
      for move in shape.reorders(.move) {
        let refusal = ruled.refusal(of: move, meaning: .move, as: .drag)
        if let refusal { told.insert(refusal) }
      }
    }
    #expect(told == Set(Refusal.allCases))
  }

  private func at(_ list: Int, _ index: Int) -> Position {
    Position(list: list, index: index)
  }
}
