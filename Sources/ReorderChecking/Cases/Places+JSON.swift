import Reorder

extension Position {
  /// The position as `[list, index]`.
  var json: JSONValue { [.integer(list), .integer(index)] }
}

extension Gap {
  /// The gap as `[list, index]`.
  var json: JSONValue { [.integer(list), .integer(index)] }
}

extension Move {
  /// The move as `[[list, index], [list, index]]`, from and final.
  var json: JSONValue { [from.json, to.json] }

  init(_ field: JSONField) throws(CaseFormatError) {
    let places = try field.positions
    if places.count != 2 { throw field.expected("[from, to]") }
    self.init(from: places[0], to: places[1])
  }
}

extension Anchor {
  var json: JSONValue {
    switch self {
    case .before(let position): ["before": position.json]
    case .after(let position): ["after": position.json]
    case .start(let list): ["start": .integer(list)]
    case .end(let list): ["end": .integer(list)]
    }
  }

  /// Reads the one member of a destination, or returns nil if it is no anchor.
  init?(_ key: String, _ field: JSONField) throws(CaseFormatError) {
    switch key {
    case "before": self = .before(try field.position)
    case "after": self = .after(try field.position)
    case "start": self = .start(ofList: try field.integer)
    case "end": self = .end(ofList: try field.integer)
    default: return nil
    }
  }
}

extension Destination {
  var json: JSONValue {
    switch self {
    case .final(let position): ["final": position.json]
    case .gap(let gap): ["gap": gap.json]
    case .anchor(let anchor): anchor.json
    }
  }

  init(_ field: JSONField) throws(CaseFormatError) {
    let (key, place) = try field.destination(
      keys: ["final", "gap", "before", "after", "start", "end"])
    if key == "final" {
      self = .final(try place.position)
    } else if let anchor = try Anchor(key, place) {
      self = .anchor(anchor)
    } else {
      self = .gap(try place.gap)
    }
  }
}

extension BatchDestination {
  var json: JSONValue {
    switch self {
    case .gap(let gap): ["gap": gap.json]
    case .anchor(let anchor): anchor.json
    }
  }

  init(_ field: JSONField) throws(CaseFormatError) {
    let (key, place) = try field.destination(
      keys: ["gap", "before", "after", "start", "end"])
    if let anchor = try Anchor(key, place) {
      self = .anchor(anchor)
    } else {
      self = .gap(try place.gap)
    }
  }
}

extension JSONField {
  /// The one member of an object that says where something goes.
  fileprivate func destination(
    keys: [String]
  ) throws(CaseFormatError) -> (key: String, place: JSONField) {
    let object = try JSONObject(value, at: path, keys: keys)
    guard object.members.count == 1, let key = object.members.first?.key,
      let place = object[key]
    else {
      throw CaseFormatError(
        path: path,
        problem: "expected one of the keys " + keys.joined(separator: ", "))
    }
    return (key, place)
  }
}
