import Foundation
import ReorderBenchmarks
import ReorderChecking
import ReorderCommandLine
import Testing

@Suite("Comparing two runs")
struct CompareTests {
  /// Results of rows that take about so many nanoseconds, with rounds that
  /// differ by a share.
  private func results(
    _ rows: [(name: String, time: Double)], rounds: Int = 40,
    spread: Double = 0.01
  ) throws -> RecordedResults {
    var entries: [JSONValue] = []
    for row in rows {
      for round in 0..<rounds {
        let offset = Double(round * 7 % 11) / 10 - 0.5
        entries.append([
          "name": .string(row.name), "run_name": .string(row.name),
          "run_type": "iteration",
          "real_time": .number(row.time * (1 + spread * offset)),
          "time_unit": "ns",
        ])
      }
      entries.append([
        "name": .string(row.name + "_mean"), "run_name": .string(row.name),
        "run_type": "aggregate", "real_time": .number(row.time),
      ])
    }
    return try RecordedResults(
      ["benchmarks": .array(entries)], path: "file")
  }

  private func verdict(
    _ old: Double, _ new: Double, spread: Double = 0.01
  ) throws -> Comparison.Verdict {
    Comparison(
      old: try results([("a", old)], spread: spread),
      new: try results([("a", new)], spread: spread)
    ).rows[0].verdict
  }

  @Test("A change counts if it is significant and large")
  func verdicts() throws {
    #expect(try verdict(100, 100) == .noChange)
    #expect(try verdict(100, 150) == .regressed)
    #expect(try verdict(150, 100) == .improved)
    // Each round is above each of the other file, but by less than the noise
    // that no run gets below.
    #expect(try verdict(100, 101.5, spread: 0.001) == .withinNoise)
  }

  @Test("The ratio and its interval are those of the medians")
  func ratio() throws {
    let comparison = Comparison(
      old: try results([("a", 100)]), new: try results([("a", 200)]))
    let row = comparison.rows[0]
    #expect(abs(row.ratio - 2) < 0.01)
    #expect(row.interval.contains(row.ratio))
    #expect(row.probability < 0.001)
  }

  @Test("Rows of one file only are named")
  func only() throws {
    let comparison = Comparison(
      old: try results([("a", 1), ("b", 1)]),
      new: try results([("b", 1), ("c", 1)]))
    #expect(comparison.onlyOld == ["a"] && comparison.onlyNew == ["c"])
    #expect(comparison.text.contains("only in the old file: a\n"))
    #expect(comparison.text.contains("only in the new file: c\n"))
  }

  @Test("A row that lost its time is named with the reason")
  func lost() throws {
    let new = try RecordedResults(
      [
        "benchmarks": [
          [
            "name": "a", "error_occurred": true,
            "error_message": "item 3 is lost",
          ]
        ]
      ], path: "file")
    let comparison = Comparison(old: try results([("a", 1)]), new: new)
    #expect(comparison.lost.map { $0.name } == ["a"])
    #expect(comparison.text.contains("item 3 is lost"))
    #expect(comparison.text.contains("No row has a time in both files.\n"))
  }

  @Test("Without a common row, or if even and odd rounds differ, it is open")
  func noisy() throws {
    let strangers = Comparison(
      old: try results([("a", 1)]), new: try results([("b", 1)]))
    #expect(strangers.isTooNoisy)
    let noise = Comparison.noise(of: [[1, 2, 1, 2, 1, 2, 1, 2]])
    #expect(noise == 1)
  }

  @Test("The test of Mann and Whitney, against a value worked out by hand")
  func mannWhitney() {
    #expect(MannWhitney.probability([], [1]) == 1)
    #expect(MannWhitney.probability([1, 1, 1], [1, 1, 1]) == 1)
    // Ranks 1...5 and 6...10: U = 0, mean 12.5, variance 22.9, z = 2.507.
    let p = MannWhitney.probability([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
    #expect(abs(p - 0.0122) < 0.0001)
    #expect(MannWhitney.probability([6, 7, 8, 9, 10], [1, 2, 3, 4, 5]) == p)
  }

  @Test(
    "A file that holds no results is bad data",
    arguments: [
      ("{}", #"file: expected an array "benchmarks", as --json writes it."#),
      (#"{"benchmarks":[]}"#, "file: there are no results in it."),
      (
        #"{"benchmarks":[{"name":"a","real_time":0}]}"#,
        #"file: benchmarks[0]: expected a number "real_time" above 0."#
      ),
      (
        #"{"benchmarks":[{"real_time":1}]}"#,
        #"file: benchmarks[0]: expected a string "name"."#
      ),
      (
        #"{"benchmarks":[{"name":"a","real_time":1,"time_unit":"h"}]}"#,
        #"file: benchmarks[0]: expected "time_unit" to be ns, us, ms or s."#
      ),
    ])
  func bad(text: String, message: String) throws {
    let json = try JSONValue(parsing: text)
    #expect(throws: CommandError(.badData, message)) {
      try RecordedResults(json, path: "file")
    }
  }

  @Test("Rows without a time are kept apart, and units are read")
  func kinds() throws {
    let results = try RecordedResults(
      [
        "benchmarks": [
          ["name": "a", "real_time": 2, "time_unit": "us"],
          ["name": "b", "error_occurred": true, "error_message": "wrong"],
        ], "context": ["library_build_type": "debug"],
      ], path: "file")
    #expect(results.times == ["a": [2_000]])
    #expect(Array(results.unmeasured.keys) == ["b"])
    #expect(results.isDebugBuild)
  }

  @Test("The command ends with 1 only if it is told to fail on regressions")
  func exitCodes() throws {
    func file(_ time: Int) throws -> TemporaryFile {
      let rounds = (0..<20).map { round in
        #"{"name":"a","run_type":"iteration","real_time":\#(time + round % 3)}"#
      }
      return try TemporaryFile(
        #"{"benchmarks":[\#(rounds.joined(separator: ","))]}"#)
    }
    let (old, new) = (try file(1_000), try file(2_000))
    let plain = try BenchmarkProcess(["compare", old.path, new.path])
    #expect(plain.exitCode == 0)
    #expect(plain.output.contains("1 regressed, 0 improved"))
    let failing = try BenchmarkProcess([
      "compare", old.path, new.path, "--fail-on", "regressed",
    ])
    #expect(failing.exitCode == 1)
    let better = try BenchmarkProcess([
      "compare", new.path, old.path, "--fail-on=regressed",
    ])
    #expect(better.exitCode == 0)
    let missing = try BenchmarkProcess(["compare", old.path, "/no/file"])
    #expect(missing.exitCode == 66)
    let one = try BenchmarkProcess(["compare", old.path])
    #expect(one.exitCode == 64)
    #expect(one.error == "Error: Two files are needed, the old and the new.\n")
  }
}
