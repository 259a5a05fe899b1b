import Reorder

extension CaseResult {
  /// The members of the JSON form: `result`, then `outcomes` and `lists`, or
  /// `operation`, `reason` and `lists`.
  package var jsonMembers: [JSONValue.Member] {
    func json(_ lists: [[String]]) -> JSONValue {
      .array(lists.map { .array($0.map { .string($0) }) })
    }
    switch self {
    case .valid(let outcomes, let lists):
      return [
        .init("result", "valid"),
        .init("outcomes", .array(outcomes.map { $0.json })),
        .init("lists", json(lists)),
      ]
    case .invalid(let operation, let reason, let lists):
      return [
        .init("result", "invalid"),
        .init("operation", .integer(operation)),
        .init("reason", .string(reason.rawValue)),
        .init("lists", json(lists)),
      ]
    }
  }

  /// The JSON form as an object of its own.
  package var json: JSONValue { .object(jsonMembers) }
}

extension CaseOutcome {
  /// The JSON form, `{"moved":[[[0,2],[1,0]]]}` or `"unchanged"`.
  package var json: JSONValue {
    switch self {
    case .moved(let moves): ["moved": .array(moves.map { $0.json })]
    case .exchanged(let a, let b): ["exchanged": [a.json, b.json]]
    case .inserted(let position): ["inserted": position.json]
    case .removed(let position): ["removed": position.json]
    case .dropped(let from, let to): ["dropped": [from.json, to.json]]
    case .cancelled: "cancelled"
    case .ended: ["ended": "removed"]
    case .unchanged: "unchanged"
    case .refused(let refusal): ["refused": .string("\(refusal)")]
    }
  }
}
