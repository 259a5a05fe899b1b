import Foundation
import ReorderCommandLine
import Testing

@Suite("reorder explain")
struct ExplainTests {
  private func explain(_ arguments: String...) -> CommandRun {
    CommandRun(["explain"] + arguments)
  }

  @Test("A move is drawn, said in every dialect, and counted")
  func move() {
    let run = explain("abcd | xy", "move", "0,0", "gap", "0,3")
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix(
        """
        before   [a b c d] [x y]
                  ^
        do       move (0, 0) to gap (0, 3)
        after    [b c a d] [x y]
                      ^
        outcome  moved (0, 0) to final (0, 2)

        The same destination: final (0, 2), gap (0, 3), after (0, 2), before (0, 3)

        Displaced: items 1 to 2 of list 0 by -1

        What each strategy writes:

        """))
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 4)
    }
    #expect(rows.contains(["Rotation", "3", "0", "0"]))
    #expect(rows.contains(["RemoveInsert", "5", "0", "0"]))
    #expect(
      rows.contains([
        "SectionExchange", "2", "0", "0", " other lists: [c b a d] [x y]",
      ]))
  }

  @Test("The README shows what the command prints")
  func readme() throws {
    let readme = try Readme()
    var isTable = false
    let shown = explain("abcd | xy", "move", "0,0", "gap", "0,3").output
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        // One that is not in the README yet need not be in its example.
        if !isTable || line.isEmpty {
          isTable = isTable || line.hasPrefix("strategy ")
          return true
        }
        return readme.strategies.contains { line.hasPrefix($0 + " ") }
      }
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(readme.text.contains(shown))
  }

  @Test("Items are words where there are blanks, and list 0 need not be said")
  func words() {
    let run = explain("Milk Bread | Eggs", "move", "1", "end", "1")
    #expect(run.output.contains("after    [Milk] [Eggs Bread]\n"))
    #expect(run.output.contains("\n                      ^^^^^\n"))
    #expect(run.output.contains("SectionExchange  no item to exchange with\n"))
  }

  @Test(
    "Every operation can be typed",
    arguments: [
      (["abcd", "batch", "0", "2", "before", "3"], "[b a c d]"),
      (["abcd", "batch", "3", "0", "start", "0"], "[a d b c]"),
      (["abcd", "batch", "gap", "0"], "[a b c d]"),
      (["bac", "scatter", "0:1", "0,1:0,0"], "[a b c]"),
      (["ab|x", "exchange", "0,0", "1,0"], "[x b] [a]"),
      (["ab|x", "insert", "n", "0,1"], "[a n b] [x]"),
      (["ab|x", "remove", "0,1"], "[a] [x]"),
      (["abcd", "step", "later", "0", "1"], "[c a b d]"),
      (["abc", "move", "2", "after", "0"], "[a c b]"),
      (["abc", "move", "0", "final", "2"], "[b c a]"),
      (["abc", "--json", #"{"op":"remove","at":[0,0]}"#], "[b c]"),
      (["|", "insert", "n", "1,0"], "[] [n]"),
    ])
  func operations(arguments: [String], after: String) {
    let run = CommandRun(["explain"] + arguments)
    #expect(run.code == .success, "\(run.error)")
    #expect(run.output.contains("\nafter    \(after)\n"))
  }

  @Test("A refusal names the rule and says what it means")
  func refused() {
    let run = explain(
      "ab|x", "move", "0,0", "end", "1", "--rules",
      #"{"lists":[{},{"max":1}]}"#)
    #expect(run.code == .success)
    #expect(
      run.output.hasSuffix(
        "outcome  refused: max, a list would have too many items\n"))
  }

  @Test("With fixed items nothing is said of a displacement")
  func fixed() {
    let run = explain(
      "aFc", "move", "0", "final", "2", "--rules",
      #"{"items":[{"at":[0,1],"is":"fixed"}]}"#)
    #expect(run.output.contains("after    [c F a]\n"))
    #expect(!run.output.contains("Displaced"))
  }

  @Test(
    "What makes no sense is one sentence and 64",
    arguments: [
      ([], #"The lists are missing, such as "abcd | xy"."#),
      (["ab"], "The operation is missing; --help shows how to type one."),
      (["ab", "mvoe"], "Unknown operation 'mvoe'; did you mean 'move'?"),
      (
        ["ab", "sing"],
        "Unknown operation 'sing'; there are move, batch, scatter, exchange, "
          + "insert, remove, step."
      ),
      (["ab", "move"], "Expected a place, such as 0,2 at the end."),
      (
        ["ab", "move", "0"],
        "Expected a destination, such as gap 0,2 at the end."
      ),
      (
        ["ab", "move", "0", "top"],
        "'top' is no destination; expected final, gap, before, after, start "
          + "or end."
      ),
      (
        ["ab", "move", "zero", "gap", "1"],
        "'zero' is not a place; expected <list>,<index>, such as 0,2."
      ),
      (
        ["ab", "move", "0,0,0", "gap", "1"],
        "'0,0,0' is not a place; expected <list>,<index>, such as 0,2."
      ),
      (["ab", "move", "0", "end", "x"], "'x' is not the number of a list."),
      (
        ["ab", "remove", "0", "1"],
        "Unexpected argument '1'; the form is remove <place>."
      ),
      (
        ["ab", "scatter", "0"],
        "'0' is not a move; expected <place>:<place>, such as 0,2:1,0."
      ),
      (
        ["ab", "move", "0", "final", "2"],
        "The operation makes no sense: no item can end at (0, 2): the final "
          + "indices in list 0 are 0..<2."
      ),
      (
        ["ab", "batch", "0", "final", "1"],
        "operations[0].to: there is no key \"final\" here; the keys are gap, "
          + "before, after, start, end."
      ),
      (
        ["ab", "step", "up", "0"],
        "The operation makes no sense: there is no key \"up\"; the keys are "
          + "earlier, later, first, last, previousList, nextList."
      ),
      (["ab", "--json", "{"], "--json: column 2: expected a key in quotes."),
      (
        ["ab", "--rules", "1", "remove", "0"],
        "rules: expected an object, found an integer."
      ),
      (["ab", "--json", "{}", "remove"], "Unexpected argument 'remove'."),
    ])
  func usage(arguments: [String], sentence: String) {
    let run = CommandRun(["explain"] + arguments)
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.error == "Error: \(sentence)\n")
  }
}
