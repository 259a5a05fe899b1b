#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a time grows with the size: the power of n that fits best.
package struct Growth: Sendable {
  /// A time per operation, in nanoseconds, at a size.
  package struct Point: Sendable {
    package var size: Int
    package var time: Double

    package init(size: Int, time: Double) {
      self.size = size
      self.time = time
    }
  }

  /// The points, ascending in size.
  package let points: [Point]

  /// The exponent by least squares over the logarithms of the three largest
  /// sizes: what is fixed cost at a small size should not bend it.
  package let exponent: Double

  /// Fits a power of n; fails if there are not two sizes.
  package init?(_ points: [Point]) {
    let sorted = points.sorted { $0.size < $1.size }
    let fitted = sorted.suffix(3)
    let abscissas = fitted.map { log(Double($0.size)) }
    let ordinates = fitted.map { log($0.time) }
    let count = Double(fitted.count)
    let center = abscissas.reduce(0, +) / count
    let height = ordinates.reduce(0, +) / count
    let spread = abscissas.reduce(0) { $0 + ($1 - center) * ($1 - center) }
    guard fitted.count > 1, spread > 0 else { return nil }
    let product = zip(abscissas, ordinates).reduce(0) {
      $0 + ($1.0 - center) * ($1.1 - height)
    }
    self.points = sorted
    exponent = product / spread
  }

  /// Returns the time at `size`, and whether it lies outside what was measured.
  ///
  /// Between two measured sizes the time is on the straight line between the
  /// logarithms; outside it follows the exponent.
  package func time(at size: Int) -> (time: Double, isExtrapolated: Bool) {
    let first = points[0]
    let last = points[points.count - 1]
    guard size >= first.size else { return (power(from: first, size), true) }
    guard size <= last.size else { return (power(from: last, size), true) }
    let upper = points.firstIndex { $0.size >= size }!
    let (high, low) = (points[upper], points[max(upper - 1, 0)])
    if high.size == size { return (high.time, false) }
    let share =
      log(Double(size) / Double(low.size))
      / log(Double(high.size) / Double(low.size))
    return (low.time * pow(high.time / low.time, share), false)
  }

  /// Returns the largest size that takes at most `time`, in nanoseconds, and
  /// whether it lies outside what was measured; nil if no size is too large.
  package func size(
    within time: Double
  ) -> (size: Double, isExtrapolated: Bool)? {
    guard let over = points.firstIndex(where: { $0.time > time }) else {
      let last = points[points.count - 1]
      // Below this the growth is noise: a hundred times the size would cost a
      // quarter more.
      guard exponent > 0.05 else { return nil }
      let size = Double(last.size) * pow(time / last.time, 1 / exponent)
      return size < 1e12 ? (size, true) : nil
    }
    guard over > 0 else {
      let size =
        Double(points[0].size)
        * pow(time / points[0].time, 1 / max(exponent, 0.05))
      return (size, true)
    }
    let (low, high) = (points[over - 1], points[over])
    let share = log(time / low.time) / log(high.time / low.time)
    return (
      Double(low.size) * pow(Double(high.size) / Double(low.size), share), false
    )
  }

  private func power(from point: Point, _ size: Int) -> Double {
    point.time * pow(Double(size) / Double(point.size), exponent)
  }
}
