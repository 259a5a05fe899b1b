import Reorder
import ReorderChecking
import ReorderCommandLine

/// What counted trees take for 100,000 random moves, in time and in memory,
/// beside ``Rotation`` in the same rounds.
///
/// The workloads cannot show it: the oracle that checks them follows some
/// hundred moves in a list of a million, and so few find the memory cold.
package enum TreeTiming {
  private static let rounds = 11
  private static let movesPerRound = 100_000

  /// Returns the tables.
  ///
  /// - Parameters:
  ///   - seed: The number that the moves are made from.
  ///   - sizes: The numbers of items.
  package static func report(
    seed: UInt64,
    sizes: [Int] = [4_000, 10_000, 100_000, 1_000_000, 10_000_000]
  ) -> String {
    var table = Table(
      [("n", .right)]
        + [
          "CountedTree", "Rotation", "x faster", "allocs", "bytes/int",
          "read", "x array",
        ].map { ($0, .right) })
    for size in sizes { table.add(row(seed: seed, size: size)) }
    return """
      \(movesPerRound) random moves in one list of ints, medians of \
      \(rounds) rounds
      \(table.text)allocs, bytes/int: for each move, and after all rounds
      read: one item, all items read in order; x array: the same in an array

      \(lists(seed: seed))\(identities(seed: seed))
      """
  }

  private static func row(seed: UInt64, size: Int) -> [String] {
    var generator = SplitMix64(seed: seed, purpose: "trees", size: size)
    let moves = ContiguousArray(
      (0..<movesPerRound).map { _ in generator.pairOfPlaces(size: size) })
    // As many as take a millisecond or some.
    let sample = 0..<min(movesPerRound, max(20, 100_000_000 / size))
    let items = Array(0..<size)
    var tree = CountedTree([items])
    var rotation = Rotation([items])
    var times: (tree: [Double], rotation: [Double]) = ([], [])
    var reads: (tree: [Double], array: [Double]) = ([], [])
    var allocations = 0
    var sums: Set<Int> = []
    for _ in 0..<rounds {
      let lap = moves.withSlice(moves.indices) { slice in
        Stopwatch.time { walk(slice, with: &tree) }
      }
      allocations = lap.allocations ?? 0
      times.tree.append(lap.real / Double(movesPerRound))
      let other = moves.withSlice(sample) { slice in
        Stopwatch.time { walk(slice, with: &rotation) }
      }
      times.rotation.append(other.real / Double(sample.count))
      var sum = 0
      reads.tree.append(Stopwatch.time { sum = read(tree) }.real)
      sums.insert(sum)
      reads.array.append(Stopwatch.time { sum = read(items) }.real)
      sums.insert(sum)
    }
    if sums.count > 1 { return [ListSize.text(size), "WRONG"] }
    let median = MedianInterval(times.tree).median
    let anchor = MedianInterval(times.rotation).median
    let reading = MedianInterval(reads.tree).median
    return [
      ListSize.text(size), Quantity.time(median), Quantity.time(anchor),
      Quantity.number(anchor / median),
      Quantity.count(Double(allocations) / Double(movesPerRound)),
      Quantity.digits(Double(tree.memoryFootprint) / Double(size), 1),
      Quantity.time(reading / Double(size)),
      Quantity.number(reading / MedianInterval(reads.array).median),
    ]
  }

  /// Transfers from any of many short lists to any other.
  private static func lists(seed: UInt64) -> String {
    let listCount = 100_000
    var generator = SplitMix64(seed: seed, purpose: "lists", size: listCount)
    var tree = CountedTree(Array(repeating: Array(0..<5), count: listCount))
    var shape = Shape(of: tree)
    var moves: ContiguousArray<Move> = []
    while moves.count < movesPerRound {
      let from = generator.pick(0..<listCount)
      let to = generator.pick(0..<listCount)
      if from == to || shape.counts[from] == 0 { continue }
      moves.append(
        Move(
          from: Position(list: from, index: 0),
          to: Position(list: to, index: shape.counts[to])))
      shape.counts[from] -= 1
      shape.counts[to] += 1
    }
    let lap = moves.withSlice(moves.indices) { slice in
      Stopwatch.time { walk(slice, with: &tree) }
    }
    let bytes = Double(tree.memoryFootprint) / Double(5 * listCount)
    return "\(listCount) lists of 5: a transfer "
      + Quantity.time(lap.real / Double(moves.count)) + ", "
      + Quantity.digits(bytes, 1) + " bytes/int\n"
  }

  private struct Card: Identifiable {
    let id: Int
  }

  /// Moves and questions in a tree with an index.
  private static func identities(seed: UInt64) -> String {
    let size = 1_000_000
    var generator = SplitMix64(seed: seed, purpose: "ids", size: size)
    let moves = ContiguousArray(
      (0..<movesPerRound).map { _ in generator.pairOfPlaces(size: size) })
    var tree = IdentifiedTree([(0..<size).map { Card(id: $0) }])
    let lap = moves.withSlice(moves.indices) { slice in
      Stopwatch.time { walk(slice, with: &tree) }
    }
    let asked = Stopwatch.time { find(moves, in: tree) }
    let count = Double(movesPerRound)
    return "IdentifiedTree of \(size): a move "
      + Quantity.time(lap.real / count) + ", place(of:) "
      + Quantity.time(asked.real / count) + ", "
      + Quantity.digits(Double(tree.memoryFootprint) / Double(size), 1)
      + " bytes/item, of which "
      + Quantity.digits(Double(tree.indexFootprint) / Double(size), 1)
      + " for the index\n"
  }

  @inline(never)
  private static func read(_ items: some Sequence<Int>) -> Int {
    var sum = 0
    for item in items { sum &+= item ^ 1 }
    return sum
  }

  @inline(never)
  private static func find(
    _ moves: ContiguousArray<Move>, in tree: IdentifiedTree<Card>
  ) {
    for move in moves {
      precondition(tree.place(of: move.from.index) != nil)
    }
  }
}
