import ReorderCommandLine
import ReorderConformance

/// `reorder conform`: checks a port in any language.
enum Conform: Subcommand {
  private static let fuzz = CommandOption(
    "fuzz", "count", "So many random cases more. (default: 0)")
  private static let seed = CommandOption(
    "seed", "number", "The seed of the random cases. (default: 0)")
  private static let expectedFailures = CommandOption(
    "expected-failures", "file",
    "Names of tests that are known to fail, one a line; a listed test that "
      + "passes is a failure.")
  private static let limit = CommandOption(
    "limit", "milliseconds", "The time for each answer. (default: 2000)")

  static let description = CommandDescription(
    name: "reorder conform",
    overview: "Check a port: every vector and, if wanted, random cases.",
    usage: ["[<options>] -- <command> [<argument> ...]"], takesCommand: true,
    options: [Vectors.folder, fuzz, seed, expectedFailures, limit],
    exitCodes: [
      (.success, "The port passes."),
      (.failure, "Something failed, or passed unexpectedly."),
      (.usage, "Wrong usage, or there are no vectors."),
      (.badData, "A file holds bad data."),
      (.noInput, "A file cannot be read, or the port cannot be started."),
      (.interrupted, "Interrupted; what was asked until then is shown."),
    ])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    Interruption.install()
    let limit = try given.number(limit, in: 1...600_000) ?? 2000
    let fuzz = try given.number(fuzz, in: 0...1_000_000) ?? 0
    let seed = try given.seed(seed) ?? 0
    if given.command.isEmpty {
      throw CommandError(
        .usage, "The command of the port is missing behind --.")
    }
    let directory = VectorDirectory(
      path: given.value(Vectors.folder) ?? VectorDirectory.usual)
    var tests = try directory.tests() + MalformedCases.tests
    var random = RandomCases(seed: seed)
    for number in 0..<fuzz {
      tests.append(
        ConformanceTest(id: "fuzz-\(seed)-\(number)", random.next()))
    }
    let expected = try expected(in: given.value(expectedFailures), tests)
    var run = ConformanceRun(tests, of: given.command, limit: limit)
    run.run { Interruption.isRequested }
    let report = ConformanceReport(run, tests, expected: expected)
    if run.name != "" { try console.show("port: \(run.name)\n") }
    if fuzz > 0 { try console.show("\(fuzz) random cases, seed \(seed)\n") }
    for line in report.lines { try console.show(line + "\n") }
    if case .cannotStart(let problem)? = run.portFaults.first {
      throw CommandError(
        .noInput, "The port cannot be started: \(problem).")
    }
    if Interruption.isRequested { return .interrupted }
    return report.isFine ? .success : .failure
  }

  private static func expected(
    in path: String?, _ tests: [ConformanceTest]
  ) throws(CommandError) -> ExpectedFailures {
    guard let path else { return .none }
    let bytes = try InputFile.bytes(atPath: path)
    do throws(VectorError) {
      return try ExpectedFailures(
        parsing: String(decoding: bytes, as: UTF8.self), path: path,
        known: Set(tests.map { $0.id }))
    } catch {
      throw CommandError(.badData, "\(path): \(error).")
    }
  }
}
