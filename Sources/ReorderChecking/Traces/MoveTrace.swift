package import Reorder

/// Moves that someone made, with the lists before and after.
///
/// The first line of a file holds the lists, as arrays of ids; every other line
/// is a move with a final index:
///
///     {"lists": [[7, 8, 9], []], "final": [[9, 8], [7]]}
///     [0, 0, 1, 0]
///     [0, 0, 0, 1]
package struct MoveTrace: Hashable, Sendable {
  /// The ids of the items before the first move, list by list.
  package let lists: [[Int]]

  /// The moves, each read on the lists that the one before left.
  package let moves: [Move]

  /// The ids of the items after the last move, list by list.
  package let final: [[Int]]

  /// The number that each id has if the items are counted from 0 through all
  /// lists.
  let numbers: [Int: Int]

  /// The greatest number of items.
  package static let greatestItemCount = 10_000_000

  /// The greatest file, in bytes.
  package static let greatestSize = 64 << 20

  /// The longest line that holds a move, in bytes.
  static let greatestMoveLine = 256
}

extension MoveTrace {
  /// The lists before with the items counted from 0 through all lists.
  package var labels: [[Int]] { Shape(lists.map { $0.count }).labels }

  /// The lists after with the same labels.
  package var finalLabels: [[Int]] { final.map { $0.map { numbers[$0]! } } }

  /// Returns what is wrong with lists that the moves led to, in one clause, or
  /// nil if they are those that the trace ends with.
  ///
  /// - Parameter labels: The lists, with ``labels`` for items.
  package func fault(inFinal labels: [[Int]]) -> String? {
    let ids = Array(lists.joined())
    for (list, (found, expected)) in zip(labels, final).enumerated() {
      if found.count != expected.count {
        return "after the moves list \(list) has \(found.count) items, but "
          + "\(expected.count) in \"final\""
      }
      if let index = found.indices.first(where: {
        ids[found[$0]] != expected[$0]
      }) {
        return "after the moves the id \(ids[found[index]]) is at "
          + "\(Position(list: list, index: index)), where \"final\" has "
          + "\(expected[index])"
      }
    }
    return nil
  }
}

/// Where and why a file is no trace.
package struct MoveTraceError: Error, Hashable, Sendable,
  CustomStringConvertible
{
  /// The name of the file.
  package let file: String

  /// The line, counted from 1.
  package let line: Int

  /// What is wrong there, a clause without a full stop.
  package let problem: String

  /// The file, the line and the problem.
  package var description: String { "\(file):\(line): \(problem)" }
}
