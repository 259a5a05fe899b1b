import Reorder
import ReorderChecking

/// Drags that hover step by step, near the middle of one list.
struct Neighbour: Workload {
  var name: String { "neighbour" }

  var summary: String { "a drag in the middle of a list, place by place" }

  func scenario(size: Int, using generator: inout SplitMix64) -> Scenario {
    // Near the middle both tails are long: a strategy that shifts a tail pays
    // for it, as it would in most drags.
    let middle = size / 2 - size / 16..<size / 2 + size / 16 + 1
    let steps = stepCount(span: 1)
    var moves: [Move] = []
    moves.reserveCapacity(steps)
    while moves.count < steps {
      var place = generator.pick(middle)
      let direction = generator.chance(0.5) ? 1 : -1
      for _ in 0..<generator.pick(1...16) where moves.count < steps {
        let next = place + direction
        guard (0..<size).contains(next) else { break }
        moves.append(
          Move(
            from: Position(list: 0, index: place),
            to: Position(list: 0, index: next)))
        place = next
      }
    }
    return Scenario(counts: [size], steps: moves)
  }
}
