import Reorder

// The result of a run as a file, so that the shards of a campaign can be
// joined.

extension FuzzReport {
  /// The JSON form. The seed is a text, because it may be greater than 2^53.
  package var json: JSONValue {
    func numbers(_ numbers: [Int]) -> JSONValue {
      .array(numbers.map { .integer($0) })
    }
    return [
      "strategies": .array(subjects.map { .string($0) }),
      "seed": .string("\(seed)"),
      "requested": requestedCount.map { .integer($0) } ?? .null,
      "shard": numbers([shard.number, shard.count]),
      "missing": numbers(missingShards), "cases": .integer(caseCount),
      "stopped": .bool(isStopped),
      "milliseconds": milliseconds.map { .integer($0) } ?? .null,
      "items": numbers(items.counts), "operations": numbers(operations.counts),
      "verdict": .string(verdict.rawValue),
      "failures": .array(failures.map { $0.json }),
    ]
  }

  /// Reads a result from its JSON form.
  package init(json: JSONValue) throws(CaseFormatError) {
    let object = try JSONObject(
      json, at: "",
      keys: [
        "strategies", "seed", "requested", "shard", "missing", "cases",
        "stopped", "milliseconds", "items", "operations", "verdict",
        "failures",
      ])
    let shardField = try object.require("shard")
    let place = try shardField.pair
    guard let shard = Shard(number: place.list, of: place.index) else {
      throw CaseFormatError(
        path: shardField.path,
        problem: "expected [number, count], of at most "
          + "\(Shard.greatestCount) shards")
    }
    self.init(
      subjects: try object.require("strategies").array {
        value, path
          throws(CaseFormatError) in
        try JSONField(value, at: path).string
      }, seed: try object.require("seed").seed, shard: shard,
      requestedCount: try object.require("requested").countOrNull)
    missingShards = try object.require("missing").counts
    caseCount = try object.require("cases").count
    isStopped = try object.require("stopped").bool
    milliseconds = try object.require("milliseconds").countOrNull
    items = Tally(counts: try object.require("items").counts)
    operations = Tally(counts: try object.require("operations").counts)
    failures = try object.require("failures").array {
      value, path
        throws(CaseFormatError) in
      try FuzzFailure(JSONField(value, at: path))
    }
    let said = try object.require("verdict")
    if try said.word(of: Verdict.self) != verdict {
      throw CaseFormatError(
        path: said.path, problem: "the rest says \"\(verdict.rawValue)\"")
    }
  }
}

extension FuzzFailure {
  var json: JSONValue {
    let origin: JSONValue =
      switch origin {
      case .random(let number): ["random": .integer(number)]
      case .kept(let line): ["kept": .integer(line)]
      case .given: "given"
      }
    return [
      "strategy": .string(strategy), "seed": .string("\(seed)"),
      "origin": origin, "found": found.json, "smallest": smallest.json,
      "operation": fault.operation.map { .integer($0) } ?? .null,
      "law": .string(fault.law.rawValue), "expected": .string(fault.expected),
      "actual": .string(fault.actual), "runs": .integer(runs),
      "finished": .bool(isSmallest), "flaky": .bool(isFlaky),
    ]
  }

  init(_ field: JSONField) throws(CaseFormatError) {
    let object = try JSONObject(
      field.value, at: field.path,
      keys: [
        "strategy", "seed", "origin", "found", "smallest", "operation", "law",
        "expected", "actual", "runs", "finished", "flaky",
      ])
    self.init(
      strategy: try object.require("strategy").string,
      seed: try object.require("seed").seed,
      origin: try Origin(object.require("origin")),
      found: try object.require("found").aCase,
      smallest: try object.require("smallest").aCase,
      fault: CaseFault(
        operation: try object.require("operation").countOrNull,
        law: try object.require("law").word(of: Law.self),
        expected: try object.require("expected").string,
        actual: try object.require("actual").string),
      runs: try object.require("runs").count,
      isSmallest: try object.require("finished").bool,
      isFlaky: try object.require("flaky").bool)
  }
}

extension FuzzFailure.Origin {
  init(_ field: JSONField) throws(CaseFormatError) {
    if field.value == "given" {
      self = .given
      return
    }
    let object = try JSONObject(
      field.value, at: field.path, keys: ["random", "kept"])
    if let line = object["kept"] {
      self = .kept(line: try line.count)
    } else {
      self = .random(try object.require("random").count)
    }
  }
}

extension JSONField {
  /// A number from 0, small enough that the sum of a million such numbers is
  /// one.
  fileprivate var count: Int {
    get throws(CaseFormatError) {
      let greatest = 1 << 40
      let number = try integer
      guard (0...greatest).contains(number) else {
        throw CaseFormatError(
          path: path, problem: "expected a number from 0 to \(greatest)")
      }
      return number
    }
  }

  fileprivate var countOrNull: Int? {
    get throws(CaseFormatError) { value == .null ? nil : try count }
  }

  fileprivate var counts: [Int] {
    get throws(CaseFormatError) {
      try array { value, path throws(CaseFormatError) in
        try JSONField(value, at: path).count
      }
    }
  }

  /// A seed, a text because it may be greater than 2^53.
  var seed: UInt64 {
    get throws(CaseFormatError) {
      guard let number = UInt64(try string) else {
        throw CaseFormatError(
          path: path, problem: "expected a whole number in quotes")
      }
      return number
    }
  }

  /// A case; an error in it names the whole way there.
  var aCase: Case {
    get throws(CaseFormatError) {
      do throws(CaseFormatError) {
        return try Case(json: value)
      } catch {
        throw CaseFormatError(
          path: error.path.isEmpty ? path : "\(path).\(error.path)",
          problem: error.problem)
      }
    }
  }
}
