#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An axis on which every power of ten is as long as any other.
struct LogScale {
  /// The powers of ten at the ends.
  let decades: ClosedRange<Int>

  /// The coordinates of the ends, of which the first may be the greater.
  let start: Double
  let end: Double

  /// Creates an axis on which all values fit.
  ///
  /// - Parameter values: At least one, all greater than 0.
  init(_ values: [Double], from start: Double, to end: Double) {
    let values = values.map { max($0, Self.least) }
    let low = Int(floor(log10(values.min() ?? 1) + 1e-9))
    let high = Int(ceil(log10(values.max() ?? 1) - 1e-9))
    decades = low...max(high, low + 1)
    self.start = start
    self.end = end
  }

  /// What stands for 0, which has no place on such an axis.
  private static let least = 1e-6

  /// The coordinate of a value.
  func position(of value: Double) -> Double {
    let low = Double(decades.lowerBound)
    let share =
      (log10(max(value, Self.least)) - low) / (Double(decades.upperBound) - low)
    return start + share * (end - start)
  }

  /// The powers of ten with their coordinates, at most so many of them.
  func ticks(atMost count: Int = 8) -> [(value: Double, position: Double)] {
    let stride = (decades.count + count - 1) / count
    return Swift.stride(
      from: decades.lowerBound, through: decades.upperBound, by: stride
    ).map { power in
      let value = pow(10, Double(power))
      return (value, position(of: value))
    }
  }
}
