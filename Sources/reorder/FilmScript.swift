import Reorder
import ReorderChecking
import ReorderSession

/// One of the five systems, its lists, and what a pointer does to them.
struct FilmScript {
  /// The greatest number of bytes of a script.
  static let greatestSize = 1 << 20

  /// The greatest number of calls: more would be too small to see.
  static let mostCalls = 24

  enum System: String, CaseIterable {
    case ucTagEditor = "uc-tag-editor"
    case tagSortedGrid = "tag-sorted-grid"
    case twoSectionTagEditor = "two-section-tag-editor"
    case snapshotGrid = "snapshot-grid"
    case draggableTable = "draggable-table"

    /// The number of lists that it has, if that is given.
    var listCount: Int? {
      switch self {
      case .ucTagEditor, .twoSectionTagEditor: 2
      case .tagSortedGrid, .snapshotGrid: 1
      case .draggableTable: nil
      }
    }
  }

  enum Call {
    case press(Point)
    case begin(Point)
    case move(Point)
    case tap(Point)
    case tick(Double)
    case scroll(Double)
    case edit
    case end
    case cancel
  }

  let system: System
  let title: String
  let lists: [[String]]

  /// The heights of the rows of a table, list by list.
  let heights: [[Double]]
  let viewport: Size
  let calls: [Call]

  init(_ field: JSONField) throws(CaseFormatError) {
    let object = try JSONObject(
      field.value, at: "",
      keys: ["system", "title", "lists", "heights", "viewport", "calls"])
    system = try object.require("system").word(of: System.self)
    title = try object["title"]?.string ?? system.rawValue
    let lists = try object.require("lists")
    self.lists = try lists.array { value, path throws(CaseFormatError) in
      try JSONField(value, at: path).array {
        value, path throws(CaseFormatError) in
        try JSONField(value, at: path).string
      }
    }
    if let count = system.listCount, self.lists.count != count {
      throw CaseFormatError(
        path: "lists",
        problem: "\(system.rawValue) has \(count) lists, not "
          + "\(self.lists.count)")
    }
    heights = try Self.heights(object["heights"], of: self.lists)
    let size = try object.require("viewport").point
    guard size.x > 0, size.y > 0, size.x <= 2_000, size.y <= 2_000 else {
      throw CaseFormatError(
        path: "viewport", problem: "expected two lengths up to 2000 points")
    }
    viewport = Size(width: size.x, height: size.y)
    calls = try object.require("calls").array {
      value, path throws(CaseFormatError) in
      try Call(JSONField(value, at: path))
    }
    if calls.count > Self.mostCalls {
      throw CaseFormatError(
        path: "calls",
        problem: "a film has up to \(Self.mostCalls) calls, not \(calls.count)")
    }
    if self.lists.joined().count > 200 || self.lists.count > 20 {
      throw CaseFormatError(
        path: "lists",
        problem: "a film shows up to 200 items in up to 20 lists")
    }
  }

  private static func heights(
    _ field: JSONField?, of lists: [[String]]
  ) throws(CaseFormatError) -> [[Double]] {
    guard let field else { return lists.map { $0.map { _ in 40 } } }
    let heights = try field.array { value, path throws(CaseFormatError) in
      try JSONField(value, at: path).array {
        value, path throws(CaseFormatError) in
        let height = try JSONField(value, at: path).number
        guard (1...1_000).contains(height) else {
          throw CaseFormatError(
            path: path, problem: "a row is 1 to 1000 points high")
        }
        return height
      }
    }
    if heights.map({ $0.count }) != lists.map({ $0.count }) {
      throw CaseFormatError(
        path: field.path, problem: "every item needs a height")
    }
    return heights
  }
}

extension FilmScript.Call {
  fileprivate init(_ field: JSONField) throws(CaseFormatError) {
    guard case .array(let parts) = field.value,
      case .string(let name)? = parts.first
    else { throw field.expected("a call such as [\"move\",65,25]") }
    var numbers: [Double] = []
    for (rank, part) in parts.enumerated().dropFirst() {
      let path = "\(field.path)[\(rank)]"
      let number = try JSONField(part, at: path).number
      guard number.magnitude <= 1e6 else {
        throw CaseFormatError(path: path, problem: "the number is too large")
      }
      numbers.append(number)
    }
    switch (name, numbers.count) {
    case ("press", 2): self = .press(Point(x: numbers[0], y: numbers[1]))
    case ("begin", 2): self = .begin(Point(x: numbers[0], y: numbers[1]))
    case ("move", 2): self = .move(Point(x: numbers[0], y: numbers[1]))
    case ("tap", 2): self = .tap(Point(x: numbers[0], y: numbers[1]))
    case ("tick", 1): self = .tick(numbers[0])
    case ("scroll", 1): self = .scroll(numbers[0])
    case ("edit", 0): self = .edit
    case ("end", 0): self = .end
    case ("cancel", 0): self = .cancel
    default:
      throw CaseFormatError(
        path: field.path,
        problem: "there is no call \(field.value); the calls are press, "
          + "begin, move and tap with a point, tick and scroll with a number, "
          + "edit, end and cancel")
    }
  }

  /// The point that the pointer is at, if the call says it.
  var point: Point? {
    switch self {
    case .press(let point), .begin(let point), .move(let point),
      .tap(let point):
      point
    case .tick, .scroll, .edit, .end, .cancel: nil
    }
  }
}

extension JSONField {
  /// Two numbers.
  fileprivate var point: Point {
    get throws(CaseFormatError) {
      let numbers = try array { value, path throws(CaseFormatError) in
        try JSONField(value, at: path).number
      }
      if numbers.count != 2 { throw expected("two numbers") }
      return Point(x: numbers[0], y: numbers[1])
    }
  }
}
