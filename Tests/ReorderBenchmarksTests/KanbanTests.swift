import Reorder
import ReorderBenchmarks
import Testing

/// The figures of the boards that the workload is shaped like.
struct KanbanTests {
  private let counts: [Int]
  private let moves: [(move: Move, countInTarget: Int)]

  init() throws {
    let kanban = try #require(allWorkloads.first { $0.name == "kanban" })
    let scenario = kanban.scenario(size: 20_000, seed: 5)
    var shape = Shape(scenario.counts)
    counts = scenario.counts
    moves = scenario.steps.map { move in
      let count = shape.count(ofList: move.to.list)
      shape.counts[move.from.list] -= 1
      shape.counts[move.to.list] += 1
      return (move, count)
    }
  }

  private func expect(
    _ share: Double, near expected: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(share - expected) < 0.035, "\(share) is not about \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test("Lists are as long as on real boards")
  func lengths() {
    let sorted = counts.sorted()
    let quantile = { (level: Double) in
      sorted[Int(level * Double(sorted.count - 1))]
    }
    #expect((1...3).contains(quantile(0.1)))
    #expect((6...10).contains(quantile(0.5)))
    #expect((23...31).contains(quantile(0.9)))
    #expect((110...250).contains(quantile(0.99)))
  }

  @Test("Transfers go as often and as far as on real boards")
  func transfers() {
    let transfers = moves.filter { $0.move.isTransfer }
    let share = { (condition: ((move: Move, countInTarget: Int)) -> Bool) in
      Double(transfers.count(where: condition)) / Double(transfers.count)
    }
    expect(Double(transfers.count) / Double(moves.count), near: 0.72)
    expect(share { abs($0.move.from.list - $0.move.to.list) == 1 }, near: 0.47)
    expect(share { $0.move.to.index == 0 }, near: 0.37)
    expect(share { $0.move.to.index == $0.countInTarget }, near: 0.37)
    expect(share { $0.countInTarget == 0 }, near: 0.10)
  }

  @Test("Moves in a list go as far and as often up as on real boards")
  func inside() {
    let inside = moves.map { $0.move }.filter { !$0.isTransfer }
    let share = { (distances: ClosedRange<Int>) in
      Double(
        inside.count { distances.contains(abs($0.to.index - $0.from.index)) })
        / Double(inside.count)
    }
    expect(share(0...0), near: 0.04)
    expect(share(1...1), near: 0.26)
    expect(share(2...2), near: 0.14)
    expect(share(3...3), near: 0.09)
    expect(share(4...5), near: 0.12)
    expect(share(6...10), near: 0.20)
    expect(share(11...20), near: 0.07)
    expect(share(21...166), near: 0.08)
    let moved = inside.filter { $0.from != $0.to }
    let up = moved.filter { $0.to.index < $0.from.index }
    expect(Double(up.count) / Double(moved.count), near: 0.76)
    expect(
      Double(up.count { $0.to.index == 0 }) / Double(moved.count), near: 0.21)
  }
}
