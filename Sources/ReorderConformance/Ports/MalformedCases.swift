import ReorderChecking

/// Requests that make no sense at all, which a port must answer as errored.
package enum MalformedCases {
  /// The requests, each with a name.
  package static var tests: [ConformanceTest] {
    cases.enumerated().map { rank, entry in
      let digits = String(rank + 1)
      let zeros = String(repeating: "0", count: 6 - digits.count)
      return ConformanceTest(
        id: "malformed-\(zeros)\(digits)",
        malformed: parsed(entry.text), needs: entry.features)
    }
  }

  private static func parsed(_ text: String) -> JSONValue {
    do { return try JSONValue(parsing: text) } catch { fatalError("\(error)") }
  }

  private static func operation(_ text: String) -> String {
    #"{"lists":[["a"]],"operations":["# + text + "]}"
  }

  private static func drag(_ members: String) -> String {
    operation(#"{"op":"session","begin":[0,0],"# + members + "}")
  }

  private static func rules(_ text: String) -> String {
    #"{"lists":[["a"]],"rules":"# + text + #","operations":[]}"#
  }

  private static let cases: [(text: String, features: Set<Feature>)] = [
    (#"{"operations":[]}"#, []),
    (#"{"lists":[["a"]]}"#, []),
    (#"{"lists":[["a"]],"operations":[],"extra":1}"#, []),
    (#"{"lists":[["a"]],"operations":[],"extra":[]}"#, []),
    (#"{"lists":["a"],"operations":[]}"#, []),
    (#"{"lists":[[1]],"operations":[]}"#, []),
    (operation(#"{"op":"jump","from":[0,0]}"#), []),
    (operation(#"{"from":[0,0],"to":{"final":[0,0]}}"#), [.final]),
    (operation(#"{"op":"move","from":[0],"to":{"final":[0,0]}}"#), [.final]),
    (
      operation(#"{"op":"move","from":[0,0.5],"to":{"final":[0,0]}}"#),
      [.final]
    ),
    (operation(#"{"op":"move","from":[0,0],"to":{}}"#), [.final]),
    (
      operation(#"{"op":"move","from":[0,0],"to":{"final":[0,0],"end":0}}"#),
      [.final, .anchor]
    ),
    (
      operation(
        #"{"op":"move","from":[0,0],"to":{"final":[0,0]},"by":"hand"}"#),
      [.final]
    ),
    (operation(#"{"op":"move","from":[0,0],"to":{"end":[0,0]}}"#), [.anchor]),
    (operation(#"{"op":"batch","items":[],"to":{"final":[0,0]}}"#), [.batch]),
    (operation(#"{"op":"exchange","places":[[0,0]]}"#), [.exchange]),
    (operation(#"{"op":"scatter","moves":[[[0,0]]]}"#), [.scatter]),
    (operation(#"{"op":"insert","item":1,"gap":[0,0]}"#), [.edit]),
    (operation(#"{"op":"step","items":[[0,0]],"key":1}"#), [.step]),
    (drag(#""commit":"later","events":[],"end":"drop""#), [.session]),
    (drag(#""commit":"live","events":[],"end":"stop""#), [.session]),
    (drag(#""commit":"live","events":[]"#), [.session]),
    (
      drag(#""commit":"live","events":[{"hover":[0]}],"end":"drop""#),
      [.session]
    ),
    (
      drag(#""commit":"live","events":[{"op":"step"}],"end":"drop""#),
      [.session]
    ),
    (rules(#"{"lists":[{},{}]}"#), [.rules]),
    (rules(#"{"lists":[{"min":-1}]}"#), [.rules]),
    (rules(#"{"lists":[{"dragOut":1}]}"#), [.rules]),
    (rules(#"{"lists":[{"pins":1}]}"#), [.rules]),
    (rules(#"{"items":[{"at":[0,1],"is":"fixed"}]}"#), [.rules]),
    (rules(#"{"items":[{"at":[0,0],"is":"glued"}]}"#), [.rules]),
    (rules(#"{"retarget":"origin"}"#), [.rules]),
  ]
}
