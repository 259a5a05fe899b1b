import Reorder
import ReorderChecking

/// What a flag of a test means.
struct VectorNote: Hashable, Sendable {
  /// What kind of thing a note says, in the words of the vectors.
  enum Kind: String, CaseIterable {
    /// An ordinary case.
    case basic = "Basic"

    /// A place or a count at the border of what is legal.
    case edgeCase = "EdgeCase"

    /// A rule that is asked.
    case rule = "Rule"

    /// An operation that makes no sense.
    case invalid = "Invalid"

    /// A fault that users of reorder code reported in public.
    case reportedFault = "ReportedFault"
  }

  var flag: String
  var kind: Kind
  var description: String
  var links: [String] = []

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(kind.rawValue)),
      .init("description", .string(description)),
    ]
    if !links.isEmpty {
      members.append(.init("links", .array(links.map { .string($0) })))
    }
    return .object(members)
  }

  /// Every note, in the order in which files list them.
  static let all = general + ReportedVector.notes

  private static let general = [
    VectorNote(
      flag: "Move", kind: .basic,
      description: "An item is taken out and put in elsewhere; everybody "
        + "between shifts by one."),
    VectorNote(
      flag: "Batch", kind: .basic,
      description: "Several items go to one gap and keep their order."),
    VectorNote(
      flag: "Scatter", kind: .basic,
      description: "Several items go each to its own final place at once."),
    VectorNote(
      flag: "Exchange", kind: .basic,
      description: "Two items trade places, nobody else moves."),
    VectorNote(
      flag: "Edit", kind: .basic,
      description: "An item is inserted or removed."),
    VectorNote(
      flag: "Step", kind: .basic,
      description: "A key moves items one after the other."),
    VectorNote(
      flag: "Session", kind: .basic,
      description: "An item is lifted, hovers, and is dropped or goes back."),
    VectorNote(
      flag: "Sequence", kind: .basic,
      description: "Each operation reads the lists that the one before left."),
    VectorNote(
      flag: "NoChange", kind: .edgeCase,
      description: "No named item changes its place: unchanged, before any "
        + "rule is asked."),
    VectorNote(
      flag: "Transfer", kind: .edgeCase,
      description: "An item goes to another list, where the index behind the "
        + "last item is legal too."),
    VectorNote(
      flag: "EmptyList", kind: .edgeCase,
      description: "A list is empty at the start."),
    VectorNote(
      flag: "EqualItems", kind: .edgeCase,
      description: "Items are equal: places count, not equality."),
    VectorNote(
      flag: "AnchorMoved", kind: .edgeCase,
      description: "The neighbour that names the place is itself moved: its "
        + "old gap is meant."),
    VectorNote(
      flag: "Unordered", kind: .edgeCase,
      description: "The places are named in another order than that of the "
        + "lists; the outcome has them in (list, index) order."),
    VectorNote(
      flag: "Refused", kind: .rule,
      description: "A rule refuses an operation; the lists stay as they are."),
    VectorNote(
      flag: "Allowed", kind: .rule,
      description: "There are rules, and no operation is refused."),
    VectorNote(
      flag: "Precedence", kind: .rule,
      description: "Several rules are broken; the first in their order is "
        + "named, rule by rule and not item by item."),
    VectorNote(
      flag: "Fixed", kind: .rule,
      description: "An item keeps its index and the others flow around it."),
    VectorNote(
      flag: "Wall", kind: .rule,
      description: "Nothing changes side of an item, in its list."),
    VectorNote(
      flag: "Pinned", kind: .rule,
      description: "Slots at the start or at the end keep their items."),
    VectorNote(
      flag: "Nearest", kind: .rule,
      description: "A forbidden single move goes to the nearest legal place "
        + "in the proposed list."),
    VectorNote(
      flag: "Command", kind: .rule,
      description: "Steps, insertions and removals are commands: what binds "
        + "drags only does not bind them."),
    VectorNote(
      flag: "InvalidList", kind: .invalid,
      description: "A list is named that is not there."),
    VectorNote(
      flag: "InvalidIndex", kind: .invalid,
      description: "An index is outside its list."),
    VectorNote(
      flag: "InvalidDuplicate", kind: .invalid,
      description: "A place is named twice."),
    VectorNote(
      flag: "InvalidKey", kind: .invalid,
      description: "There is no such key."),
  ]
}

extension VectorNote {
  /// The flags that a case and its result have by themselves, in the order of
  /// the notes.
  static func flags(of testCase: Case, _ result: CaseResult) -> [String] {
    var flags: Set<String> = []
    for operation in testCase.operations {
      flags.formUnion(VectorNote.flags(of: operation))
    }
    if testCase.operations.count > 1 { flags.insert("Sequence") }
    if testCase.lists.contains(where: { $0.isEmpty }) {
      flags.insert("EmptyList")
    }
    let items = testCase.lists.joined()
    if Set(items).count < items.count { flags.insert("EqualItems") }
    flags.formUnion(flagsOfRules(testCase))
    switch result {
    case .invalid(_, let reason, _):
      flags.insert("Invalid\(reason.rawValue.capitalizedFirst)")
    case .valid(let outcomes, _):
      flags.formUnion(outcomes.flatMap { VectorNote.flags(of: $0) })
      let hasRules = testCase.json["rules"] != nil
      if hasRules && !flags.contains("Refused") { flags.insert("Allowed") }
    }
    return all.map { $0.flag }.filter { flags.contains($0) }
  }

  private static func flagsOfRules(_ testCase: Case) -> [String] {
    var flags: [String] = []
    let rules = testCase.rules
    if testCase.retargeting == .nearest { flags.append("Nearest") }
    if rules.items.contains(where: { $0.kind == .fixed }) {
      flags.append("Fixed")
    }
    if rules.items.contains(where: { $0.kind == .wall }) {
      flags.append("Wall")
    }
    if rules.lists.contains(where: { $0.leadingPins + $0.trailingPins > 0 }) {
      flags.append("Pinned")
    }
    let hasCommand = testCase.operations.contains {
      switch $0 {
      case .insert, .remove, .step: true
      case .move, .batch, .scatter, .exchange, .session: false
      }
    }
    if hasCommand && testCase.json["rules"] != nil { flags.append("Command") }
    return flags
  }

  private static func flags(of operation: Operation) -> [String] {
    switch operation {
    case .move(let from, .anchor(.before(let neighbour))),
      .move(let from, .anchor(.after(let neighbour))):
      return from == neighbour ? ["Move", "AnchorMoved"] : ["Move"]
    case .move: return ["Move"]
    case .batch(let items, let destination):
      var flags = ["Batch"]
      if items != items.sorted() { flags.append("Unordered") }
      switch destination {
      case .anchor(.before(let neighbour)), .anchor(.after(let neighbour)):
        if items.contains(neighbour) { flags.append("AnchorMoved") }
      case .anchor, .gap: break
      }
      return flags
    case .scatter(let moves):
      let from = moves.map { $0.from }
      return from == from.sorted() ? ["Scatter"] : ["Scatter", "Unordered"]
    case .exchange: return ["Exchange"]
    case .insert, .remove: return ["Edit"]
    case .session: return ["Session"]
    case .step(let items, _):
      return items == items.sorted() ? ["Step"] : ["Step", "Unordered"]
    }
  }

  private static func flags(of outcome: CaseOutcome) -> [String] {
    switch outcome {
    case .unchanged: ["NoChange"]
    case .refused: ["Refused"]
    case .moved(let moves):
      moves.contains { $0.from.list != $0.to.list } ? ["Transfer"] : []
    case .dropped(let from, let to):
      from == to ? ["NoChange"] : from.list != to.list ? ["Transfer"] : []
    case .exchanged, .inserted, .removed, .cancelled, .ended: []
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
