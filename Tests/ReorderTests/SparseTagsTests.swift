import Reorder
import ReorderChecking
import Testing

@Suite("Sparse tags")
struct SparseTagsTests {
  typealias Row = SparseTags<String>.Row

  private func rows(_ tags: [Int64]) -> [Row] {
    tags.map { Row(tag: $0, element: "\($0)") }
  }

  @Test("A move writes one tag, halfway between the neighbours")
  func oneTag() throws {
    var lists = try SparseTags(rows: [rows([10, 20, 30, 40])])
    var cost = CostCounter()
    lists.reorder(from: at(0, 0), to: at(0, 2), probe: &cost)
    #expect(lists.rows(ofList: 0).map(\.tag) == [20, 30, 35, 40])
    #expect(lists.lists == [["20", "30", "10", "40"]])
    #expect(cost.tagWrites == 1)
    #expect(cost.elementWrites == 3)
  }

  @Test("A full neighbourhood is spread over the smallest range with room")
  func spread() throws {
    var lists = try SparseTags(rows: [rows([20, 30, 31, 32])])
    var cost = CostCounter()
    lists.reorder(from: at(0, 0), to: at(0, 1), probe: &cost)
    #expect(lists.rows(ofList: 0).map(\.tag) == [25, 28, 30, 32])
    #expect(lists.lists == [["30", "20", "31", "32"]])
    #expect(cost.tagWrites == 3)
  }

  @Test("Both ends of all tags can be full")
  func ends() throws {
    var lists = try SparseTags(rows: [rows([0, 1, .max - 1, .max])])
    lists.reorder(from: at(0, 1), to: at(0, 0))
    lists.reorder(from: at(0, 2), to: at(0, 3))
    #expect(lists.lists == [["1", "0", "\(Int64.max)", "\(Int64.max - 1)"]])
    _ = try SparseTags(rows: [lists.rows(ofList: 0)])
  }

  @Test("Rows that are read in are the rows that are read out")
  func roundTrip() throws {
    var lists = SparseTags([["a", "b", "c"], [], ["x"]])
    lists.reorder(from: at(0, 0), to: at(1, 0))
    let rows = (0..<3).map { lists.rows(ofList: $0) }
    let copy = try SparseTags(rows: rows)
    #expect(copy.lists == [["b", "c"], ["a"], ["x"]])
    #expect((0..<3).map { copy.rows(ofList: $0) } == rows)
  }

  @Test("Tags that do not ascend are refused, with the place of the row")
  func notAscending() {
    let error = #expect(throws: InvalidTags.self) {
      try SparseTags(rows: [rows([1]), rows([1, 7, 7])])
    }
    #expect(error == .notAscending(7, after: 7, at: at(1, 2)))
    #expect(
      error?.description
        == "the row at (1, 2) has the tag 7, which is not above 7, "
        + "the tag of the row in front of it")
  }

  @Test("A negative tag is refused, with the place of the row")
  func negative() {
    let error = #expect(throws: InvalidTags.self) {
      try SparseTags(rows: [rows([-1, 3])])
    }
    #expect(error == .negative(-1, at: at(0, 0)))
    #expect(
      error?.description
        == "the row at (0, 0) has the tag -1; a tag is at least 0")
  }

  @Test("All laws hold where tags are as few as rows")
  func narrow() {
    let report = Laws.check(
      mover: NarrowTags<Int>.self,
      in: SmallWorlds(maxLists: 2, maxItems: 5))
    for summary in report.violations.summaries { Issue.record("\(summary)") }
    #expect(report.caseCount > 1_000)
  }

  @Test("Long runs of random operations keep few tags in order")
  func narrowRuns() {
    for listCount in [1, 4] {
      var world = RandomWorld<NarrowTags<Int>>(
        seed: 7, itemCount: 120, listCount: listCount
      ) { $0 }
      for _ in 0..<60 {
        if let violation = world.stepOfMover() {
          Issue.record("\(violation)")
          break
        }
      }
    }
  }
}

/// Sparse tags with hardly more tags than rows, which are checked after each
/// operation.
struct NarrowTags<Element>: MoveStrategy {
  private var base: SparseTags<Element>
  private let width: UInt64

  init(_ lists: [[Element]]) {
    // Room for what is inserted later: one row in small worlds, more in runs.
    let most = lists.reduce(0) { $0 + $1.count } * 5 / 4 + 1
    width = UInt64(Int.bitWidth - (most - 1).leadingZeroBitCount)
    base = SparseTags(lists, tagWidth: width)
    check()
  }

  var lists: [[Element]] { base.lists }
  var listCount: Int { base.listCount }
  func count(ofList list: Int) -> Int { base.count(ofList: list) }
  subscript(position: Position) -> Element { base[position] }

  private func check() {
    let rows = (0..<listCount).map { base.rows(ofList: $0) }
    #expect(throws: Never.self) { try SparseTags(rows: rows) }
    #expect(rows.allSatisfy { ($0.last?.tag ?? 0) < 1 << width })
  }

  mutating func insert(_ element: Element, at gap: Gap) {
    base.insert(element, at: gap)
    check()
  }

  mutating func remove(at position: Position) -> Element {
    defer { check() }
    return base.remove(at: position)
  }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    defer { check() }
    return base.reorder(from: from, to: to, probe: &probe)
  }

  mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    defer { check() }
    return base.moveBatch(items, to: gap)
  }

  mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    defer { check() }
    return base.scatter(moves)
  }
}
