import ReorderCommandLine

/// Two runs of the same rows, beside each other.
///
/// A row has changed only if that is significant *and* large: p < 0.05 by the
/// test of Mann and Whitney, and the whole interval of the ratio outside the
/// band of the noise.
package struct Comparison: Sendable {
  /// What is said of a row.
  package enum Verdict: String, Sendable, CaseIterable {
    case regressed
    case improved
    case withinNoise = "within noise"
    case noChange = "no change"
  }

  /// A row that both files have.
  package struct Row: Sendable {
    package let name: String
    package let old: MedianInterval
    package let new: MedianInterval
    package let probability: Double
    package let verdict: Verdict

    /// The new median as a multiple of the old one.
    package var ratio: Double { new.median / old.median }

    /// How far the ratio is from 1, whichever way.
    fileprivate var distance: Double { max(ratio, 1 / ratio) }

    /// An interval of the ratio, from the ends of the 95 % intervals of both
    /// medians: it is wider than 95 %.
    package var interval: ClosedRange<Double> {
      Comparison.interval(old, new)
    }
  }

  package let rows: [Row]

  /// How far the same code differs from itself: see ``noise(of:)``.
  package let noise: Double

  /// Rows that the new file has no time for although the old one has, and why.
  package let lost: [(name: String, reason: String)]

  /// Rows that only one of the files knows a time for.
  package let onlyOld: [String]
  package let onlyNew: [String]

  /// The noise below which no run gets.
  package static let leastNoise = 0.02

  /// The noise above which nothing can be said.
  package static let greatestNoise = 0.25

  /// Compares two runs.
  package init(old: RecordedResults, new: RecordedResults) {
    let names = old.names.filter {
      old.times[$0] != nil && new.times[$0] != nil
    }
    let noise = max(
      Self.leastNoise,
      Self.noise(of: names.flatMap { [old.times[$0]!, new.times[$0]!] }))
    self.noise = noise
    rows = names.map { name in
      Self.row(name, old.times[name]!, new.times[name]!, noise: noise)
    }
    lost = old.names.compactMap { name in
      guard old.times[name] != nil, let reason = new.unmeasured[name] else {
        return nil
      }
      return (name, reason)
    }
    onlyOld = old.names.filter {
      old.times[$0] != nil && new.times[$0] == nil && new.unmeasured[$0] == nil
    }
    onlyNew = new.names.filter { new.times[$0] != nil && old.times[$0] == nil }
  }

  private static func row(
    _ name: String, _ old: [Double], _ new: [Double], noise: Double
  ) -> Row {
    let (before, after) = (MedianInterval(old), MedianInterval(new))
    let probability = MannWhitney.probability(old, new)
    let interval = self.interval(before, after)
    let verdict: Verdict =
      if probability >= 0.05 {
        .noChange
      } else if interval.lowerBound > 1 + noise {
        .regressed
      } else if interval.upperBound < 1 / (1 + noise) {
        .improved
      } else {
        .withinNoise
      }
    return Row(
      name: name, old: before, new: after, probability: probability,
      verdict: verdict)
  }

  private static func interval(
    _ old: MedianInterval, _ new: MedianInterval
  ) -> ClosedRange<Double> {
    (new.lower / old.upper)...(new.upper / old.lower)
  }

  /// Returns how far apart the medians of the even and of the odd rounds of a
  /// sample are, as a share: of ten samples nine are closer. Whatever changed
  /// between two runs did not change there.
  package static func noise(of samples: [[Double]]) -> Double {
    let shares = samples.filter { $0.count >= 2 }.map { sample in
      func half(_ parity: Int) -> Double {
        MedianInterval(
          sample.indices.filter { $0 % 2 == parity }.map { sample[$0] }
        ).median
      }
      let (even, odd) = (half(0), half(1))
      return max(even / odd, odd / even) - 1
    }.sorted()
    return shares.isEmpty ? 0 : shares[(shares.count * 9) / 10]
  }

  /// Whether nothing can be said of any row.
  package var isTooNoisy: Bool { noise > Self.greatestNoise || rows.isEmpty }

  /// Returns how many rows have a verdict.
  package func count(_ verdict: Verdict) -> Int {
    rows.count { $0.verdict == verdict }
  }

  /// The rows as a table, those that changed most first, and a summary.
  package var text: String {
    var table = Table([
      ("row", .left), ("old", .right), ("new", .right), ("ratio", .right),
      ("interval", .right), ("p", .right), ("verdict", .left),
    ])
    let ranks = Verdict.allCases
    let ordered = rows.enumerated().sorted { left, right in
      let (a, b) = (
        ranks.firstIndex(of: left.element.verdict)!,
        ranks.firstIndex(of: right.element.verdict)!
      )
      return (a, -left.element.distance, left.offset)
        < (b, -right.element.distance, right.offset)
    }.map { $0.element }
    for row in ordered {
      table.add([
        row.name, Quantity.time(row.old.median), Quantity.time(row.new.median),
        Quantity.digits(row.ratio, 3),
        "\(Quantity.digits(row.interval.lowerBound, 3)) - "
          + Quantity.digits(row.interval.upperBound, 3),
        row.probability < 0.0005
          ? "<0.001" : Quantity.digits(row.probability, 3),
        row.verdict.rawValue,
      ])
    }
    let only =
      lost.map { "no time in the new file: \($0.name): \($0.reason)\n" }
      + onlyOld.map { "only in the old file: \($0)\n" }
      + onlyNew.map { "only in the new file: \($0)\n" }
    let counts = Verdict.allCases.map { "\(count($0)) \($0.rawValue)" }
    return table.text + only.joined() + "\n"
      + counts.joined(separator: ", ")
      + "; noise band \(Quantity.percent(noise)): what even and odd rounds of "
      + "one run differ by\nin 9 of 10 rows, and no less than "
      + "\(Quantity.percent(Self.leastNoise)).\n"
      + (rows.isEmpty
        ? "No row has a time in both files.\n"
        : isTooNoisy ? "Too noisy: nothing can be said.\n" : "")
  }
}
