import Reorder
import ReorderChecking

/// What a tree takes of memory, and how fast all its items are read.
enum TreeMemoryFigures {
  private static let size = 1_000_000

  static func measure(seed: UInt64) -> [Figure] {
    var generator = SplitMix64(seed: seed, purpose: "tree memory", size: size)
    var tree = CountedTree([Array(0..<size)])
    for _ in 0..<size {
      let move = generator.pairOfPlaces(size: size)
      tree.reorder(from: move.from, to: move.to)
    }
    let many = CountedTree(
      (0..<100_000).map { list in Array(5 * list..<5 * list + 5) })
    return [
      Figure(
        "CountedTree, bytes an item of 8 after a million moves, n = 1M",
        Double(tree.memoryFootprint) / Double(size), "bytes", .atMost(13.5)),
      Figure(
        "CountedTree, bytes an item of 8 in 100k lists of 5",
        Double(many.memoryFootprint) / 500_000, "bytes", .atMost(13.5)),
      iteration(tree),
      identified(),
    ]
  }

  private struct Card: Identifiable {
    let id: Int
  }

  private static func identified() -> Figure {
    let tree = IdentifiedTree([(0..<size).map { Card(id: $0) }])
    return Figure(
      "IdentifiedTree, bytes an item of 8, n = 1M",
      Double(tree.memoryFootprint) / Double(size), "bytes", .none,
      detail: Quantity.digits(Double(tree.indexFootprint) / Double(size), 1)
        + " of them for the index")
  }

  private static func iteration(_ tree: CountedTree<Int>) -> Figure {
    let array = tree.lists[0]
    var times: (tree: [Double], array: [Double]) = ([], [])
    var sums: Set<Int> = []
    for _ in 0..<21 {
      times.tree.append(Stopwatch.time { sums.insert(sum(of: tree)) }.real)
      times.array.append(Stopwatch.time { sums.insert(sum(of: array)) }.real)
    }
    let ratio = MedianInterval(zip(times.tree, times.array).map { $0 / $1 })
    return Figure(
      "CountedTree, reading 1M items in order, to an array", ratio.median, "x",
      .atMost(sums.count == 1 ? 4 : 0),
      detail: "\(Quantity.time(MedianInterval(times.tree).median)) against "
        + Quantity.time(MedianInterval(times.array).median))
  }
}

@inline(never)
private func sum(of items: CountedTree<Int>) -> Int {
  var sum = 0
  for item in items { sum &+= item }
  return sum
}

@inline(never)
private func sum(of items: [Int]) -> Int {
  var sum = 0
  for item in items { sum &+= item }
  return sum
}
