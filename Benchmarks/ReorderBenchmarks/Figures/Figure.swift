/// A promise in numbers: what was measured beside its anchor in the same run,
/// and how much it may be.
package struct Figure: Sendable {
  /// What a figure must not pass.
  package enum Limit: Sendable {
    case atMost(Double)
    case atLeast(Double)

    /// Nothing is promised, the value is stated.
    case none
  }

  /// What was measured, with its anchor.
  package let name: String

  /// The measured value, as a multiple of the anchor or in the unit.
  package let value: Double

  /// The unit; a multiple is `x`.
  package let unit: String

  /// What is promised.
  package let limit: Limit

  /// What the value is made of, `3.2 us against 1.7 ms`.
  package let detail: String

  package init(
    _ name: String, _ value: Double, _ unit: String, _ limit: Limit,
    detail: String = ""
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.limit = limit
    self.detail = detail
  }

  /// Whether the promise is kept.
  package var isKept: Bool {
    switch limit {
    case .atMost(let most): value <= most
    case .atLeast(let least): value >= least
    case .none: true
    }
  }
}
