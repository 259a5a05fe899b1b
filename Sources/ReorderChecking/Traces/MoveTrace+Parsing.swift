import Reorder

extension MoveTrace {
  /// Reads a trace.
  ///
  /// Everything is checked but where the moves lead, so that no strategy sees
  /// a move that is not legal.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - file: Its name, for errors.
  /// - Throws: ``MoveTraceError`` for the first line that is wrong.
  /// - Complexity: O(*bytes*).
  package init(
    parsing bytes: [UInt8], file: String
  ) throws(MoveTraceError) {
    do throws(LineProblem) {
      var lines = TraceLines(bytes)
      (lists, final) = try Self.header(lines.next())
      numbers = try Self.numbered(lists)
      try Self.check(final, of: numbers, listCount: lists.count)
      moves = try Self.moves(&lines, in: Shape(lists.map { $0.count }))
    } catch {
      throw MoveTraceError(
        file: file, line: error.line, problem: error.problem)
    }
  }

  private static let form =
    "expected a move [from list, from index, to list, to index]"

  private static func header(
    _ line: TraceLines.Line?
  ) throws(LineProblem) -> (lists: [[Int]], final: [[Int]]) {
    guard let line, !line.bytes.isEmpty else {
      throw LineProblem(
        line: 1,
        problem: "expected {\"lists\": [[id, ...], ...], "
          + "\"final\": [[id, ...], ...]}")
    }
    let json = try line.json()
    do throws(CaseFormatError) {
      let object = try JSONObject(json, at: "", keys: ["lists", "final"])
      return (
        try object.require("lists").integerLists,
        try object.require("final").integerLists
      )
    } catch {
      throw line.problem("\(error)")
    }
  }

  private static func moves(
    _ lines: inout TraceLines, in shape: Shape
  ) throws(LineProblem) -> [Move] {
    var shape = shape
    var moves: [Move] = []
    while let line = lines.next() {
      let move = try self.move(line)
      if let fault = shape.fault(from: move.from, to: move.to, meaning: .move) {
        throw line.problem("\(fault)")
      }
      shape.counts[move.from.list] -= 1
      shape.counts[move.to.list] += 1
      moves.append(move)
    }
    if moves.isEmpty { throw LineProblem(line: 2, problem: form) }
    return moves
  }

  private static func move(
    _ line: TraceLines.Line
  ) throws(LineProblem) -> Move {
    if line.bytes.count > greatestMoveLine {
      throw line.problem("\(form) in at most \(greatestMoveLine) bytes")
    }
    guard case .array(let values) = try line.json() else {
      throw line.problem(form)
    }
    var numbers: [Int] = []
    for case .integer(let number) in values { numbers.append(number) }
    if numbers.count < values.count { throw line.problem(form) }
    if numbers.count != 4 {
      throw line.problem("\(form), found \(numbers.count) numbers")
    }
    return Move(
      from: Position(list: numbers[0], index: numbers[1]),
      to: Position(list: numbers[2], index: numbers[3]))
  }

  private static func numbered(
    _ lists: [[Int]]
  ) throws(LineProblem) -> [Int: Int] {
    let count = lists.reduce(0) { $0 + $1.count }
    if count > greatestItemCount {
      throw LineProblem(
        line: 1, problem: "expected at most 10M items, found \(count)")
    }
    var numbers: [Int: Int] = [:]
    numbers.reserveCapacity(count)
    for id in lists.joined() {
      if numbers.updateValue(numbers.count, forKey: id) != nil {
        throw LineProblem(
          line: 1, problem: "the id \(id) is in \"lists\" twice")
      }
    }
    return numbers
  }

  private static func check(
    _ final: [[Int]], of numbers: [Int: Int], listCount: Int
  ) throws(LineProblem) {
    func problem(_ text: String) -> LineProblem {
      LineProblem(line: 1, problem: text)
    }
    if final.count != listCount {
      throw problem(
        "expected \(listCount) lists in \"final\", found \(final.count)")
    }
    var isSeen: Set<Int> = []
    for id in final.joined() {
      if numbers[id] == nil {
        throw problem("the id \(id) of \"final\" is not in \"lists\"")
      }
      if !isSeen.insert(id).inserted {
        throw problem("the id \(id) is in \"final\" twice")
      }
    }
    if let missing = numbers.keys.filter({ !isSeen.contains($0) }).min() {
      throw problem("the id \(missing) is not in \"final\"")
    }
  }
}

extension JSONField {
  /// The field as lists of whole numbers.
  fileprivate var integerLists: [[Int]] {
    get throws(CaseFormatError) {
      try array { list, path throws(CaseFormatError) in
        try JSONField(list, at: path).array {
          item, path throws(CaseFormatError) in
          try JSONField(item, at: path).integer
        }
      }
    }
  }
}

/// What is wrong in a line.
private struct LineProblem: Error {
  let line: Int
  let problem: String
}

/// The lines of a file, one after the other.
private struct TraceLines {
  struct Line {
    let number: Int
    let bytes: ArraySlice<UInt8>

    func problem(_ text: String) -> LineProblem {
      LineProblem(line: number, problem: text)
    }

    func json() throws(LineProblem) -> JSONValue {
      do throws(JSONError) {
        return try JSONValue(parsing: bytes)
      } catch {
        throw problem("column \(error.column): \(error.problem)")
      }
    }
  }

  private let bytes: [UInt8]
  private var start = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next line without its end, or nil behind the last.
  mutating func next() -> Line? {
    guard start < bytes.endIndex else { return nil }
    let end =
      bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    defer { start = end + 1 }
    number += 1
    return Line(number: number, bytes: bytes[start..<end])
  }
}
