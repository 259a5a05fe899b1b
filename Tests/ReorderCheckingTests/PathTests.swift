import Reorder
import ReorderChecking
import Testing

@Suite("Hover paths")
struct PathTests {
  @Test("The first path that misleads an exchanger is found in three items")
  func exchangers() throws {
    let found = try #require(
      SectionExchange<Int>.firstPathCounterexample(
        in: SmallWorlds(maxLists: 3, maxItems: 4)))
    #expect(found.lists == [[0, 1, 2]])
    #expect(
      found.path == [
        Position(list: 0, index: 0), Position(list: 0, index: 1),
        Position(list: 0, index: 2),
      ])
    #expect(found.byPath == [[1, 2, 0]])
    #expect(found.atOnce == [[2, 1, 0]])
    print("hover paths: \(found)")
  }

  @Test("No path misleads a mover")
  func movers() {
    let worlds = SmallWorlds(maxLists: 3, maxItems: 4)
    #expect(RemoveInsert<Int>.firstPathCounterexample(in: worlds) == nil)
    #expect(Rotation<Int>.firstPathCounterexample(in: worlds) == nil)
  }

  @Test("A long path ends like one move")
  func longPaths() {
    var paths = LongPaths()
    paths.visitAllStrategies()
    #expect(paths.strayed == [])
  }
}

/// Takes one item along a random path through many lists, with every mover.
private struct LongPaths: StrategyVisitor {
  typealias Element = Int

  var strayed: [String] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    var random = RandomOperations(seed: Bounds.seed)
    let shape = random.shape(itemCount: 400, listCount: 6)
    let before = Strategy(labels: shape.labels)
    let start = shape.places[shape.itemCount / 2]
    var place = start
    var byPath = before
    for _ in 0..<100 {
      let to = random.destination(
        of: place, in: Shape(of: byPath), .move)
      byPath.reorder(from: place, to: to)
      place = to
    }
    var atOnce = before
    atOnce.reorder(from: start, to: place)
    if byPath.labels != atOnce.labels { strayed.append(Strategy.name) }
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Int {}
}
