import Reorder

/// Where and why a JSON value is no case.
public struct CaseFormatError: Error, Hashable, Sendable,
  CustomStringConvertible
{
  /// The way to the value, `operations[2].to`; empty for the whole.
  public let path: String

  /// What was expected there.
  public let problem: String

  package init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The path and the problem.
  public var description: String {
    path.isEmpty ? problem : "\(path): \(problem)"
  }
}

extension Case: CustomStringConvertible {
  /// The case as one line of JSON, as in vectors and files of kept cases.
  public var description: String { "\(json)" }

  /// Reads a case from its JSON text.
  ///
  ///     let aCase = try Case(
  ///       parsing: #"{"lists":[["a","b"]],"operations":[]}"#)
  ///
  /// - Throws: ``CaseFormatError`` with the line and column of what is no JSON,
  ///   or the way to what is no case: an unknown key, a wrong type, a batch
  ///   with a final place, rules that make no sense for the lists.
  public init(parsing text: String) throws(CaseFormatError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: text)
    } catch {
      throw CaseFormatError(path: "", problem: "\(error)")
    }
    try self.init(json: json)
  }
}

extension Case {
  /// The JSON form: `lists`, `rules` if there are any, `operations`.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("lists", .array(lists.map { .array($0.map { .string($0) }) }))
    ]
    if rules != Rules() || retargeting != .refuse {
      members.append(.init("rules", rules.json(retargeting)))
    }
    members.append(.init("operations", .array(operations.map { $0.json })))
    return .object(members)
  }

  /// Reads a case from its JSON form.
  ///
  /// - Throws: ``CaseFormatError`` for an unknown key, a wrong type, a batch
  ///   with a final place, or rules that make no sense for the lists.
  package init(json: JSONValue) throws(CaseFormatError) {
    let object = try JSONObject(
      json, at: "", keys: ["lists", "rules", "operations"])
    let lists = try object.require("lists").array {
      value, path
        throws(CaseFormatError) in
      try JSONField(value, at: path).array {
        item, path
          throws(CaseFormatError) in
        try JSONField(item, at: path).string
      }
    }
    self.init(lists: lists, operations: [])
    if let rules = object["rules"] {
      (self.rules, retargeting) = try Rules.parse(rules)
      do throws(InvalidRules) {
        try self.rules.check(in: Shape(lists.map { $0.count }))
      } catch {
        throw CaseFormatError(path: rules.path, problem: "\(error)")
      }
    }
    operations = try object.require("operations").array {
      value, path
        throws(CaseFormatError) in
      try Operation(JSONField(value, at: path))
    }
  }
}
