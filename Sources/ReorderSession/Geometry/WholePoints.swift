// Rounding by the standard library calls the C library on some machines, which
// nothing here links.

extension Double {
  /// The greatest whole number that is not above this one.
  var wholeBelow: Double {
    // From here on there are whole numbers only.
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let towardsZero = Double(Int64(self))
    return towardsZero > self ? towardsZero - 1 : towardsZero
  }

  /// The least whole number that is not below this one.
  var wholeAbove: Double { -(-self).wholeBelow }
}
