import ReorderCommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Numbers as people read them: three digits and a unit.
package enum Quantity {
  /// Returns a time, given in nanoseconds, as `43.1 ns` or `1.74 ms`.
  package static func time(_ nanoseconds: Double) -> String {
    scaled(
      nanoseconds, [(1, "ns"), (1e3, "us"), (1e6, "ms"), (1e9, "s")],
      separator: " ")
  }

  /// Returns a power of ten of nanoseconds as `10 ns` or `1 ms`.
  static func tick(_ nanoseconds: Double) -> String {
    if nanoseconds < 0.995 { return "\(digits(nanoseconds, 2)) ns" }
    let units = [(1.0, "ns"), (1e3, "us"), (1e6, "ms"), (1e9, "s")]
    let unit = units.last { nanoseconds >= $0.0 * 0.9995 } ?? units[0]
    return "\(digits(nanoseconds / unit.0, 0)) \(unit.1)"
  }

  /// Returns a power of ten of percent as `0.001 %` or `1k %`.
  static func percentTick(_ percent: Double) -> String {
    if percent >= 999 { return "\(digits(percent / 1000, 0))k %" }
    let places = max(0, -Int(log10(percent).rounded()))
    return "\(digits(percent, places)) %"
  }

  /// Returns a count or a ratio as `1.04`, `13.2`, `410` or `13.1k`.
  package static func number(_ value: Double) -> String {
    scaled(
      value, [(1, ""), (1e3, "k"), (1e6, "M"), (1e9, "G")], separator: "")
  }

  /// Returns a count that is usually whole as `0`, `2`, `0.25` or `13.1k`.
  package static func count(_ value: Double) -> String {
    value == value.rounded() && value < 10_000
      ? String(Int(value)) : number(value)
  }

  /// Returns a share as `21 %` or `0.07 %`.
  package static func percent(_ share: Double) -> String {
    let percent = share * 100
    if percent < 0.005 { return "<0.01 %" }
    if percent < 1 { return "\(digits(percent, 2)) %" }
    if percent < 10 { return "\(digits(percent, 1)) %" }
    return percent < 9_999.5
      ? "\(digits(percent, 0)) %" : "\(number(share)) x"
  }

  private static func scaled(
    _ value: Double, _ units: [(size: Double, name: String)], separator: String
  ) -> String {
    // 999.6 ns is 1.00 us, not 1000 ns.
    let unit = units.last { value >= $0.size * 0.9995 } ?? units[0]
    let scaled = value / unit.size
    let places = scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0
    return digits(scaled, places) + separator + unit.name
  }

  /// Returns `value` with a fixed number of digits behind the point.
  static func digits(_ value: Double, _ places: Int) -> String {
    let scale = pow(10, Double(places))
    guard value.magnitude * scale < 1e15 else { return "\(value)" }
    let scaled = Int((value.magnitude * scale).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    if places == 0 { return sign + String(scaled) }
    let text = String(scaled)
    let padded =
      String(repeating: "0", count: max(0, places + 1 - text.count)) + text
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
