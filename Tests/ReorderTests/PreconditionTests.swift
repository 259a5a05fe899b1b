import Reorder
import Testing

/// A caller's bug stops the program and names the value and the legal range.
@Suite("Preconditions")
struct PreconditionTests {
  /// Expects that the process of `result` said `message` before it stopped;
  /// release builds stop without a word.
  func expect(
    _ message: String, from result: ExitTest.Result?,
    at location: SourceLocation = #_sourceLocation
  ) {
    #if DEBUG
      let said = String(
        decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains(message), sourceLocation: location)
    #endif
  }

  @Test("A move from outside the array")
  func from() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var cards = [1, 2, 3]
      cards.move(from: 3, toFinal: 0)
    }
    expect("from 3 is outside 0..<3", from: result)
  }

  @Test("A final index that is a gap")
  func final() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var cards = [1, 2, 3]
      cards.move(from: 0, toFinal: 3)
    }
    expect("final index 3 is outside 0..<3", from: result)
  }

  @Test("A gap behind the end")
  func gapBehindEnd() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var cards = [1, 2, 3]
      cards.move(from: 0, toGap: 4)
    }
    expect("gap 4 is outside 0...3", from: result)
  }

  @Test("A batch that names an index twice")
  func twice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var cards = [1, 2, 3]
      cards.move([2, 0, 2], toGap: 1)
    }
    expect("index 2 is named twice", from: result)
  }

  @Test("A batch that names an index outside the array")
  func batchOutside() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var cards = [1, 2, 3]
      cards.move([-1], toGap: 1)
    }
    expect("index -1 is outside 0..<3", from: result)
  }

  @Test("A strategy asked to move to a place that is not there")
  func strategy() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lists = Rotation([[1, 2, 3], [4]])
      lists.reorder(
        from: Position(list: 0, index: 0), to: Position(list: 1, index: 2))
    }
    expect(
      "no item can end at (1, 2): the final indices in list 1 are 0..<2",
      from: result)
  }

  @Test("A tree asked for places that are not there")
  func tree() async {
    let item = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CountedTree([[1, 2], []])[Position(list: 1, index: 0)]
    }
    expect("there is no item at (1, 0): list 1 is empty", from: item)
    let gap = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var tree = CountedTree([[1, 2]])
      tree.insert(3, at: Gap(list: 0, index: 3))
    }
    expect("(0, 3)", from: gap)
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var tree = CountedTree([[1, 2]])
      let item = Position(list: 0, index: 1)
      tree.moveBatch([item, item], to: Gap(list: 0, index: 0))
    }
    expect("(0, 1) is named twice", from: twice)
  }

  @Test("Two items of one id where each may come once")
  func identity() async {
    struct Track: Identifiable { let id: Int }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = IdentifiedTree([[Track(id: 1)], [Track(id: 1)]])
    }
    expect("the items at (0, 0) and (1, 0) have the same id", from: result)
    let inserted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var tree = IdentifiedTree([[Track(id: 1)]])
      tree.insert(Track(id: 1), at: Gap(list: 0, index: 0))
    }
    expect("(0, 0) and (0, 0) have the same id", from: inserted)
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var tree = IdentifiedTree([[Track(id: 1)]])
      tree.move(1, before: 2)
    }
    expect("no item has the id that was given", from: unknown)
  }

  @Test("An exchange with an empty place")
  func exchange() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lists = SectionExchange([[1, 2, 3], [4]])
      lists.reorder(
        from: Position(list: 0, index: 0), to: Position(list: 1, index: 1))
    }
    expect(
      "no item can end at (1, 1): the final indices in list 1 are 0..<1",
      from: result)
  }

  @Test("A batch of a strategy that names an item twice")
  func strategyBatch() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lists = Rotation([[1, 2, 3]])
      let item = Position(list: 0, index: 1)
      lists.moveBatch([item, item], to: Gap(list: 0, index: 0))
    }
    expect("(0, 1) is named twice", from: result)
  }

  @Test("An anchor that is not there")
  func anchor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lists = TagSort([[1, 2, 3], []])
      lists.move(
        from: Position(list: 0, index: 1),
        to: .after(Position(list: 1, index: 0)))
    }
    expect("there is no item at (1, 0): list 1 is empty", from: result)
  }

  @Test("A subscript outside a list")
  func subscripts() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = SwapChain([[1]])[Position(list: 0, index: 1)]
    }
    expect(
      "there is no item at (0, 1): the items of list 0 are 0..<1",
      from: result)
  }

  @Test("Rules that make no sense")
  func rules() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Constrained<RemoveInsert<Int>>(
        [[1]], rules: Rules(lists: [ListRules(minimum: -1)]))
    }
    expect(
      "the rules of list 0 name -1 items; a count is at least 0",
      from: result)
  }
}
