import Foundation
import Reorder
import ReorderBenchmarks
import ReorderChecking
import ReorderCommandLine
import Testing

struct TraceReaderTests {
  private static let header =
    #"{"lists": [[7, 8, 9], []], "final": [[9, 8], [7]]}"#

  @Test("A trace is read with its items numbered through all lists")
  func good() throws {
    let file = try TemporaryFile(
      Self.header + "\n[0, 0, 1, 0]\r\n[0,0,0,1]\n", name: "board.jsonl")
    let trace = try TraceReader.read(file.path)
    #expect(trace.name == "board.jsonl")
    #expect(trace.scenario.counts == [3, 0])
    #expect(trace.scenario.script.count == 2)
    #expect(trace.final == [[2, 1], [0]])
  }

  @Test("A trace that does not lead where it says is bad data")
  func wrongEnd() throws {
    let file = try TemporaryFile(Self.header + "\n[0,0,1,0]")
    let path = file.path
    #expect(
      throws: CommandError(
        .badData,
        "\(path):1: after the moves the id 8 is at (0, 0), where \"final\" "
          + "has 9.")
    ) { try TraceReader.read(path) }
  }

  @Test("A line that is wrong is named by file and number")
  func wrongLine() throws {
    let file = try TemporaryFile(Self.header + "\n[0,0,1,0]\n[0,2,0,0]")
    let path = file.path
    #expect(
      throws: CommandError(
        .badData,
        "\(path):3: there is no item at (0, 2): the items of list 0 are 0..<2.")
    ) { try TraceReader.read(path) }
  }

  @Test("Following the moves ends when the time is over")
  func outOfTime() throws {
    let file = try TemporaryFile(Self.header + "\n[0,0,1,0]\n[0,0,0,1]\n")
    let path = file.path
    #expect(
      throws: CommandError(
        .inconclusive,
        "\(path): there was no time to follow more than 1 of its 2 moves.")
    ) { try TraceReader.read(path, lookingEvery: 1) { true } }
  }

  @Test("A file that is not there, or no file, cannot be read")
  func unreadable() throws {
    #expect(
      throws: CommandError(
        .noInput, "/no/such.jsonl cannot be read: no such file or directory.")
    ) { try TraceReader.read("/no/such.jsonl") }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      throws: CommandError(
        .noInput, "\(folder) cannot be read: is a directory.")
    ) { try TraceReader.read(folder) }
  }

  @Test("Random bytes are refused, never fatal")
  func garbage() throws {
    var generator = SplitMix64(seed: 7)
    let alphabet = Array(#"{}[],:"listsfinal0123456789- "#.utf8) + [0, 10, 255]
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        bytes.append(alphabet.randomElement(using: &generator)!)
      }
      let file = try TemporaryFile("")
      let path = file.path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(throws: CommandError.self) { try TraceReader.read(path) }
    }
  }
}
