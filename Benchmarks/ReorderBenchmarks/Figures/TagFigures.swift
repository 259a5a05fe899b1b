import Reorder
import ReorderChecking

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tag writes of sparse tags, counted, where they come closest together.
enum TagFigures {
  private static let count = 100_000

  static func measure(seed: UInt64) -> [Figure] {
    var generator = SplitMix64(seed: seed, purpose: "tags", size: count)
    let jumps = (0..<count).map { _ in generator.pairOfPlaces(size: count) }
    let last = Position(list: 0, index: count - 1)
    let middle = Position(list: 0, index: count / 2)
    let first = Position(list: 0, index: 0)
    return [
      figure("any place", jumps),
      figure(
        "always the same gap",
        (0..<count).map { _ in Move(from: last, to: middle) }),
      figure(
        "to either end in turn",
        (0..<count).map { turn in
          turn % 2 == 0
            ? Move(from: middle, to: first) : Move(from: middle, to: last)
        }),
    ].compactMap { $0 }
  }

  private static func figure(_ name: String, _ moves: [Move]) -> Figure {
    var tags = SparseTags([Array(0..<count)])
    var cost = CostCounter()
    for move in moves {
      tags.reorder(from: move.from, to: move.to, probe: &cost)
    }
    return Figure(
      "tag writes of SparseTags, n = \(ListSize.text(count)), \(name)",
      Double(cost.tagWrites) / Double(moves.count), "a move",
      .atMost(log2(Double(count)).rounded(.up)),
      detail: "\(moves.count) moves, log2 n = "
        + Quantity.digits(log2(Double(count)), 1))
  }
}
