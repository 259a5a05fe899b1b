import Foundation
import ReorderBenchmarks
import ReorderCommandLine
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command as a user meets it.
struct ExecutableTests {
  private static let board = """
    {"lists": [[7, 8, 9], []], "final": [[9, 8], [7]]}
    [0, 0, 1, 0]
    [0, 0, 0, 1]

    """

  @Test("Help and version go to standard output")
  func help() throws {
    let help = try BenchmarkProcess(["--help"])
    #expect(help.exitCode == 0)
    #expect(
      help.output == CommandDescription.benchmark.help && help.error == "")
    let version = try BenchmarkProcess(["--version"])
    #expect(version.output == packageVersion + "\n")
    #expect(try BenchmarkProcess(["--list"]).output == ListText.text)
  }

  @Test("A run prints a table and writes the same rows as JSON")
  func run() throws {
    let file = try TemporaryFile("old", name: "results.json")
    let run = try BenchmarkProcess([
      "--workloads", "jump,exchange", "--sizes", "10,20", "--json", file.path,
      "--strategies", "Rotation,SectionExchange",
    ])
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.output.contains("jump, int: any item to any other place"))
    #expect(run.output.contains("4 rows right, 0 WRONG, 0 not measured"))
    let json = try document(at: file.path)
    try checkContext(json)
    let rows = try #require(json["benchmarks"] as? [[String: Any]])
    let names = Set(rows.compactMap { $0["run_name"] as? String })
    #expect(
      names == [
        "jump/Rotation/int/n:10", "jump/Rotation/int/n:20",
        "exchange/SectionExchange/int/n:10",
        "exchange/SectionExchange/int/n:20",
      ])
    for row in rows { try checkRow(row) }
    let aggregates = rows.compactMap { $0["aggregate_name"] as? String }
    #expect(Set(aggregates) == ["mean", "median", "stddev", "cv"])
    #expect(aggregates.count == 16)
  }

  private func document(at path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let json = try JSONSerialization.jsonObject(with: data)
    return try #require(json as? [String: Any])
  }

  private func checkContext(_ json: [String: Any]) throws {
    let context = try #require(json["context"] as? [String: Any])
    for key in ["date", "host_name", "executable", "library_build_type"] {
      #expect((context[key] as? String)?.isEmpty == false, "\(key)")
    }
    #expect(context["num_cpus"] as? Int ?? 0 > 0)
    #expect(context["mhz_per_cpu"] is Int)
    #expect(context["cpu_scaling_enabled"] is Bool)
    #expect(context["caches"] is [[String: Any]])
    #expect((context["load_avg"] as? [Double])?.count == 3)
    #expect(context["json_schema_version"] as? Int == 1)
  }

  private func checkRow(_ row: [String: Any]) throws {
    let name = try #require(row["name"] as? String)
    let runName = try #require(row["run_name"] as? String)
    #expect(row["time_unit"] as? String == "ns")
    #expect(row["repetitions"] as? Int ?? 0 > 0)
    #expect(row["iterations"] as? Int ?? 0 > 0)
    for key in ["real_time", "cpu_time", "limit_ratio", "items_per_second"] {
      #expect((row[key] as? Double)?.isFinite == true, "\(name): \(key)")
    }
    if row["run_type"] as? String == "aggregate" {
      let aggregate = try #require(row["aggregate_name"] as? String)
      #expect(name == "\(runName)_\(aggregate)")
    } else {
      #expect(row["run_type"] as? String == "iteration" && name == runName)
      #expect(row["repetition_index"] is Int)
    }
  }

  @Test("A trace is replayed by every mover and counted for the exchanger")
  func trace() throws {
    let board = try TemporaryFile(Self.board, name: "board.jsonl")
    let json = try TemporaryFile("", name: "results.json")
    let run = try BenchmarkProcess(["--trace", board.path, "--json", json.path])
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.output.contains("trace:board.jsonl, int: 2 moves, 2 lists"))
    #expect(run.output.contains("1 of 2 steps have no exchange: not timed"))
    #expect(run.output.contains("rows right, 0 WRONG, 1 not measured"))
    let rows = try document(at: json.path)["benchmarks"] as? [[String: Any]]
    let names = Set((rows ?? []).compactMap { $0["run_name"] as? String })
    #expect(names.contains("trace:board.jsonl/Rotation/int/n:3"))
    let counted = rows?.first { $0["steps_without_exchange"] != nil }
    #expect(counted?["steps_without_exchange"] as? Int == 1)
    #expect(counted?["real_time"] == nil)
  }

  @Test("Two files of one name are told apart by their paths")
  func sameNames() throws {
    let one = try TemporaryFile(Self.board)
    let other = try TemporaryFile(Self.board)
    let run = try BenchmarkProcess(["--trace", one.path, "--trace", other.path])
    #expect(run.output.contains("trace:\(one.path), int"))
    #expect(run.output.contains("trace:\(other.path), int"))
  }

  @Test("Bad input gets one sentence and the code that belongs to it")
  func badInput() throws {
    let broken = try TemporaryFile(Self.board + "[0, 5, 0, 0]\n")
    let cases: [(arguments: [String], code: Int32, error: String)] = [
      (
        ["--frob"], 64,
        "Error: Unknown option '--frob'; --help shows the options.\n"
      ),
      (["--sizes", ","], 64, "Error: --sizes selects nothing.\n"),
      (
        ["--json", "/no/such/folder/file"], 64,
        "Error: --json: there is no directory /no/such/folder.\n"
      ),
      (["--charts", ""], 64, "Error: --charts names no folder.\n"),
      (
        ["--charts", "/no/such/folder"], 64,
        "Error: --charts: there is no directory /no/such/folder.\n"
      ),
      (
        ["--trace", broken.path], 65,
        "Error: \(broken.path):4: there is no item at (0, 5): the items of "
          + "list 0 are 0..<2.\n"
      ),
      (
        ["--trace", "/no/file"], 66,
        "Error: /no/file cannot be read: no such file or directory.\n"
      ),
    ]
    for (arguments, code, error) in cases {
      let run = try BenchmarkProcess(arguments)
      #expect(run.exitCode == code)
      #expect(run.error == error)
      #expect(run.output == "")
    }
  }

  @Test("A link to a file of results stays a link")
  func link() throws {
    let target = try TemporaryFile("old", name: "results.json")
    let link = target.path + ".link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: target.path)
    let run = try BenchmarkProcess([
      "--workloads", "jump", "--sizes", "10", "--json", link,
    ])
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link)
        == target.path)
    #expect(try document(at: target.path)["benchmarks"] != nil)
  }

  @Test("The table is shown even where the file of results cannot be written")
  func fullFile() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try BenchmarkProcess([
      "--workloads", "jump", "--sizes", "10", "--json", "/dev/full",
    ])
    #expect(run.exitCode == 70)
    #expect(run.output.contains("rows right, 0 WRONG"))
    #expect(run.error.contains("Error: /dev/full cannot be written: "))
  }

  @Test("A trace is not replaced by the results of it")
  func resultsOverTrace() throws {
    let board = try TemporaryFile(Self.board)
    let run = try BenchmarkProcess([
      "--trace", board.path, "--json", board.path,
    ])
    #expect(run.exitCode == 64)
    #expect(
      run.error
        == "Error: --json: \(board.path) is read, it must not be replaced.\n")
    #expect(
      try String(contentsOfFile: board.path, encoding: .utf8) == Self.board)
  }

  @Test("A run without time for everything is inconclusive")
  func outOfTime() throws {
    let run = try BenchmarkProcess([
      "--workloads", "jump", "--sizes", "10M", "--max-time", "0.01",
      "--strategies", "Rotation",
    ])
    #expect(run.exitCode == 2)
    #expect(run.output.contains("not reached: the time was over"))
  }

  @Test("An interrupt ends the run with code 130 and a file of results")
  func interrupt() throws {
    let folder = try TemporaryFile("")
    let pipe = folder.path + ".pipe"
    let json = folder.path + ".json"
    #expect(mkfifo(pipe, 0o600) == 0)
    let run = try BenchmarkProcess(["--trace", pipe, "--json", json]) {
      process in
      // Opening for writing waits until the command has opened it for reading,
      // and by then it listens to interrupts.
      let writer = try #require(FileHandle(forWritingAtPath: pipe))
      process.interrupt()
      try writer.write(contentsOf: Data(Self.board.utf8))
      try writer.close()
    }
    #expect(run.exitCode == 130, "\(run.error)")
    #expect(run.output.contains("not reached: interrupted"))
    #expect(try document(at: json)["benchmarks"] != nil)
  }

  @Test("Results that cannot be written are an error, not a silence")
  func fullDevice() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let process = Process()
    process.executableURL = BenchmarkProcess.executable
    process.arguments = ["--list"]
    let error = Pipe()
    process.standardOutput = full
    process.standardError = error
    try process.run()
    let message = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
    #expect(
      String(decoding: message, as: UTF8.self)
        == "Error: The results cannot be written to standard output.\n")
  }

  @Test("A reader that goes away does not kill the command")
  func closedPipe() throws {
    let process = Process()
    process.executableURL = BenchmarkProcess.executable
    process.arguments = ["--list"]
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    try output.fileHandleForReading.close()
    try process.run()
    let message = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(message.isEmpty)
  }
}
