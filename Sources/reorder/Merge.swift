import ReorderChecking
import ReorderCommandLine

/// `reorder merge`: joins what the shards of a run of the fuzzer found.
enum Merge: Subcommand {
  static let description = CommandDescription(
    name: "reorder merge",
    overview: "Join the results of the shards of one run of reorder fuzz.",
    usage: ["[<options>] <file> ..."],
    arguments: [("<file> ...", "Results, as fuzz wrote them with --json.")],
    maximumOperands: .max,
    options: [Fuzz.result],
    exitCodes: [
      (.success, "All cases were right."),
      (.failure, "A strategy was wrong."),
      (.inconclusive, "Shards are missing, or not all cases were run."),
      (.usage, "Wrong usage."),
      (
        .badData,
        "A file is no result, or of another run, or a shard is there twice."
      ),
      (.noInput, "A file cannot be read."),
    ])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    if given.operands.isEmpty {
      throw CommandError(.usage, "The files to join are missing.")
    }
    let output = given.value(Fuzz.result)
      .map { OutputFile(path: $0, for: Fuzz.result) }
    try output?.check(differsFrom: given.operands)
    var shards: [(name: String, report: FuzzReport)] = []
    for path in given.operands { shards.append((path, try read(path))) }
    let joined: FuzzReport
    do throws(ShardError) {
      joined = try FuzzReport(joining: shards)
    } catch {
      throw CommandError(.badData, "\(error).")
    }
    try output?.write("\(joined.json)\n")
    try console.show(joined.text)
    return joined.exitCode
  }

  private static func read(
    _ path: String
  ) throws(CommandError) -> FuzzReport {
    let hint = "; expected what reorder fuzz --json writes"
    let json = try JSONValue(
      ofFile: InputFile.bytes(atPath: path), path, hint: hint)
    do throws(CaseFormatError) {
      return try FuzzReport(json: json)
    } catch {
      throw CommandError(.badData, "\(path): \(error)\(hint).")
    }
  }
}
