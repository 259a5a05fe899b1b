import ReorderCommandLine
import Testing

@testable import reorder

@Suite("The command reorder as a whole")
struct ReorderCommandTests {
  @Test("It explains itself and each subcommand")
  func help() {
    let whole = CommandRun(["--help"])
    #expect(whole.code == .success && whole.error == "")
    #expect(CommandRun(["-h"]).output == whole.output)
    #expect(CommandRun(["help"]).output == whole.output)
    #expect(whole.output.contains("USAGE: reorder <subcommand> [<options>]\n"))
    for subcommand in ReorderCommand.subcommands {
      #expect(whole.output.contains("\n  \(subcommand.name) "))
      let help = CommandRun([subcommand.name, "--help"])
      #expect(help.code == .success && help.error == "")
      #expect(help.output.hasPrefix("OVERVIEW: "))
      #expect(help.output.contains("USAGE: reorder \(subcommand.name)"))
      #expect(CommandRun(["help", subcommand.name]).output == help.output)
    }
  }

  @Test("The version is that of the package")
  func version() {
    #expect(CommandRun(["--version"]).output == "\(packageVersion)\n")
  }

  @Test(
    "Without a subcommand, or with one that is not there, all are named",
    arguments: [
      ([], "A subcommand is missing; there are "),
      (["sing"], "Unknown subcommand 'sing'; there are "),
      (["help", "sing"], "Unknown subcommand 'sing'; there are "),
    ])
  func unknown(arguments: [String], sentence: String) {
    let run = CommandRun(arguments)
    let names = ReorderCommand.subcommands.map { $0.name }
      .joined(separator: ", ")
    #expect(run.code == .usage)
    #expect(run.error == "Error: \(sentence)\(names).\n")
  }

  @Test("A mistyped subcommand gets the nearest name")
  func mistyped() {
    let run = CommandRun(["confrom"])
    #expect(run.code == .usage)
    #expect(
      run.error
        == "Error: Unknown subcommand 'confrom'; did you mean 'conform'?\n")
  }

  @Test("Results that cannot be written are our fault")
  func full() {
    let code = ReorderCommand.run(
      ["--help"], Console(output: { _ in false }, error: { _ in }))
    #expect(code == .software)
  }
}
