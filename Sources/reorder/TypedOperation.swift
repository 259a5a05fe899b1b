import ReorderChecking
import ReorderCommandLine

/// An operation as a person types it: `move 0,0 gap 0,3`.
///
/// It is turned into the form of the vectors, so that the one reader of that
/// form judges it.
struct TypedOperation {
  /// The ways to type an operation, for the help.
  static let forms: [(label: String, summary: String)] = [
    (
      "move <place> <destination>",
      "One item; the destination is final, gap, before or after and a place, "
        + "or start or end and the number of a list."
    ),
    (
      "batch <place> ... <destination>",
      "Several items together; the destination is never final."
    ),
    (
      "scatter <place>:<place> ...",
      "Several items, each from a place to its own final place."
    ),
    ("exchange <place> <place>", "Two items trade places."),
    ("insert <item> <place>", "A new item comes to a gap."),
    ("remove <place>", "An item goes."),
    (
      "step <key> <place> ...",
      "A key: earlier, later, first, last, previousList or nextList."
    ),
  ]

  private var words: ArraySlice<String>

  /// Returns the JSON form of typed words.
  static func json(_ words: [String]) throws(CommandError) -> JSONValue {
    guard let name = words.first else {
      throw CommandError(
        .usage, "The operation is missing; --help shows how to type one.")
    }
    var rest = TypedOperation(words: words.dropFirst())
    let json = try rest.operation(name)
    if let word = rest.words.first {
      let form = forms.first { $0.label.hasPrefix(name + " ") }?.label ?? name
      throw CommandError(
        .usage, "Unexpected argument '\(word)'; the form is \(form).")
    }
    return json
  }

  private mutating func operation(
    _ name: String
  ) throws(CommandError) -> JSONValue {
    switch name {
    case "move":
      return ["op": "move", "from": try place(), "to": try destination()]
    case "batch":
      return [
        "op": "batch", "items": .array(try places()), "to": try destination(),
      ]
    case "scatter":
      return ["op": "scatter", "moves": .array(try moves())]
    case "exchange":
      return ["op": "exchange", "places": [try place(), try place()]]
    case "insert":
      return [
        "op": "insert", "item": .string(try word("an item")),
        "gap": try place(),
      ]
    case "remove":
      return ["op": "remove", "at": try place()]
    case "step":
      return [
        "op": "step", "key": .string(try word("a key")),
        "items": .array(try places()),
      ]
    default:
      let names = [
        "move", "batch", "scatter", "exchange", "insert", "remove", "step",
      ]
      let hint =
        NearestName.suggestion(for: name, in: names)
        .map { "did you mean '\($0)'?" }
        ?? "there are \(names.joined(separator: ", "))."
      throw CommandError(.usage, "Unknown operation '\(name)'; \(hint)")
    }
  }

  private mutating func word(_ what: String) throws(CommandError) -> String {
    guard let word = words.popFirst() else {
      throw CommandError(.usage, "Expected \(what) at the end.")
    }
    return word
  }

  /// Reads `list,index`, or an index in list 0.
  private mutating func place() throws(CommandError) -> JSONValue {
    try Self.place(word("a place, such as 0,2"))
  }

  private static func place(_ word: String) throws(CommandError) -> JSONValue {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false)
      .map { number(String($0)) }
    switch numbers.count {
    case 1: if let index = numbers[0] { return [0, .integer(index)] }
    case 2:
      if let list = numbers[0], let index = numbers[1] {
        return [.integer(list), .integer(index)]
      }
    default: break
    }
    throw CommandError(
      .usage,
      "'\(word)' is not a place; expected <list>,<index>, such as 0,2.")
  }

  private static func number(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
    guard digits.isDigits, let number = Int(text),
      number.magnitude <= JSONValue.greatestInteger
    else { return nil }
    return number
  }

  /// Reads places as long as there are any.
  private mutating func places() throws(CommandError) -> [JSONValue] {
    var places: [JSONValue] = []
    while let word = words.first, word.first?.isLetter != true {
      places.append(try Self.place(word))
      words.removeFirst()
    }
    return places
  }

  private mutating func moves() throws(CommandError) -> [JSONValue] {
    var moves: [JSONValue] = []
    while let word = words.popFirst() {
      let ends = word.split(separator: ":", omittingEmptySubsequences: false)
      guard ends.count == 2 else {
        throw CommandError(
          .usage,
          "'\(word)' is not a move; expected <place>:<place>, such as "
            + "0,2:1,0.")
      }
      moves.append(
        [try Self.place(String(ends[0])), try Self.place(String(ends[1]))])
    }
    return moves
  }

  private mutating func destination() throws(CommandError) -> JSONValue {
    let name = try word("a destination, such as gap 0,2")
    switch name {
    case "final", "gap", "before", "after":
      return .object([.init(name, try place())])
    case "start", "end":
      let list = try word("the number of a list")
      guard let number = Self.number(list) else {
        throw CommandError(.usage, "'\(list)' is not the number of a list.")
      }
      return .object([.init(name, .integer(number))])
    default:
      throw CommandError(
        .usage,
        "'\(name)' is no destination; expected final, gap, before, after, "
          + "start or end.")
    }
  }
}
