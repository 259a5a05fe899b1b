import ReorderCommandLine
import reorder

/// What the command wrote, run in this process, and how it ended.
struct CommandRun {
  var code = ExitCode.success
  var output = ""
  var error = ""

  /// Runs the command with arguments and the lines of an input.
  init(_ arguments: [String], input: [String] = []) {
    var output = ""
    var error = ""
    var rest = input[...]
    code = ReorderCommand.run(
      arguments,
      Console(
        output: {
          output += $0
          return true
        },
        error: { error += $0 },
        line: { _ in rest.popFirst().map { Array($0.utf8) } }))
    self.output = output
    self.error = error
  }
}
