import Reorder

extension Rules {
  /// The JSON form, with what becomes of a single move that is forbidden.
  func json(_ retargeting: Case.Retargeting) -> JSONValue {
    var members: [JSONValue.Member] = []
    if !lists.isEmpty {
      members.append(.init("lists", .array(lists.map { $0.json })))
    }
    if !items.isEmpty {
      members.append(
        .init(
          "items",
          .array(
            items.map { rule in
              ["at": rule.place.json, "is": .string(rule.kind.rawValue)]
            })))
    }
    members.append(.init("retarget", .string(retargeting.rawValue)))
    return .object(members)
  }

  static func parse(
    _ field: JSONField
  ) throws(CaseFormatError) -> (Rules, Case.Retargeting) {
    let object = try JSONObject(
      field.value, at: field.path, keys: ["lists", "items", "retarget"])
    let lists = try object["lists"]?.array {
      value, path
        throws(CaseFormatError) in
      try ListRules(JSONField(value, at: path))
    }
    let items = try object["items"]?.array {
      value, path
        throws(CaseFormatError) in
      try ItemRule(JSONField(value, at: path))
    }
    return (
      Rules(lists: lists ?? [], items: items ?? []),
      try object["retarget"]?.word(of: Case.Retargeting.self) ?? .refuse
    )
  }
}

extension ListRules {
  /// The JSON form, without what is as by default.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    for (key, flag) in [
      ("dragOut", dragOut), ("dragWithin", dragWithin), ("dropIn", dropIn),
    ] where !flag {
      members.append(.init(key, false))
    }
    for (key, count) in [
      ("min", minimum), ("max", maximum ?? -1), ("leading", leadingPins),
      ("trailing", trailingPins),
    ] where key == "max" ? count >= 0 : count != 0 {
      members.append(.init(key, .integer(count)))
    }
    return .object(members)
  }

  init(_ field: JSONField) throws(CaseFormatError) {
    let object = try JSONObject(
      field.value, at: field.path,
      keys: [
        "dragOut", "dragWithin", "dropIn", "min", "max", "leading", "trailing",
      ])
    self.init(
      dragOut: try object["dragOut"]?.bool ?? true,
      dragWithin: try object["dragWithin"]?.bool ?? true,
      dropIn: try object["dropIn"]?.bool ?? true,
      minimum: try object["min"]?.integer ?? 0,
      maximum: try object["max"]?.integer,
      leadingPins: try object["leading"]?.integer ?? 0,
      trailingPins: try object["trailing"]?.integer ?? 0)
  }
}

extension ItemRule {
  init(_ field: JSONField) throws(CaseFormatError) {
    let object = try JSONObject(
      field.value, at: field.path, keys: ["at", "is"])
    self.init(
      at: try object.require("at").position,
      is: try object.require("is").word(of: Kind.self))
  }
}
