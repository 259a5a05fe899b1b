import Foundation
import ReorderCommandLine
import ReorderConformance

/// `reorder vectors`: makes the vector files, or checks them.
enum Vectors: Subcommand {
  static let folder = CommandOption(
    "vectors", "folder",
    "The folder of the vector files. (default: \(VectorDirectory.usual))")

  static let description = CommandDescription(
    name: "reorder vectors",
    overview: "Make the vector files, or check them against the model.",
    usage: ["generate [<options>]", "lint [<options>]"],
    arguments: [("<action>", "generate or lint.")], options: [folder],
    exitCodes: [
      (.success, "The files are written, or all is right."),
      (.usage, "Wrong usage, or there are no vector files."),
      (.badData, "Something is wrong with the files; it is listed."),
      (.noInput, "A file cannot be read."),
      (.software, "A file cannot be written."),
    ])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let directory = VectorDirectory(
      path: given.value(folder) ?? VectorDirectory.usual)
    switch given.operands.first {
    case "generate": return try generate(in: directory, console)
    case "lint": return try lint(directory, console)
    case let other?:
      throw CommandError(.usage, "Say generate or lint, not '\(other)'.")
    case nil: throw CommandError(.usage, "Say generate or lint.")
    }
  }

  private static func generate(
    in directory: VectorDirectory, _ console: Console
  ) throws(CommandError) -> ExitCode {
    var ledger = try directory.ledger(isNeeded: false)
    let files = VectorGenerator.files(ledger: &ledger)
    if FileManager.default.fileExists(atPath: directory.path) {
      let names = Set(files.map { $0.name })
      for name in try directory.fileNames() where !names.contains(name) {
        throw CommandError(
          .badData,
          "\(directory.path)/\(name) is none of the generated files; move it "
            + "away first.")
      }
    }
    for file in files { try directory.write(file.text, to: file.name) }
    try directory.write(ledger.text, to: Ledger.fileName)
    try directory.write(VectorSchema.text, to: VectorFile.schema)
    let tests = files.reduce(0) { $0 + $1.tests.count }
    try console.show(
      "\(count(tests, "test")) in \(count(files.count, "file")) in "
        + "\(directory.path)\n")
    return .success
  }

  private static func lint(
    _ directory: VectorDirectory, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let names = try directory.fileNames()
    if names.isEmpty {
      throw CommandError(
        .usage, "There are no vector files in \(directory.path).")
    }
    var lint = VectorLint(ledger: try directory.ledger(isNeeded: true))
    for name in names {
      lint.check(try directory.bytes(of: name), name: name)
    }
    for finding in lint.findings { try console.show("\(finding)\n") }
    try console.show(
      "\(count(lint.testCount, "test")) in \(count(names.count, "file")), "
        + "\(count(lint.findings.count, "finding"))\n")
    return lint.findings.isEmpty ? .success : .badData
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
