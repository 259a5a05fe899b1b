import Reorder
import ReorderChecking

extension Model {
  /// Carries out the operations of a script in `range`.
  ///
  /// - Complexity: O(*items* + *lists*) for each operation.
  mutating func follow(
    _ script: Script, _ range: Range<Int>, meaning: Meaning
  ) {
    switch script {
    case .steps(let steps):
      for step in steps[range] {
        lists =
          meaning == .move ? moving(step) : exchanging(step.from, step.to)
      }
    case .batches(let batches):
      for batch in batches[range] {
        lists = scattering(moves(ofBatch: batch.items, to: batch.gap))
      }
    }
  }
}
