import Reorder
import ReorderChecking

/// Any two items of one list trade places.
struct ExchangePairs: Workload {
  var name: String { "exchange" }

  var summary: String { "any two items of one list trade places" }

  var meaning: Meaning { .exchange }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    let pairs = (0..<stepCount(span: 2)).map { _ in
      generator.pairOfPlaces(size: size)
    }
    return Scenario(counts: [size], steps: pairs, meaning: .exchange)
  }
}
