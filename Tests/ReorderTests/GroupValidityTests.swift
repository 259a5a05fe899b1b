import Reorder
import Testing

@Suite("Operations on several items that come from outside")
struct GroupValidityTests {
  let shape = Shape([3, 2])

  @Test(
    "A batch names the first fault: items as given, twice, then the gap",
    arguments: [
      (
        [at(0, 5), at(9, 0)], gap(9, 9),
        InvalidOperation.noItem(at(0, 5), legal: 0..<3)
      ),
      ([at(9, 0), at(0, 5)], gap(9, 9), .noList(9, listCount: 2)),
      ([at(0, 1), at(1, 0), at(0, 1)], gap(9, 9), .duplicate(at(0, 1))),
      ([at(0, 1)], gap(1, 3), .noGap(gap(1, 3), legal: 0...2)),
      ([], gap(2, 0), .noList(2, listCount: 2)),
    ])
  func batch(items: [Position], to gap: Gap, fault: InvalidOperation) {
    #expect(throws: fault) { try Batch(of: items, to: gap, in: shape) }
  }

  @Test("A batch sorts its items and knows where they land")
  func batchIsSorted() throws {
    let batch = try Batch(
      of: [at(1, 1), at(0, 2), at(0, 0)], to: gap(0, 2), in: shape)
    #expect(batch.items == [at(0, 0), at(0, 2), at(1, 1)])
    #expect(batch.start == at(0, 1))
    #expect(batch.final(ofItem: 2) == at(0, 3))
    #expect(batch.moves.map(\.to) == [at(0, 1), at(0, 2), at(0, 3)])
    #expect(
      batch.inverse.map(\.description)
        == ["(0, 1) -> (0, 0)", "(0, 2) -> (0, 2)", "(0, 3) -> (1, 1)"])
  }

  @Test("A position named twice is said so")
  func duplicateSentence() {
    #expect(
      InvalidOperation.duplicate(at(0, 1)).description
        == "(0, 1) is named twice")
  }

  @Test(
    "A scatter names the first fault in the stated order",
    arguments: [
      (
        [Move(from: at(0, 9), to: at(9, 0))],
        InvalidOperation.noItem(at(0, 9), legal: 0..<3)
      ),
      (
        [
          Move(from: at(0, 0), to: at(0, 0)),
          Move(from: at(0, 0), to: at(2, 0)),
        ], .noList(2, listCount: 2)
      ),
      (
        [
          Move(from: at(0, 0), to: at(0, 9)),
          Move(from: at(0, 0), to: at(0, 0)),
        ], .duplicate(at(0, 0))
      ),
      (
        [
          Move(from: at(0, 0), to: at(1, 0)),
          Move(from: at(0, 1), to: at(0, 2)),
        ], .noFinal(at(0, 2), legal: 0..<2)
      ),
      (
        [
          Move(from: at(0, 0), to: at(0, 1)),
          Move(from: at(0, 1), to: at(0, 1)),
        ], .duplicate(at(0, 1))
      ),
    ])
  func scatter(moves: [Move], fault: InvalidOperation) {
    #expect(throws: fault) { try Scatter(moves, in: shape) }
  }

  @Test("A scatter may fill a list beyond its old length")
  func scatterGrows() throws {
    let scatter = try Scatter(
      [
        Move(from: at(0, 2), to: at(1, 3)), Move(from: at(0, 0), to: at(1, 0)),
      ], in: shape)
    #expect(scatter.moves.map(\.from) == [at(0, 0), at(0, 2)])
    #expect(scatter.inverse.map(\.to) == [at(0, 0), at(0, 2)])
  }
}
