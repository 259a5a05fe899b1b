import Foundation
import Reorder
import Testing

/// The most tags that moves can be made to write, counted and printed: for each
/// about log2 of the rows in the list.
@Suite("Tag writes")
struct TagWriteTests {
  /// Moves `count` times as `move` says and expects at most 1 + log2 n tag
  /// writes for each.
  private func expectTagWrites(
    _ name: String, of count: Int, in lists: [[Int32]],
    at location: SourceLocation = #_sourceLocation,
    by move: (Int) -> Move
  ) {
    var lists = SparseTags(lists)
    var cost = CostCounter()
    for step in 0..<count {
      let move = move(step)
      lists.reorder(from: move.from, to: move.to, probe: &cost)
    }
    let each = Double(cost.tagWrites) / Double(count)
    print("tag writes: \(name), \(count) moves: \(each) for each")
    let logarithm = log2(Double(lists.itemCount))
    #expect(each <= 1 + logarithm, sourceLocation: location)
    #expect(each > logarithm / 2, sourceLocation: location)
    for list in 0..<lists.listCount {
      let tags = lists.rows(ofList: list).map(\.tag)
      #expect(zip(tags, tags.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  private let items = [Array(0..<Int32(4_000))]

  @Test("Always the same gap, each item behind the one before")
  func sameGapAscending() {
    expectTagWrites("same gap, ascending", of: 8_000, in: items) {
      _ in Move(from: at(0, 0), to: at(0, 2_000))
    }
  }

  @Test("Always the same gap, each item in front of the one before")
  func sameGapDescending() {
    expectTagWrites("same gap, descending", of: 8_000, in: items) {
      _ in Move(from: at(0, 3_999), to: at(0, 2_000))
    }
  }

  @Test("Always to the front")
  func front() {
    expectTagWrites("to the front", of: 8_000, in: items) {
      _ in Move(from: at(0, 3_999), to: at(0, 0))
    }
  }

  @Test("To the front and to the end in turn")
  func alternatingEnds() {
    expectTagWrites("alternating ends", of: 8_000, in: items) {
      step in
      step % 2 == 0
        ? Move(from: at(0, 2_000), to: at(0, 0))
        : Move(from: at(0, 2_000), to: at(0, 3_999))
    }
  }

  @Test("A run of a million between two rows")
  func million() {
    #if DEBUG
      let count = 20_000
    #else
      let count = 1_000_000
    #endif
    let lists = [Array(2..<Int32(count) + 2), [0, 1]]
    expectTagWrites("a run in one place", of: count, in: lists) {
      step in
      Move(from: at(0, count - 1 - step), to: at(1, step + 1))
    }
  }
}
