import Foundation
import Reorder
package import ReorderCommandLine

/// Reads files of moves.
///
/// The first line holds the lists before and after, as arrays of ids; every
/// other line is a move with a final index:
///
///     {"lists": [[7, 8, 9], []], "final": [[9, 8], [7]]}
///     [0, 0, 1, 0]
///     [0, 0, 0, 1]
///
/// Everything is checked here, down to the final lists, so that a strategy
/// never sees a move that is not legal and a wrong file is not taken for a
/// wrong strategy.
package struct TraceReader {
  /// The greatest file, in bytes.
  static let maximumSize = 64 << 20

  /// The longest line that holds a move, in bytes.
  static let maximumMoveLine = 256

  private static let form = "a move [from list, from index, to list, to index]"

  private let path: String

  /// Reads the file at `path`.
  ///
  /// - Throws: What is wrong, with the line and what was expected there.
  package static func read(_ path: String) throws(CommandError) -> Trace {
    let reader = TraceReader(path: path)
    return try reader.trace(
      in: InputFile.bytes(atPath: path, limit: maximumSize))
  }

  private func trace(in bytes: [UInt8]) throws(CommandError) -> Trace {
    var lines = FileLines(bytes)
    guard let first = lines.next(), !first.isEmpty else {
      throw fault(
        1,
        "expected {\"lists\": [[id, ...], ...], \"final\": [[id, ...], ...]}")
    }
    let header = try scan(first, line: 1) {
      scanner throws(TraceScanner.Mismatch) in try TraceHeader(&scanner)
    }
    let numbers = try numbered(header.lists)
    let final = try renumbered(header.final, numbers, lists: header.lists.count)
    let counts = header.lists.map { $0.count }
    let scenario = Scenario(
      counts: counts, steps: try moves(in: &lines, from: Shape(counts)),
      isTakenBack: true)
    try check(final, of: scenario, ids: Array(header.lists.joined()))
    return Trace(
      name: URL(fileURLWithPath: path).lastPathComponent,
      scenario: scenario, final: final)
  }

  private func moves(
    in lines: inout FileLines, from shape: Shape
  ) throws(CommandError) -> [Move] {
    var shape = shape
    var moves: [Move] = []
    while let line = lines.next() {
      let move = try self.move(line, line: moves.count + 2)
      if let fault = shape.fault(from: move.from, to: move.to, meaning: .move) {
        throw self.fault(moves.count + 2, fault.description)
      }
      shape.counts[move.from.list] -= 1
      shape.counts[move.to.list] += 1
      moves.append(move)
    }
    if moves.isEmpty {
      throw fault(2, "expected \(Self.form)")
    }
    return moves
  }

  /// Throws unless the moves lead to the lists that the file says they do.
  private func check(
    _ final: [[Int32]], of scenario: Scenario, ids: [Int]
  ) throws(CommandError) {
    var oracle = Oracle(counts: scenario.counts)
    oracle.follow(scenario.script, 0..<scenario.script.count, meaning: .move)
    for (list, pair) in zip(oracle.lists, final).enumerated() {
      if pair.0.count != pair.1.count {
        throw fault(
          1,
          "after the moves list \(list) has \(pair.0.count) items, but "
            + "\(pair.1.count) in \"final\"")
      }
      if let index = pair.0.indices.first(where: { pair.0[$0] != pair.1[$0] }) {
        throw fault(
          1,
          "after the moves the id \(ids[Int(pair.0[index])]) is at "
            + "\(Position(list: list, index: index)), where \"final\" has "
            + "\(ids[Int(pair.1[index])])")
      }
    }
  }

  private func move(
    _ line: ArraySlice<UInt8>, line number: Int
  ) throws(CommandError) -> Move {
    guard line.count <= Self.maximumMoveLine else {
      throw fault(
        number, "expected \(Self.form) in at most \(Self.maximumMoveLine) bytes"
      )
    }
    let numbers = try scan(line, line: number) {
      scanner throws(TraceScanner.Mismatch) in
      try scanner.array { scanner throws(TraceScanner.Mismatch) in
        try scanner.number()
      }
    }
    guard numbers.count == 4 else {
      throw fault(
        number, "expected \(Self.form), found \(numbers.count) numbers")
    }
    return Move(
      from: Position(list: numbers[0], index: numbers[1]),
      to: Position(list: numbers[2], index: numbers[3]))
  }

  private func scan<Value>(
    _ line: ArraySlice<UInt8>, line number: Int,
    _ body: (inout TraceScanner) throws(TraceScanner.Mismatch) -> Value
  ) throws(CommandError) -> Value {
    do throws(TraceScanner.Mismatch) {
      var scanner = TraceScanner(line)
      let value = try body(&scanner)
      try scanner.expectEnd()
      return value
    } catch {
      throw fault(number, error.expected)
    }
  }

  /// Returns the number of each id, counted through all lists.
  private func numbered(
    _ lists: [[Int]]
  ) throws(CommandError) -> [Int: Int32] {
    let count = lists.reduce(0) { $0 + $1.count }
    guard count <= ListSize.legal.upperBound else {
      throw fault(1, "expected at most 10M items, found \(count)")
    }
    var numbers: [Int: Int32] = [:]
    for id in lists.joined() {
      let number = Int32(numbers.count)
      guard numbers.updateValue(number, forKey: id) == nil else {
        throw fault(1, "the id \(id) is in \"lists\" twice")
      }
    }
    return numbers
  }

  private func renumbered(
    _ final: [[Int]], _ numbers: [Int: Int32], lists: Int
  ) throws(CommandError) -> [[Int32]] {
    guard final.count == lists else {
      throw fault(
        1, "expected \(lists) lists in \"final\", found \(final.count)")
    }
    var isSeen: Set<Int> = []
    for id in final.joined() {
      if numbers[id] == nil {
        throw fault(1, "the id \(id) of \"final\" is not in \"lists\"")
      }
      if !isSeen.insert(id).inserted {
        throw fault(1, "the id \(id) is in \"final\" twice")
      }
    }
    if let missing = numbers.keys.filter({ !isSeen.contains($0) }).min() {
      throw fault(1, "the id \(missing) is not in \"final\"")
    }
    return final.map { list in list.map { numbers[$0]! } }
  }

  private func fault(_ line: Int, _ message: String) -> CommandError {
    CommandError(.badData, "\(path):\(line): \(message).")
  }
}
