import Reorder
import ReorderChecking
import Testing

@Suite("Cases")
struct CaseTests {
  /// A case as text, and what it must come to.
  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let result: String
    var testDescription: String { text }
  }

  static func example(
    _ lists: String, rules: String? = nil, _ operations: String,
    gives result: String
  ) -> Example {
    let rules = rules.map { #""rules":\#($0),"# } ?? ""
    return Example(
      text: #"{"lists":\#(lists),\#(rules)"operations":[\#(operations)]}"#,
      result: result)
  }

  static let examples = [
    example(
      #"[["a","b","c"],["x"]]"#,
      #"{"op":"move","from":[0,2],"to":{"final":[1,0]}}"#,
      gives: #"{"result":"valid","outcomes":[{"moved":[[[0,2],[1,0]]]}],"#
        + #""lists":[["a","b"],["c","x"]]}"#),
    example(
      #"[["a","b","c","d"]]"#,
      #"{"op":"batch","items":[[0,0],[0,2]],"to":{"before":[0,2]}}"#,
      gives: #"{"result":"valid","outcomes":"#
        + #"[{"moved":[[[0,0],[0,1]],[[0,2],[0,2]]]}],"#
        + #""lists":[["b","a","c","d"]]}"#),
    example(
      #"[["a","b"],["x"]]"#,
      #"{"op":"exchange","places":[[0,0],[1,0]]},"#
        + #"{"op":"insert","item":"n","gap":[0,1]},"#
        + #"{"op":"remove","at":[0,2]},{"op":"step","items":[],"key":"last"}"#,
      gives: #"{"result":"valid","outcomes":[{"exchanged":[[0,0],[1,0]]},"#
        + #"{"inserted":[0,1]},{"removed":[0,2]},"unchanged"],"#
        + #""lists":[["x","n"],["a"]]}"#),
    example(
      #"[["a","F","c"]]"#,
      rules: #"{"items":[{"at":[0,1],"is":"fixed"}]}"#,
      #"{"op":"move","from":[0,0],"to":{"final":[0,2]}},"#
        + #"{"op":"move","from":[0,0],"to":{"gap":[0,1]}},"#
        + #"{"op":"move","from":[0,0],"to":{"final":[0,1]}}"#,
      gives: #"{"result":"valid","outcomes":[{"moved":[[[0,0],[0,2]]]},"#
        + #""unchanged",{"refused":"fixedSlot"}],"lists":[["c","F","a"]]}"#),
    example(
      #"[["a","F","c"]]"#,
      rules: #"{"items":[{"at":[0,1],"is":"fixed"}],"retarget":"nearest"}"#,
      #"{"op":"move","from":[0,0],"to":{"final":[0,1]}}"#,
      gives: #"{"result":"valid","outcomes":["unchanged"],"#
        + #""lists":[["a","F","c"]]}"#),
    example(
      #"[["a"]]"#,
      #"{"op":"remove","at":[0,0]},{"op":"remove","at":[0,0]},"#
        + #"{"op":"move","from":[9,9],"to":{"start":9}}"#,
      gives: #"{"result":"invalid","operation":1,"reason":"index","#
        + #""lists":[[]]}"#),
    example(
      #"[["a"]]"#, #"{"op":"step","items":[[9,9]],"key":"sideways"}"#,
      gives: #"{"result":"invalid","operation":0,"reason":"key","#
        + #""lists":[["a"]]}"#),
    example(
      #"[["a"]]"#, #"{"op":"batch","items":[[0,0],[0,0]],"to":{"end":4}}"#,
      gives: #"{"result":"invalid","operation":0,"reason":"duplicate","#
        + #""lists":[["a"]]}"#),
    example(
      #"[["a"]]"#,
      #"{"op":"scatter","moves":[[[0,0],[1,0]]]}"#,
      gives: #"{"result":"invalid","operation":0,"reason":"list","#
        + #""lists":[["a"]]}"#),
  ]

  @Test("The model and every strategy come to the result", arguments: examples)
  func results(_ example: Example) throws {
    let aCase = try Case(parsing: example.text)
    #expect(aCase.expected.json.description == example.result)
    var runs = CaseRuns(aCase: aCase)
    runs.visitAllStrategies()
    #expect(runs.results.allSatisfy { $0 == aCase.expected })
    #expect(!runs.results.isEmpty)
  }

  @Test("A case is written as it was read", arguments: examples)
  func roundTrip(_ example: Example) throws {
    let aCase = try Case(parsing: example.text)
    #expect(try Case(parsing: "\(aCase)") == aCase)
  }

  @Test(
    "What is no case is refused with the way to the fault",
    arguments: [
      ("[]", "expected an object, found an array"),
      ("{", "line 1, column 2: expected a key in quotes"),
      (#"{"lists":[]}"#, #"the key "operations" is missing"#),
      (
        #"{"lists":[["a",1]],"operations":[]}"#,
        "lists[0][1]: expected a string, found an integer"
      ),
      (
        #"{"lists":[],"operations":[],"more":1}"#,
        #"there is no key "more" here; "#
          + "the keys are lists, rules, operations"
      ),
      (
        #"{"lists":[],"operations":[{"op":"jump"}]}"#,
        #"operations[0]: there is no operation "jump"; the operations are "#
          + "move, batch, scatter, exchange, insert, remove, step, session"
      ),
      (
        #"{"lists":[],"operations":[{"op":"move","from":[0],"to":{}}]}"#,
        "operations[0].from: expected [list, index], found an array"
      ),
      (
        #"{"lists":[],"operations":[{"op":"batch","items":[],"#
          + #""to":{"final":[0,0]}}]}"#,
        #"operations[0].to: there is no key "final" here; "#
          + "the keys are gap, before, after, start, end"
      ),
      (
        #"{"lists":[["a"]],"rules":{"items":[{"at":[0,1],"is":"fixed"}]},"#
          + #""operations":[]}"#,
        "rules: a rule needs an item: there is no item at (0, 1): "
          + "the items of list 0 are 0..<1"
      ),
      (
        #"{"lists":[],"rules":{"retarget":"origin"},"operations":[]}"#,
        #"rules.retarget: expected one of refuse, nearest, found "origin""#
      ),
    ])
  func errors(text: String, sentence: String) {
    let error = #expect(throws: CaseFormatError.self) {
      try Case(parsing: text)
    }
    #expect(error?.description == sentence)
  }
}

/// Runs a case with every strategy that moves.
private struct CaseRuns: StrategyVisitor {
  typealias Element = String
  let aCase: Case
  var results: [CaseResult] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == String {
    results.append(aCase.run(with: mover))
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == String {}
}
