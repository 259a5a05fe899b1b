import Reorder
import ReorderChecking

/// The lengths of a board's lists while moves are made up for it.
struct KanbanBoard {
  private(set) var counts: [Int]

  /// Where each list ended at first, to pick lists as often as they are long.
  private let ends: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
    var end = 0
    ends = counts.map { count in
      end += count
      return end
    }
  }

  /// Makes up a legal move and changes the lengths accordingly.
  mutating func nextMove(using generator: inout SplitMix64) -> Move {
    let isTransfer = generator.chance(KanbanFigures.transfers)
    guard isTransfer, let move = transfer(using: &generator) else {
      return moveInside(using: &generator)
    }
    counts[move.from.list] -= 1
    counts[move.to.list] += 1
    return move
  }

  private func transfer(using generator: inout SplitMix64) -> Move? {
    let landing = Landing.random(using: &generator)
    let target =
      landing == .empty
      ? anyList(using: &generator) { counts[$0] == 0 }
      : longList(using: &generator) { counts[$0] >= landing.needed }
    guard
      let target = target ?? longList(using: &generator, where: { _ in true }),
      let source = source(for: target, using: &generator)
    else { return nil }
    return Move(
      from: Position(
        list: source, index: generator.pick(0..<counts[source])),
      to: Position(
        list: target, index: landing.index(in: counts[target], &generator)))
  }

  private func source(
    for target: Int, using generator: inout SplitMix64
  ) -> Int? {
    let isUsable = { list in list != target && counts[list] > 0 }
    if generator.chance(KanbanFigures.toNeighbour) {
      let side = generator.chance(0.5) ? 1 : -1
      for list in [target + side, target - side]
      where counts.indices.contains(list) && isUsable(list) { return list }
    }
    let isFar = { list in isUsable(list) && abs(list - target) > 1 }
    // Lists must become empty as often as an empty one is filled.
    let emptied = KanbanFigures.toEmpty / (1 - KanbanFigures.toNeighbour)
    if generator.chance(emptied),
      let list = anyList(
        using: &generator, where: { isFar($0) && counts[$0] == 1 })
    {
      return list
    }
    return longList(using: &generator, where: isFar)
      ?? longList(using: &generator, where: isUsable)
  }

  private func moveInside(using generator: inout SplitMix64) -> Move {
    var distance = KanbanFigures.distance(using: &generator)
    let wanted = distance
    let list =
      longList(using: &generator) { counts[$0] > wanted }
      ?? counts.indices.max { counts[$0] < counts[$1] }!
    distance = min(distance, counts[list] - 1)
    let room = counts[list] - 1 - distance
    let goesUp = generator.chance(KanbanFigures.up)
    let upper: Int
    if goesUp && generator.chance(KanbanFigures.upToTop / KanbanFigures.up) {
      upper = 0
    } else {
      upper =
        goesUp && room > 0 ? generator.pick(1...room) : generator.pick(0...room)
    }
    let top = Position(list: list, index: upper)
    let bottom = Position(list: list, index: upper + distance)
    return goesUp ? Move(from: bottom, to: top) : Move(from: top, to: bottom)
  }

  /// Returns a list that meets `condition`; a longer list is found more often.
  private func longList(
    using generator: inout SplitMix64, where condition: (Int) -> Bool
  ) -> Int? {
    for _ in 0..<32 {
      let slot = generator.pick(0..<ends[ends.count - 1])
      var (low, high) = (0, ends.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > slot { high = middle } else { low = middle + 1 }
      }
      if condition(low) { return low }
    }
    return anyList(using: &generator, where: condition)
  }

  /// Returns a list that meets `condition`, the first behind a random one.
  private func anyList(
    using generator: inout SplitMix64, where condition: (Int) -> Bool
  ) -> Int? {
    let start = generator.pick(counts.indices)
    return (counts[start...].indices.first(where: condition))
      ?? counts[..<start].indices.first(where: condition)
  }
}

/// Where in its new list a transferred card lands.
private enum Landing {
  case empty, top, end, inside

  /// The number of items that the list must have.
  var needed: Int {
    switch self {
    case .empty: 0
    case .top, .end: 1
    case .inside: 2
    }
  }

  static func random(using generator: inout SplitMix64) -> Landing {
    typealias Figures = KanbanFigures
    let level = Double.random(in: 0..<1, using: &generator)
    if level < Figures.toEmpty { return .empty }
    if level < Figures.toTop { return .top }
    if level < Figures.toTop + Figures.toEnd - Figures.toEmpty { return .end }
    return .inside
  }

  /// Returns the final index in a list of `count` items.
  func index(in count: Int, _ generator: inout SplitMix64) -> Int {
    switch self {
    case .empty, .end: count
    case .top: 0
    case .inside: count < 2 ? count : generator.pick(1..<count)
    }
  }
}
