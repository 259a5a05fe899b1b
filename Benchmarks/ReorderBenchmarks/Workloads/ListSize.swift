import ReorderCommandLine

/// Sizes of lists as they are written on the command line and in tables.
package enum ListSize {
  /// The sizes that can be measured.
  package static let legal = 10...10_000_000

  /// Reads `100`, `1k` or `1M`; nil if it is none of these or not legal.
  package static func parse(_ text: some StringProtocol) -> Int? {
    let units: [Character: Int] = ["k": 1_000, "K": 1_000, "M": 1_000_000]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard digits.allSatisfy({ ("0"..."9").contains($0) }),
      let number = Int(digits)
    else { return nil }
    let (size, overflow) = number.multipliedReportingOverflow(by: unit ?? 1)
    return !overflow && legal.contains(size) ? size : nil
  }

  /// Returns the sizes that were given, ascending and each once, or nil if none
  /// were.
  static func sizes(_ given: GivenArguments) throws(CommandError) -> [Int]? {
    guard let parts = try given.parts(.sizes) else { return nil }
    var sizes: Set<Int> = []
    for part in parts {
      guard let size = parse(part) else {
        throw CommandError(
          .usage,
          "--sizes: '\(part)' is not a size; expected a number from 10 to "
            + "10M, such as 100, 1k or 1M.")
      }
      sizes.insert(size)
    }
    return sizes.sorted()
  }

  /// Returns `size` as `100`, `1k`, `1M` or, if it is not round, in full.
  package static func text(_ size: Int) -> String {
    if size > 0 && size % 1_000_000 == 0 { return "\(size / 1_000_000)M" }
    if size > 0 && size % 1_000 == 0 { return "\(size / 1_000)k" }
    return "\(size)"
  }

  /// Returns an estimated size with two digits: `4.6M`, `120k`.
  package static func estimate(_ size: Double) -> String {
    let units: [(size: Double, name: String)] = [
      (1, ""), (1e3, "k"), (1e6, "M"), (1e9, "G"),
    ]
    let unit = units.last { size >= $0.size * 0.995 } ?? units[0]
    let scaled = size / unit.size
    if scaled < 9.95 && unit.size > 1 {
      return Quantity.digits(scaled, 1) + unit.name
    }
    let coarse = scaled < 99.5 ? 1.0 : 10.0
    return Quantity.digits((scaled / coarse).rounded() * coarse, 0) + unit.name
  }
}
