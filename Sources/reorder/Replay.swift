import Reorder
import ReorderChecking
import ReorderCommandLine

/// `reorder replay`: a trace, a case or kept cases with every strategy, against
/// the model.
enum Replay: Subcommand {
  private static let aCase = CommandOption(
    "case", "json", "A case in the form of the vectors instead of a file.")

  private static let draw = CommandOption(
    "draw", "Draw the lists after every step.")

  static let description = CommandDescription(
    name: "reorder replay",
    overview: "Replay moves or cases with every strategy, against the model.",
    "A file is told by its first line: a trace of moves, a case in the form "
      + "of the vectors, or cases that failed once, one a line, as reorder "
      + "fuzz keeps them.",
    usage: ["<file> [<options>]", "--case <json> [<options>]"],
    arguments: [("<file>", "What to replay; - is standard input.")],
    options: [aCase, .strategies, draw],
    exitCodes: [
      (.success, "Every strategy gives what the model says."),
      (.failure, "A strategy does not; the first step is shown."),
      (.usage, "Wrong usage."),
      (.badData, "The file is no trace and no case, or a trace ends wrong."),
      (.noInput, "The file cannot be read."),
    ])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let names = FuzzSubject.all.map { $0.name }
    let selected = try given.names(.strategies, in: names) ?? names
    var isRight = true
    for recording in try recordings(given, console) {
      let replay = ReplayedRecording(recording, strategies: selected)
      if given.has(draw) { try replay.draw(on: console) }
      try console.show(replay.summary)
      if let problem = replay.problemOfFile {
        throw CommandError(.badData, problem)
      }
      isRight = isRight && replay.isRight
    }
    return isRight ? .success : .failure
  }

  private static func recordings(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> [Recording] {
    if let text = given.value(aCase) {
      if let file = given.operands.first {
        throw CommandError(.usage, "Unexpected argument '\(file)'.")
      }
      return try Recording.read(Array(text.utf8), name: "--case")
    }
    guard let path = given.operands.first else {
      throw CommandError(.usage, "The file is missing.")
    }
    return try Recording.read(
      InputFile.bytes(
        atPath: path == "-" ? "/dev/stdin" : path,
        limit: MoveTrace.greatestSize),
      name: path == "-" ? "standard input" : path)
  }
}
