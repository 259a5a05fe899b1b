import Foundation

/// How far the checks go, which the environment can raise for a long run.
enum Bounds {
  /// By how many items the small worlds are larger than usual:
  /// `REORDER_MAX_ITEMS` less the usual 7.
  static let raise = max(0, (number("REORDER_MAX_ITEMS") ?? 7) - 7)

  /// The seed of all random checks: `REORDER_SEED`, or always the same.
  static let seed = UInt64(number("REORDER_SEED") ?? 2026)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
