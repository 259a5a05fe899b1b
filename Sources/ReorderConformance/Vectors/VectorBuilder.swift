import Reorder
import ReorderChecking

/// The tests of one file while they are collected; a case that comes twice is
/// kept once.
struct VectorBuilder {
  /// A test without its name.
  struct Draft {
    var comment: String
    var flags: [String]
    var testCase: Case
  }

  let type: String
  private(set) var drafts: [Draft] = []
  private var seen: Set<Case> = []

  init(_ type: String) { self.type = type }

  /// Adds a case on lists written as text: `ab||c` are three lists.
  mutating func add(
    _ comment: String, _ lists: String, rules: Rules = Rules(),
    retargeting: Case.Retargeting = .refuse, flags: [String] = [],
    _ operations: [Operation]
  ) {
    add(
      comment, board(lists), rules: rules, retargeting: retargeting,
      flags: flags,
      operations)
  }

  /// Adds a case.
  mutating func add(
    _ comment: String, _ lists: [[String]], rules: Rules = Rules(),
    retargeting: Case.Retargeting = .refuse, flags: [String] = [],
    _ operations: [Operation]
  ) {
    let testCase = Case(
      lists: lists, rules: rules, retargeting: retargeting,
      operations: operations)
    guard seen.insert(testCase).inserted else { return }
    drafts.append(
      Draft(comment: comment, flags: flags, testCase: testCase))
  }
}

/// Returns the lists that a text means: one letter an item, `|` between lists.
func board(_ text: String) -> [[String]] {
  text.split(separator: "|", omittingEmptySubsequences: false)
    .map { $0.map { String($0) } }
}

/// A position in short.
func at(_ list: Int, _ index: Int) -> Position {
  Position(list: list, index: index)
}

/// A gap in short.
func gap(_ list: Int, _ index: Int) -> Gap { Gap(list: list, index: index) }

extension [[String]] {
  /// The place of every item, in (list, index) order.
  var positions: [Position] {
    indices.flatMap { list in self[list].indices.map { at(list, $0) } }
  }

  /// Every gap, in (list, index) order.
  var gaps: [Gap] {
    indices.flatMap { list in (0...self[list].count).map { gap(list, $0) } }
  }

  /// Every final place of the item at `from`.
  func finals(from: Position) -> [Position] {
    gaps.filter { $0.list != from.list || $0.index < self[from.list].count }
      .map { at($0.list, $0.index) }
  }

  /// Every anchor there is.
  var anchors: [Anchor] {
    positions.flatMap { [Anchor.before($0), .after($0)] }
      + indices.flatMap { [Anchor.start(ofList: $0), .end(ofList: $0)] }
  }
}

extension [Position] {
  /// All subsets but the empty one, of at most so many places.
  func subsets(upTo count: Int = .max) -> [[Position]] {
    (1..<(1 << self.count)).map { mask in
      enumerated().filter { mask >> $0.offset & 1 == 1 }.map { $0.element }
    }.filter { $0.count <= count }
  }
}

extension Array {
  /// All orders of the elements, those that begin as this one first.
  var orders: [[Element]] {
    if isEmpty { return [[]] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.orders.map { [first] + $0 }
    }
  }
}

extension Position {
  /// The place as a comment shows it.
  var shown: String { "(\(list), \(index))" }
}

extension Gap {
  /// The gap as a comment shows it.
  var shown: String { "gap (\(list), \(index))" }
}

extension Anchor {
  /// The anchor as a comment shows it.
  var shown: String {
    switch self {
    case .before(let position): "before \(position.shown)"
    case .after(let position): "after \(position.shown)"
    case .start(let list): "start of list \(list)"
    case .end(let list): "end of list \(list)"
    }
  }
}

extension [Position] {
  /// The places as a comment shows them.
  var shown: String { map { $0.shown }.joined(separator: " ") }
}
