import Reorder

/// The runs of bystanders that the moves of a script shift, as stretches of
/// bytes, in lists that lie one behind the other with room to grow.
struct DisplacedRuns {
  struct Run {
    var source: Int
    var target: Int
    var byteCount: Int
  }

  /// The runs of all moves; a move has at most two.
  private(set) var runs: ContiguousArray<Run> = []

  /// The bytes of all lists at their longest.
  let byteCount: Int

  /// The number of runs in front of each move, and of all at last.
  private var starts: [Int] = [0]

  init(of steps: ContiguousArray<Move>, counts: [Int], stride: Int) {
    var longest = counts
    var shape = Shape(counts)
    for step in steps where step.isTransfer {
      shape.counts[step.from.list] -= 1
      shape.counts[step.to.list] += 1
      longest[step.to.list] = max(
        longest[step.to.list], shape.counts[step.to.list])
    }
    var bases: [Int] = []
    var total = 0
    for count in longest {
      bases.append(total)
      total += count
    }
    byteCount = total * stride

    shape.counts = counts
    for step in steps {
      for run in step.displacement(in: shape) {
        let source = (bases[run.list] + run.range.lowerBound) * stride
        runs.append(
          Run(
            source: source, target: source + run.offset * stride,
            byteCount: run.range.count * stride))
      }
      starts.append(runs.count)
      shape.counts[step.from.list] -= 1
      shape.counts[step.to.list] += 1
    }
  }

  /// The runs of the steps in `range`.
  func range(ofSteps range: Range<Int>) -> Range<Int> {
    starts[range.lowerBound]..<starts[range.upperBound]
  }
}
