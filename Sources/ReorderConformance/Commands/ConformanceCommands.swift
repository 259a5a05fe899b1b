import Foundation
import ReorderChecking

/// The subcommands on vectors and ports, each with its arguments and an exit
/// code.
package enum ConformanceCommands {
  /// Runs a subcommand: `vectors`, `conform` or `port`.
  package static func run(
    _ arguments: [String], _ console: Console
  ) -> Int32 {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "vectors": return vectors(rest, console)
    case "conform": return conform(rest, console)
    case "port": return port(rest, console)
    case "fuzz": return fuzz(rest, console)
    case "merge": return merge(rest, console)
    case "--help", "-h":
      console.output(ConformanceHelp.all)
      return 0
    case let other:
      return report(
        .usage(
          other.map { "There is no subcommand \"\($0)\"." }
            ?? "A subcommand is missing: vectors, conform, port, fuzz or merge."
        ), console)
    }
  }

  static func report(
    _ fault: CommandFault, _ console: Console
  ) -> Int32 {
    console.error("Error: \(fault.message)\n")
    return fault.code
  }

  /// `vectors generate` and `vectors lint`.
  package static func vectors(
    _ arguments: [String], _ console: Console
  ) -> Int32 {
    do throws(CommandFault) {
      if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
        console.output(ConformanceHelp.vectors)
        return 0
      }
      guard let action = arguments.first else {
        throw .usage("Say generate or lint.")
      }
      let parsed = try ParsedArguments(
        Array(arguments.dropFirst()), options: ["--vectors"])
      if let first = parsed.rest.first {
        throw .usage("Unexpected argument \"\(first)\".")
      }
      let directory = VectorDirectory(
        path: parsed.values["--vectors"] ?? VectorDirectory.usual)
      switch action {
      case "generate": return try generate(in: directory, console)
      case "lint": return try lint(directory, console)
      default:
        throw .usage("Say generate or lint, not \"\(action)\".")
      }
    } catch {
      return report(error, console)
    }
  }

  private static func generate(
    in directory: VectorDirectory, _ console: Console
  ) throws(CommandFault) -> Int32 {
    var ledger = try directory.ledger(isNeeded: false)
    let files = VectorGenerator.files(ledger: &ledger)
    if FileManager.default.fileExists(atPath: directory.path) {
      let names = Set(files.map { $0.name })
      for name in try directory.fileNames() where !names.contains(name) {
        throw .badData(
          "\(directory.path)/\(name) is none of the generated files; move it "
            + "away first.")
      }
    }
    for file in files { try directory.write(file.text, to: file.name) }
    try directory.write(ledger.text, to: Ledger.fileName)
    try directory.write(VectorSchema.text, to: VectorFile.schema)
    let count = files.reduce(0) { $0 + $1.tests.count }
    console.output(
      "\(count) tests in \(files.count) files in \(directory.path)\n")
    return 0
  }

  private static func lint(
    _ directory: VectorDirectory, _ console: Console
  ) throws(CommandFault) -> Int32 {
    let names = try directory.fileNames()
    if names.isEmpty {
      throw .usage("There are no vector files in \(directory.path).")
    }
    var lint = VectorLint(ledger: try directory.ledger(isNeeded: true))
    for name in names {
      lint.check(try directory.bytes(of: name), name: name)
    }
    for finding in lint.findings { console.output("\(finding)\n") }
    let count = lint.findings.count
    let fileCount = "\(names.count) file\(names.count == 1 ? "" : "s")"
    console.output(
      "\(lint.testCount) tests in \(fileCount), "
        + "\(count) finding\(count == 1 ? "" : "s")\n")
    return count == 0 ? 0 : 65
  }

  /// `port`: this package as a port, until it is asked to stop.
  package static func port(
    _ arguments: [String], _ console: Console
  ) -> Int32 {
    if arguments == ["--help"] || arguments == ["-h"] {
      console.output(ConformanceHelp.port)
      return 0
    }
    if let first = arguments.first {
      return report(.usage("Unexpected argument \"\(first)\"."), console)
    }
    while let line = console.line() {
      switch ReferencePort.answer(line) {
      case .line(let text): console.output(text + "\n")
      case .stop: return 0
      }
    }
    return 0
  }

  /// `conform [options] -- COMMAND...`: checks a port.
  package static func conform(
    _ arguments: [String], _ console: Console
  ) -> Int32 {
    do throws(CommandFault) {
      let own = arguments.prefix { $0 != "--" }
      if own.contains(where: { ["--help", "-h"].contains($0) }) {
        console.output(ConformanceHelp.conform)
        return 0
      }
      return try checkPort(arguments, console)
    } catch {
      return report(error, console)
    }
  }

  private static func checkPort(
    _ arguments: [String], _ console: Console
  ) throws(CommandFault) -> Int32 {
    let parsed = try ParsedArguments(
      arguments,
      options: [
        "--vectors", "--fuzz", "--seed", "--expected-failures", "--limit",
      ])
    if parsed.rest.isEmpty {
      throw .usage("The command of the port is missing behind --.")
    }
    let limit = try parsed.number("--limit", in: 1...600_000, default: 2000)
    let fuzz = try parsed.number("--fuzz", in: 0...1_000_000, default: 0)
    let seed = try parsed.number("--seed", in: 0...Int.max, default: 0)
    var tests = try vectorTests(
      VectorDirectory(
        path: parsed.values["--vectors"] ?? VectorDirectory.usual))
    tests += MalformedCases.tests
    var random = RandomCases(seed: UInt64(seed))
    for number in 0..<fuzz {
      tests.append(
        ConformanceTest(id: "fuzz-\(seed)-\(number)", random.next()))
    }
    let expected = try expectedFailures(
      parsed.values["--expected-failures"], tests)
    var run = ConformanceRun(tests, of: parsed.rest, limit: limit)
    run.run()
    let report = ConformanceReport(run, tests, expected: expected)
    if run.name != "" { console.output("port: \(run.name)\n") }
    if fuzz > 0 { console.output("\(fuzz) random cases, seed \(seed)\n") }
    for line in report.lines { console.output(line + "\n") }
    if case .cannotStart(let problem)? = run.portFaults.first {
      throw .unreadable("The port cannot be started: \(problem).")
    }
    return report.isFine ? 0 : 1
  }

  private static func vectorTests(
    _ directory: VectorDirectory
  ) throws(CommandFault) -> [ConformanceTest] {
    var tests: [ConformanceTest] = []
    let names = try directory.fileNames()
    for name in names {
      let reader = VectorReader(try directory.bytes(of: name), name: name)
      if let finding = reader.findings.first {
        throw .badData("\(directory.path)/\(finding).")
      }
      tests += reader.tests.map { ConformanceTest($0) }
    }
    if tests.isEmpty {
      throw .usage("There are no vectors in \(directory.path).")
    }
    if Set(tests.map { $0.id }).count < tests.count {
      throw .badData("Two tests in \(directory.path) have one name.")
    }
    return tests
  }

  private static func expectedFailures(
    _ path: String?, _ tests: [ConformanceTest]
  ) throws(CommandFault) -> ExpectedFailures {
    guard let path else { return .none }
    let bytes = try VectorDirectory.bytes(atPath: path)
    do throws(VectorError) {
      return try ExpectedFailures(
        parsing: String(decoding: bytes, as: UTF8.self), path: path,
        known: Set(tests.map { $0.id }))
    } catch {
      throw .badData("\(path): \(error).")
    }
  }
}
