import Reorder
import ReorderChecking
import ReorderCommandLine

/// `reorder explain`: one operation in any dialect, and what it comes to.
enum Explain: Subcommand {
  private static let rules = CommandOption(
    "rules", "json",
    "What is allowed, in the form of the vectors, such as "
      + "{\"lists\":[{\"leading\":1}]}.")

  private static let json = CommandOption(
    "json", "operation",
    "The operation in the form of the vectors instead of words.")

  static let description = CommandDescription(
    name: "reorder explain",
    overview:
      "Explain one operation: lists before and after, and what a move writes.",
    "Lists are parted by |; each letter is an item, or each word if there are "
      + "blanks between them: \"abcd | xy\", \"Milk Bread | Eggs\". A place is "
      + "<list>,<index>, counted from 0, or an index in list 0.",
    "For example: reorder explain \"abcd | xy\" move 0,0 gap 0,3",
    usage: [
      "<lists> <operation> [<options>]",
      "<lists> --json <operation> [<options>]",
    ],
    arguments: [("<lists>", "The lists before.")] + TypedOperation.forms,
    maximumOperands: .max, options: [json, rules])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    guard let text = given.operands.first else {
      throw CommandError(
        .usage, "The lists are missing, such as \"abcd | xy\".")
    }
    let words = Array(given.operands.dropFirst())
    if given.has(json), let word = words.first {
      throw CommandError(.usage, "Unexpected argument '\(word)'.")
    }
    let operation =
      if let value = try parsed(given, json) {
        value
      } else {
        try TypedOperation.json(words)
      }
    let aCase = try self.aCase(
      TypedLists.parse(text), operation, rules: parsed(given, rules))
    let explanation = try Explanation(aCase)
    try console.show(explanation.text)
    return explanation.isRight ? .success : .failure
  }

  private static func parsed(
    _ given: GivenArguments, _ option: CommandOption
  ) throws(CommandError) -> JSONValue? {
    guard let text = given.value(option) else { return nil }
    do throws(JSONError) {
      return try JSONValue(parsing: text)
    } catch {
      throw CommandError(
        .usage, "\(option.flag): column \(error.column): \(error.problem).")
    }
  }

  private static func aCase(
    _ lists: [[String]], _ operation: JSONValue, rules: JSONValue?
  ) throws(CommandError) -> Case {
    var members: [JSONValue.Member] = [
      .init("lists", .array(lists.map { .array($0.map { .string($0) }) })),
      .init("operations", [operation]),
    ]
    if let rules { members.append(.init("rules", rules)) }
    do throws(CaseFormatError) {
      return try Case(json: .object(members))
    } catch {
      throw CommandError(.usage, "\(error).")
    }
  }
}
