import Reorder

extension Operation {
  /// The JSON form, `{"op":"move","from":[0,2],"to":{"final":[1,0]}}`.
  package var json: JSONValue {
    switch self {
    case .move(let from, let destination):
      ["op": "move", "from": from.json, "to": destination.json]
    case .batch(let items, let destination):
      [
        "op": "batch", "items": .array(items.map { $0.json }),
        "to": destination.json,
      ]
    case .scatter(let moves):
      ["op": "scatter", "moves": .array(moves.map { $0.json })]
    case .exchange(let a, let b):
      ["op": "exchange", "places": [a.json, b.json]]
    case .insert(let item, let gap):
      ["op": "insert", "item": .string(item), "gap": gap.json]
    case .remove(let position):
      ["op": "remove", "at": position.json]
    case .step(let items, let key):
      [
        "op": "step", "items": .array(items.map { $0.json }),
        "key": .string(key),
      ]
    case .session(let script): script.json
    }
  }

  /// The names of the operations and the keys of each.
  private static let keys: [(name: String, keys: [String])] = [
    ("move", ["op", "from", "to"]), ("batch", ["op", "items", "to"]),
    ("scatter", ["op", "moves"]), ("exchange", ["op", "places"]),
    ("insert", ["op", "item", "gap"]), ("remove", ["op", "at"]),
    ("step", ["op", "items", "key"]), ("session", DragScript.keys),
  ]

  init(_ field: JSONField) throws(CaseFormatError) {
    guard case .object = field.value else {
      throw field.expected("an operation")
    }
    guard let name = field.value["op"] else {
      throw CaseFormatError(
        path: field.path, problem: "the key \"op\" is missing")
    }
    guard
      let keys = Self.keys.first(where: { .string($0.name) == name })?.keys
    else {
      let names = Self.keys.map { $0.name }.joined(separator: ", ")
      throw CaseFormatError(
        path: field.path,
        problem: "there is no operation \(name); the operations are \(names)")
    }
    let object = try JSONObject(field.value, at: field.path, keys: keys)
    switch name {
    case "move":
      self = .move(
        try object.require("from").position,
        to: try Destination(object.require("to")))
    case "batch":
      self = .batch(
        try object.require("items").positions,
        to: try BatchDestination(object.require("to")))
    case "scatter":
      self = .scatter(
        try object.require("moves").array {
          value, path
            throws(CaseFormatError) in
          try Move(JSONField(value, at: path))
        })
    case "exchange":
      let places = try object.require("places")
      let positions = try places.positions
      if positions.count != 2 { throw places.expected("two places") }
      self = .exchange(positions[0], positions[1])
    case "insert":
      self = .insert(
        try object.require("item").string, at: try object.require("gap").gap)
    case "remove":
      self = .remove(at: try object.require("at").position)
    case "session": self = .session(try DragScript(object))
    default:
      self = .step(
        try object.require("items").positions,
        key: try object.require("key").string)
    }
  }
}
