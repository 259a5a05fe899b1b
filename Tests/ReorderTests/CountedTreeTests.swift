import Reorder
import ReorderChecking
import Testing

@Suite("Counted trees")
struct CountedTreeTests {
  @Test("A hundred thousand lists of five items")
  func manyLists() {
    let count = 100_000
    var tree = CountedTree(
      (0..<count).map { list in (0..<5).map { list * 5 + $0 } })
    #expect(tree.listCount == count)
    #expect(tree[Position(list: 77_777, index: 3)] == 388_888)
    tree.reorder(
      from: Position(list: 99_999, index: 4), to: Position(list: 0, index: 0))
    tree.reorder(
      from: Position(list: 50_000, index: 0), to: Position(list: 1, index: 5))
    #expect(tree.count(ofList: 0) == 6 && tree.count(ofList: 99_999) == 4)
    let lists = tree.lists
    #expect(lists[0] == [499_999, 0, 1, 2, 3, 4])
    #expect(lists[1] == [5, 6, 7, 8, 9, 250_000])
    #expect(lists[50_000] == [250_001, 250_002, 250_003, 250_004])
    #expect(lists[99_999] == [499_995, 499_996, 499_997, 499_998])
    #expect(tree.memoryFootprint < 13 * 5 * count)
  }

  @Test("No lists, empty lists, and one item that visits them")
  func emptyLists() {
    #expect(CountedTree<Int>([]).lists == [])
    #expect(CountedTree<Int>([]).memoryFootprint > 0)
    var tree = CountedTree([[], [1], [], []])
    for list in [3, 0, 2, 1] {
      let from = (0..<4).first { tree.count(ofList: $0) == 1 }!
      tree.reorder(
        from: Position(list: from, index: 0),
        to: Position(list: list, index: 0))
      #expect(tree[Position(list: list, index: 0)] == 1)
    }
    #expect(tree.lists == [[], [1], [], []])
  }

  @Test("A tree is the sequence of its items, also while another changes")
  func sequence() {
    var tree = CountedTree([Array(0..<300), [], Array(300..<1_000)])
    #expect(Array(tree) == Array(0..<1_000))
    var seen: [Int] = []
    for item in tree {
      seen.append(item)
      tree.remove(at: Position(list: 2, index: 0))
      if item == 600 { break }
    }
    #expect(seen == Array(0...600))
    #expect(Array(tree) == Array(0..<300) + Array(901..<1_000))
    #expect(Array(CountedTree<Int>([[], []])).isEmpty)
  }

  @Test("Long after it was made a small tree takes at most 14.5 bytes for 8")
  func memory() {
    let count = 3_000
    var tree = CountedTree([Array(0..<count)])
    var random = SplitMix64(seed: 1)
    func place() -> Position {
      Position(list: 0, index: Int.random(in: 0..<count, using: &random))
    }
    for _ in 0..<(10 * count) { tree.reorder(from: place(), to: place()) }
    // The blocks grow in steps, which weigh more in a tree as small as this.
    #expect(tree.memoryFootprint * 10 <= count * 145)
    #expect(Array(tree).sorted() == Array(0..<count))
  }

  @Test("A few of many items move one by one, a tenth all at once")
  func batches() {
    for share in [3, 10, 500] {
      var tree = CountedTree([Array(0..<1_000), Array(1_000..<2_000)])
      var rotation = Rotation([Array(0..<1_000), Array(1_000..<2_000)])
      let items = stride(from: 1_990, to: 0, by: -share).map {
        Position(list: $0 / 1_000, index: $0 % 1_000)
      }
      let gap = Gap(list: 1, index: 500)
      #expect(
        tree.moveBatch(items, to: gap) == rotation.moveBatch(items, to: gap))
      #expect(tree.lists == rotation.lists)
      #expect(tree.moveBatch([], to: gap) == .unchanged)
    }
  }
}

@Suite("Identified trees")
struct IdentifiedTreeTests {
  struct Track: Identifiable, Hashable {
    let id: String
  }

  let tracks = ["a", "b", "c", "d"].map { Track(id: $0) }

  @Test("Items are found and moved by their ids")
  func ids() {
    var tree = IdentifiedTree([tracks, []])
    #expect(tree.place(of: "c") == Position(list: 0, index: 2))
    #expect(tree.place(of: "x") == nil)
    #expect(
      tree.move("c", before: "a")
        == .moved(
          Move(
            from: Position(list: 0, index: 2),
            to: Position(list: 0, index: 0))))
    #expect(tree.move("a", after: "c") == .unchanged)
    tree.move("c", after: "d")
    #expect(tree.lists[0].map { $0.id } == ["a", "b", "d", "c"])
    tree.moveBatch(
      [Position(list: 0, index: 0), Position(list: 0, index: 2)],
      to: .start(ofList: 1))
    #expect(tree.place(of: "d") == Position(list: 1, index: 1))
    tree.remove(at: Position(list: 1, index: 0))
    #expect(tree.place(of: "a") == nil)
    #expect(tree.indexFootprint < tree.memoryFootprint)
  }

  @Test("A copy keeps an index of its own")
  func copies() {
    var tree = IdentifiedTree([tracks])
    let kept = tree
    tree.remove(at: Position(list: 0, index: 0))
    #expect(kept.place(of: "d") == Position(list: 0, index: 3))
    #expect(tree.place(of: "d") == Position(list: 0, index: 2))
  }

  @Test("Two items of one id are an error that names both places")
  func duplicates() throws {
    let error = #expect(throws: DuplicateIdentity.self) {
      try IdentifiedTree(checking: [tracks, [Track(id: "e"), tracks[2]]])
    }
    #expect(
      error?.description
        == "the items at (0, 2) and (1, 1) have the same id")
    var tree = try IdentifiedTree(checking: [tracks])
    let end = Gap(list: 0, index: 4)
    #expect(
      throws: DuplicateIdentity(
        first: Position(list: 0, index: 1), second: Position(list: 0, index: 4))
    ) { try tree.insert(checking: tracks[1], at: end) }
    #expect(tree.lists == [tracks])
    try tree.insert(checking: Track(id: "e"), at: end)
    #expect(tree.place(of: "e") == Position(list: 0, index: 4))
  }
}
