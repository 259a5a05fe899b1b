import ReorderChecking
import Testing

@testable import ReorderSession

@Suite("Prefix sums that change")
struct PrefixTreeTests {
  @Test(
    "A tree answers as an array that is added up each time",
    arguments: [
      (1, 3), (2, 40), (3, 2_000), (4, 9_000),
    ])
  func againstArray(seed: UInt64, count: Int) {
    var random = SplitMix64(seed: seed)
    func extent() -> Double {
      Double(Int.random(in: 0...8, using: &random)) * 10
    }
    var model = (0..<count).map { _ in extent() }
    var tree = PrefixTree(model)
    expect(tree, is: model, askedAt: 50, &random)
    for step in 0..<3_000 {
      // Grows, shrinks to little, and grows again.
      let grows = step / 500 % 2 == 0
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where !model.isEmpty:
        let index = Int.random(in: 0..<model.count, using: &random)
        let new = extent()
        model[index] = new
        tree.update(index, to: new)
      case 1..<7 where grows, 7..<10 where !grows && count < 100:
        let index = Int.random(in: 0...model.count, using: &random)
        let new = extent()
        model.insert(new, at: index)
        tree.insert(new, at: index)
      default:
        if model.isEmpty { break }
        let index = Int.random(in: 0..<model.count, using: &random)
        #expect(tree.remove(at: index) == model.remove(at: index))
      }
      if step % 250 == 0 { expect(tree, is: model, askedAt: 20, &random) }
    }
    while !model.isEmpty {
      let index = Int.random(in: 0..<model.count, using: &random)
      model.remove(at: index)
      tree.remove(at: index)
      if model.count % 500 == 0 { expect(tree, is: model, askedAt: 5, &random) }
    }
    #expect(tree.height == 0 && tree.total == 0 && tree.zeroCount == 0)
  }

  private func expect(
    _ tree: PrefixTree, is model: [Double], askedAt questions: Int,
    _ random: inout SplitMix64, at location: SourceLocation = #_sourceLocation
  ) {
    var starts: [Double] = [0]
    for extent in model { starts.append(starts.last! + extent) }
    #expect(tree.count == model.count, sourceLocation: location)
    #expect(tree.total == starts.last!, sourceLocation: location)
    #expect(
      tree.zeroCount == model.count { $0 == 0 }, sourceLocation: location)
    for _ in 0..<questions {
      let index = Int.random(in: 0...model.count, using: &random)
      #expect(tree.start(of: index) == starts[index], sourceLocation: location)
      if index < model.count {
        #expect(tree[index] == model[index], sourceLocation: location)
      }
      let point =
        starts[index]
        + [-0.5, 0, 0.5, 5][Int.random(in: 0..<4, using: &random)]
      let boundary = tree.boundary(at: point)
      let first = starts.dropLast().firstIndex { $0 >= point } ?? model.count
      #expect(boundary.index == first, sourceLocation: location)
      #expect(boundary.start == starts[first], sourceLocation: location)
      if first > 0 {
        #expect(
          boundary.previousStart == starts[first - 1],
          sourceLocation: location)
      }
    }
  }

  @Test("The depth stays logarithmic when everything goes but a few")
  func depth() {
    var tree = PrefixTree(repeatElement(1, count: 40_000))
    #expect(tree.height == 3)
    for _ in 0..<39_990 { tree.remove(at: tree.count / 3) }
    #expect(tree.height <= 1 && tree.total == 10)
    for index in 0..<30_000 { tree.insert(1, at: index % 7) }
    #expect(tree.height <= 4 && tree.total == 30_010)
  }

  @Test("A point that is no number lies behind everything")
  func noNumber() {
    for count in [0, 1, 32, 2_000] {
      let tree = PrefixTree(repeatElement(1, count: count))
      for point in [Double.nan, -.nan, .infinity] {
        #expect(tree.boundary(at: point).index == count)
      }
      #expect(tree.boundary(at: -.infinity).index == 0)
    }
  }

  @Test("Fractions leave no trace when they go")
  func fractions() {
    var tree = PrefixTree([0.1, 0.2, 0.3])
    for _ in 0..<1_000 {
      tree.insert(93.333_3, at: 1)
      tree.remove(at: 1)
    }
    #expect(tree.total == 0.1 + 0.2 + 0.3)
  }
}
