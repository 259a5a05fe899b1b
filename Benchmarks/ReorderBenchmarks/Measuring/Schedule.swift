/// Divides the time of a run among the groups.
struct Schedule {
  /// The moment at which the run must end, or nil.
  private let deadline: Double?

  /// The weight of the groups that have not begun.
  private var weight: Double

  /// - Parameters:
  ///   - maxTime: The seconds from now, or nil.
  ///   - sizes: The numbers of items of all groups.
  init(maxTime: Double?, sizes: [Int]) {
    deadline = maxTime.map { Stopwatch.seconds + $0 }
    weight = sizes.reduce(0) { $0 + Self.weight(of: $1) }
  }

  /// Whether the run must end now.
  var isOver: Bool { deadline.map { Stopwatch.seconds >= $0 } ?? false }

  /// Whether there is time for work of so many seconds.
  func allows(_ seconds: Double) -> Bool {
    deadline.map { Stopwatch.seconds + seconds < $0 } ?? true
  }

  /// Takes the next group from the schedule.
  ///
  /// - Returns: The seconds for its rounds.
  mutating func nextShare(size: Int) -> Double {
    let own = Self.weight(of: size)
    let part = own / max(weight, own)
    weight -= own
    guard let deadline else { return own }
    // A fifth is for making the lists and for checking them.
    return min(own, max(0.01, (deadline - Stopwatch.seconds) * part * 0.8))
  }

  /// The seconds that a group of this size gets if there is no hurry.
  private static func weight(of size: Int) -> Double {
    switch size {
    case ...10_000: 0.5
    case ...100_000: 1.2
    case ...1_000_000: 3
    default: 6
    }
  }
}
