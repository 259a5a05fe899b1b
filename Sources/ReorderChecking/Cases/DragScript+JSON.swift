import Reorder
import ReorderSession

extension DragScript {
  /// The members of the JSON form.
  var json: JSONValue {
    [
      "op": "session", "commit": commit == .live ? "live" : "drop",
      "begin": begin.json, "events": .array(events.map { $0.json }),
      "end": isDropped ? "drop" : "cancel",
    ]
  }

  static let keys = ["op", "commit", "begin", "events", "end"]

  init(_ object: JSONObject) throws(CaseFormatError) {
    let commit = try object.require("commit")
    let end = try object.require("end")
    self.init(
      try commit.choice(("live", Commit.live), ("drop", .onDrop)),
      begin: try object.require("begin").position,
      events: try object.require("events").array {
        value, path throws(CaseFormatError) in
        try Event(JSONField(value, at: path))
      },
      isDropped: try end.choice(("drop", true), ("cancel", false)))
  }
}

extension DragScript.Event {
  fileprivate var json: JSONValue {
    switch self {
    case .hover(let place): ["hover": place?.json ?? .null]
    case .insert(let item, let gap): Operation.insert(item, at: gap).json
    case .remove(let place): Operation.remove(at: place).json
    }
  }

  fileprivate init(_ field: JSONField) throws(CaseFormatError) {
    if field.value["hover"] != nil {
      let object = try JSONObject(field.value, at: field.path, keys: ["hover"])
      let place = try object.require("hover")
      self = .hover(place.value == .null ? nil : try place.position)
      return
    }
    switch try Operation(field) {
    case .insert(let item, let gap): self = .insert(item, at: gap)
    case .remove(let place): self = .remove(at: place)
    case .move, .batch, .scatter, .exchange, .step, .session:
      throw field.expected("a hover, an insert or a remove")
    }
  }
}

extension JSONField {
  /// Returns what one of two words stands for.
  fileprivate func choice<Value>(
    _ first: (String, Value), _ second: (String, Value)
  ) throws(CaseFormatError) -> Value {
    let word = try string
    if word == first.0 { return first.1 }
    if word == second.0 { return second.1 }
    throw expected("\(first.0) or \(second.0)")
  }
}
