import ReorderCommandLine
import ReorderConformance

/// `reorder port`: this package as a port, until it is asked to stop.
enum Port: Subcommand {
  static let description = CommandDescription(
    name: "reorder port",
    overview: "Be a port: requests on the input, answers on the output.",
    usage: [""])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    while let line = console.nextLine(limit: ReferencePort.greatestLine) {
      switch ReferencePort.answer(line) {
      case .line(let text): try console.show(text + "\n")
      case .stop: return .success
      }
    }
    return .success
  }
}
