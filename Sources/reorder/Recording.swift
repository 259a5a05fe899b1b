import Reorder
import ReorderChecking
import ReorderCommandLine

/// Something that can be replayed: a case, perhaps made of a trace.
struct Recording {
  /// Where it comes from: a file, with the line if it has several.
  let name: String

  /// What is done.
  let aCase: Case

  /// The trace it was made of, if it was.
  let trace: MoveTrace?

  /// The greatest product of operations and items: every step is compared
  /// with the model, which looks at all items.
  static let greatestWork = 200_000_000

  /// Reads a trace, a case, or kept cases.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - name: Its name, for errors.
  static func read(
    _ bytes: [UInt8], name: String
  ) throws(CommandError) -> [Recording] {
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let head = try? JSONValue(parsing: first)
    if head?["final"] != nil { return [try trace(bytes, name)] }
    if head?["lists"] != nil && head?["operations"] == nil {
      throw CommandError(
        .badData,
        "\(name):1: the first line of a trace needs \"final\", the lists "
          + "after the last move.")
    }
    if head?["case"] != nil { return try keptCases(bytes, name) }
    let json = try JSONValue(ofFile: bytes, name)
    do throws(CaseFormatError) {
      return [Recording(name: name, aCase: try Case(json: json), trace: nil)]
    } catch {
      throw CommandError(
        .badData, "\(name): this is no trace and no case: \(error).")
    }
  }

  private static func trace(
    _ bytes: [UInt8], _ name: String
  ) throws(CommandError) -> Recording {
    let trace: MoveTrace
    do throws(MoveTraceError) {
      trace = try MoveTrace(parsing: bytes, file: name)
    } catch {
      throw CommandError(.badData, "\(error).")
    }
    let items = trace.lists.reduce(0) { $0 + $1.count }
    let (work, isTooMuch) = items.multipliedReportingOverflow(
      by: trace.moves.count)
    if isTooMuch || work > greatestWork {
      throw CommandError(
        .usage,
        "\(name): \(trace.moves.count) moves of \(items) items are too many "
          + "to look at every step; reorder-benchmark --trace replays them.")
    }
    return Recording(
      name: name,
      aCase: Case(
        lists: trace.lists.map { $0.map { "\($0)" } },
        operations: trace.moves.map { .move($0.from, to: .final($0.to)) }),
      trace: trace)
  }

  private static func keptCases(
    _ bytes: [UInt8], _ name: String
  ) throws(CommandError) -> [Recording] {
    do throws(KeptCaseError) {
      return try KeptCase.read(
        String(decoding: bytes, as: UTF8.self), file: name
      )
      .map { line, kept in
        Recording(name: "\(name):\(line)", aCase: kept.aCase, trace: nil)
      }
    } catch {
      throw CommandError(.badData, "\(error).")
    }
  }
}
