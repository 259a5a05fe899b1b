import Reorder
import ReorderChecking

/// Moves on a board with the habits of ``KanbanFigures``. A greater size is a
/// board of more lists, not of longer ones.
struct Kanban: Workload {
  var name: String { "kanban" }

  var summary: String { "moves within and between the lists of a board" }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    let counts = Self.counts(size: size, using: &generator)
    var board = KanbanBoard(counts)
    let moves = (0..<min(4096, max(256, 4 * size))).map { _ in
      board.nextMove(using: &generator)
    }
    return Scenario(counts: counts, steps: moves)
  }

  private static func counts(
    size: Int, using generator: inout SplitMix64
  ) -> [Int] {
    var counts: [Int] = []
    var rest = size
    while rest > 0 {
      let count = min(rest, KanbanFigures.length(using: &generator))
      counts.append(count)
      rest -= count
    }
    if counts.count == 1 { counts.append(0) }
    return counts
  }
}
