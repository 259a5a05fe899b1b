import ReorderChecking

/// How people move cards, counted on 28 public boards with 2,893 moves.
enum KanbanFigures {
  /// The share of moves that change the list.
  static let transfers = 0.72

  /// The share of the transfers that go to a neighbouring list.
  static let toNeighbour = 0.47

  /// The shares of the transfers that land in an empty list, at the top, and
  /// at the end; an empty list counts as top and end. The others land inside.
  static let toEmpty = 0.10
  static let toTop = 0.37
  static let toEnd = 0.37

  /// Of the moves within a list: the share that goes up, and the share that
  /// ends at the top.
  static let up = 0.76
  static let upToTop = 0.21

  /// How far a move within a list goes, and how often. The shares are per
  /// cent and add up to 99; the last takes the rest.
  static let distances: [(share: Double, range: ClosedRange<Int>)] = [
    (0.04, 0...0), (0.26, 1...1), (0.14, 2...2), (0.09, 3...3),
    (0.12, 4...5), (0.20, 6...10), (0.07, 11...20), (0.07, 21...166),
  ]

  /// Quantiles of the lengths of the lists; the greatest is an assumption.
  static let lengths: [(quantile: Double, length: Double)] = [
    (0, 0), (0.10, 2), (0.50, 8), (0.90, 27), (0.99, 168), (1, 300),
  ]

  /// Returns a random length of a list.
  static func length(using generator: inout SplitMix64) -> Int {
    let level = Double.random(in: 0..<1, using: &generator)
    let upper = lengths.firstIndex { $0.quantile > level }!
    let (low, high) = (lengths[upper - 1], lengths[upper])
    let share = (level - low.quantile) / (high.quantile - low.quantile)
    return Int((low.length + share * (high.length - low.length)).rounded())
  }

  /// Returns a random distance of a move within a list.
  static func distance(using generator: inout SplitMix64) -> Int {
    var level = Double.random(in: 0..<1, using: &generator)
    for (share, range) in distances {
      if level < share { return generator.pick(range) }
      level -= share
    }
    return generator.pick(distances.last!.range)
  }
}
