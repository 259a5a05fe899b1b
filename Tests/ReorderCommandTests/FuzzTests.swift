import Foundation
import ReorderChecking
import ReorderCommandLine
import ReorderDefects
import Testing

@testable import reorder

@Suite("reorder fuzz and reorder merge")
final class FuzzTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("fuzz-\(UInt64.random(in: 0...UInt64.max))")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  private func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test("It says strategies, cases, medians and the verdict")
  func result() throws {
    let run = CommandRun(["fuzz", "--cases", "200", "--seed", "7"])
    #expect(run.code == .success && run.error == "")
    let lines = run.output.split(separator: "\n").map { String($0) }
    try #require(lines.count == 5)
    for name in FuzzSubject.all.map({ $0.name }) {
      #expect(lines[0].contains(name))
    }
    #expect(lines[1] == "cases        200 of seed 7")
    #expect(lines[2].hasPrefix("a minute     "))
    #expect(lines[3].hasPrefix("median       1"))
    #expect(lines[4] == "verdict      passed")
  }

  @Test("Without a seed there is a new one each time, which is shown")
  func newSeed() {
    let outputs = (0..<2).map { _ in
      CommandRun(["fuzz", "--cases", "1", "--strategies", "Rotation"]).output
        .split(separator: "\n").first { $0.hasPrefix("cases") }
    }
    #expect(outputs[0] != outputs[1])
  }

  @Test("A time alone is a success, a number not reached in time is none")
  func time() {
    let timed = CommandRun([
      "fuzz", "--time", "0.01", "--strategies", "TagSort",
    ])
    #expect(timed.code == .success)
    let short = CommandRun(["fuzz", "--time", "0.01", "--cases", "99999999"])
    #expect(short.code == .inconclusive)
    #expect(
      short.output.hasSuffix(
        "verdict      gave up: stopped before all 99999999 cases were run\n"))
  }

  @Test("Shards are joined to the run in one")
  func shards() throws {
    for number in 1...3 {
      let run = CommandRun([
        "fuzz", "--seed", "7", "--cases", "100", "--shard", "\(number)/3",
        "--json", path("\(number)"),
      ])
      #expect(run.code == .success)
      #expect(run.output.contains("of seed 7, shard \(number) of 3\n"))
    }
    let all = CommandRun(["merge"] + (1...3).map { path("\($0)") })
    #expect(all.code == .success)
    #expect(all.output.contains("cases        100 of seed 7\n"))
    let some = CommandRun(["merge", "--json", path("joined"), path("2")])
    #expect(some.code == .inconclusive)
    #expect(some.output.contains("missing      shard 1, shard 3\n"))
    #expect(try read("joined").contains(#""missing":[1,3]"#))
    let again = CommandRun(["merge", path("joined")])
    #expect(again.code == .inconclusive)
    #expect(again.output.contains("missing      shard 1, shard 3\n"))
    let twice = CommandRun(["merge", path("1"), path("1")])
    #expect(twice.code == .badData)
    #expect(
      twice.error == "Error: shard 1 is there twice: \(path("1")) and "
        + "\(path("1")).\n")
  }

  @Test("A failure in a shard is shown with the smallest case and is 1")
  func failure() throws {
    let report = try wrongReport()
    let run = CommandRun(["merge", try write("\(report.json)", to: "wrong")])
    #expect(run.code == .failure)
    #expect(
      run.output.contains(
        "  replay     print(try Fuzzer([.mover(ExchangeForMove<Int>.self)]"))
    #expect(run.output.hasSuffix("verdict      failed\n"))
  }

  private func wrongReport() throws -> FuzzReport {
    let report = Fuzzer([.mover(ExchangeForMove<Int>.self)], seed: 1)
      .run(cases: 1_000)
    try #require(report.verdict == .failed)
    return report
  }

  @Test("Failures are added to the regressions once, which are run first")
  func regressions() throws {
    let option = CommandOption("regressions", "file", "")
    let report = try wrongReport()
    let old = try write("\n", to: "kept")
    try RegressionFile(path: old, for: option).add(report.failures)
    let text = try read("kept")
    #expect(text.split(separator: "\n").count == 1)
    try RegressionFile(path: old, for: option).add(report.failures)
    #expect(try read("kept") == text)
    let run = CommandRun(["fuzz", "--cases", "5", "--regressions", old])
    #expect(run.code == .success)
    #expect(run.output.contains("cases        6 of seed"))
    #expect(try read("kept") == text)
    let new = CommandRun([
      "fuzz", "--cases", "5", "--regressions", path("new"),
    ])
    #expect(new.code == .success)
    #expect(!FileManager.default.fileExists(atPath: path("new")))
  }

  @Test(
    "Wrong usage is one sentence and 64",
    arguments: [
      (
        ["fuzz", "--strategies", "Quicksort"],
        "--strategies: nothing is called 'Quicksort'; there are "
      ),
      (
        ["fuzz", "--shard", "1/2"],
        "--shard needs --seed, the same for every part."
      ),
      (["fuzz", "--shard", "3/2"], "--shard: '3/2' is no part; "),
      (["fuzz", "--shard", "1"], "--shard: '1' is no part; "),
      (["fuzz", "--shard", "-1/2"], "--shard: '-1/2' is no part; "),
      (["fuzz", "--cases", "0"], "--cases: '0' is not a number from 1 to "),
      (["fuzz", "--seed", "x"], "--seed: 'x' is not a seed; "),
      (["fuzz", "--json", "/nowhere/x"], "--json: there is no directory "),
      (["fuzz", "here"], "Unexpected argument 'here'."),
      (["merge"], "The files to join are missing."),
    ])
  func usage(arguments: [String], sentence: String) {
    let run = CommandRun(arguments)
    #expect(run.code == .usage && run.output == "")
    #expect(run.error.hasPrefix("Error: \(sentence)"))
  }

  @Test("Bad files are named, with the place in them")
  func badFiles() throws {
    let broken = try write("{\n x", to: "broken")
    let list = try write("[]", to: "list")
    let merged = CommandRun(["merge", broken])
    #expect(merged.code == .badData)
    #expect(merged.error.hasPrefix("Error: \(broken):2: column 2: "))
    #expect(CommandRun(["merge", list]).code == .badData)
    #expect(CommandRun(["merge", path("none")]).code == .noInput)
    let fuzzed = CommandRun(["fuzz", "--regressions", list])
    #expect(fuzzed.code == .badData)
    #expect(fuzzed.error.hasPrefix("Error: \(list):1: expected an object"))
    let same = CommandRun(["fuzz", "--json", list, "--regressions", list])
    #expect(same.code == .badData || same.code == .usage)
  }
}
