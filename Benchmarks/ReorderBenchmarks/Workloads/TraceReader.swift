import Foundation
import Reorder
import ReorderChecking
package import ReorderCommandLine

/// Reads files of moves for the benchmark.
///
/// Everything is checked here, down to the final lists, so that a wrong file is
/// not taken for a wrong strategy.
package enum TraceReader {
  /// Reads the file at `path`.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - stride: How many slots may be moved between two looks at the time.
  ///   - isOver: Whether the time is over; asked now and then while the moves
  ///     are followed, which takes long if there are many in long lists.
  /// - Throws: What is wrong, with the line and what was expected there, or
  ///   that the time is over.
  package static func read(
    _ path: String, lookingEvery stride: Int = 10_000_000,
    until isOver: () -> Bool = { false }
  ) throws(CommandError) -> Trace {
    let bytes = try InputFile.bytes(
      atPath: path, limit: MoveTrace.greatestSize)
    let trace: MoveTrace
    do throws(MoveTraceError) {
      trace = try MoveTrace(parsing: bytes, file: path)
    } catch {
      throw CommandError(.badData, "\(error).")
    }
    let scenario = Scenario(
      counts: trace.lists.map { $0.count }, steps: trace.moves,
      isTakenBack: true)
    let lists = try self.lists(
      after: scenario, path,
      chunk: max(1, stride / max(1, scenario.itemCount)), until: isOver)
    if let fault = trace.fault(inFinal: lists.map { $0.map { Int($0) } }) {
      throw CommandError(.badData, "\(path):1: \(fault).")
    }
    return Trace(
      name: URL(fileURLWithPath: path).lastPathComponent, scenario: scenario,
      final: lists)
  }

  private static func lists(
    after scenario: Scenario, _ path: String, chunk: Int,
    until isOver: () -> Bool
  ) throws(CommandError) -> [[Int32]] {
    var oracle = Oracle(counts: scenario.counts)
    let count = scenario.script.count
    for start in stride(from: 0, to: count, by: chunk) {
      if start > 0 && isOver() {
        throw CommandError(
          Interruption.isRequested ? .interrupted : .inconclusive,
          "\(path): there was no time to follow more than \(start) of its "
            + "\(count) moves.")
      }
      oracle.follow(
        scenario.script, start..<min(start + chunk, count), meaning: .move)
    }
    return oracle.lists
  }
}
