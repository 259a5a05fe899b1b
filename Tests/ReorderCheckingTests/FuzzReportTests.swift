import Reorder
import ReorderDefects
import Testing

@testable import ReorderChecking

@Suite("Results of the fuzzer")
struct FuzzReportTests {
  private let fuzzer = Fuzzer(
    [.mover(ExchangeForMove<Int>.self), .mover(RemoveInsert<Int>.self)],
    seed: .max)

  private func shards(_ count: Int) throws -> [(name: String, FuzzReport)] {
    try (1...count).map { number in
      let shard = try #require(Shard(number: number, of: count))
      var report = fuzzer.run(cases: 90, shard: shard)
      report.milliseconds = number
      return ("\(number).json", report)
    }
  }

  @Test("A result is read as it was written")
  func roundTrip() throws {
    var reports = try shards(3).map { $0.1 }
    reports.append(fuzzer.run(cases: 5))
    let kept = KeptCase(
      try #require(reports[0].failures.first), version: "0.1.0")
    reports.append(fuzzer.run(keptFirst: [(7, kept)], cases: 3))
    reports[3].failures = fuzzer.replay(kept.aCase)
    for report in reports {
      let json = try JSONValue(parsing: "\(report.json)")
      #expect(try FuzzReport(json: json) == report)
    }
  }

  @Test("Joined shards are the run in one, with the smallest failure")
  func joining() throws {
    let shards = try shards(3)
    let joined = try FuzzReport(joining: shards.reversed())
    let whole = fuzzer.run(cases: 90)
    #expect(joined.subjects == whole.subjects)
    #expect(joined.verdict == .failed && joined.missingShards == [])
    #expect(joined.milliseconds == 6)
    let kept = try #require(joined.failures.first)
    let failures = shards.flatMap { $0.1.failures }
    #expect(joined.failures.count == 1 && failures.count == 3)
    #expect(failures.allSatisfy { !$0.smallest.isSmaller(than: kept.smallest) })
    let single = Fuzzer([.mover(RemoveInsert<Int>.self)], seed: 1)
    let parts = try (1...3).map { number in
      let shard = try #require(Shard(number: number, of: 3))
      return ("\(number)", single.run(cases: 90, shard: shard))
    }
    let sum = try FuzzReport(joining: parts)
    let all = single.run(cases: 90)
    #expect(sum.verdict == .passed && sum.caseCount == 90)
    #expect(sum.items == all.items && sum.operations == all.operations)
    #expect(sum.items.median == all.items.median)
  }

  @Test("Without all shards nothing has passed, and the missing ones are named")
  func missing() throws {
    let single = Fuzzer([.mover(RemoveInsert<Int>.self)], seed: 1)
    let second = try #require(Shard(number: 2, of: 3))
    let joined = try FuzzReport(
      joining: [("b", single.run(cases: 9, shard: second))])
    #expect(joined.missingShards == [1, 3] && joined.verdict == .gaveUp)
    let json = try JSONValue(parsing: "\(joined.json)")
    #expect(try FuzzReport(json: json) == joined)
  }

  @Test("What is no run in parts is refused, and says which")
  func refusals() throws {
    let shards = try shards(2)
    #expect(throws: ShardError.none) { try FuzzReport(joining: []) }
    #expect(throws: ShardError.twice(2, "2.json", "again")) {
      try FuzzReport(joining: shards + [("again", shards[1].1)])
    }
    let other = fuzzer.run(cases: 91, shard: shards[1].1.shard)
    let error = #expect(throws: ShardError.self) {
      try FuzzReport(joining: [shards[0], ("other", other)])
    }
    #expect(error == .otherRun("other", first: "1.json"))
    #expect(
      error?.description.hasPrefix("other is not of the same run") == true)
    #expect(
      ShardError.twice(2, "a", "b").description
        == "shard 2 is there twice: a and b")
    #expect(ShardError.none.description == "there are no results to join")
  }

  @Test(
    "A result that cannot be read is an error with the way to it",
    arguments: [
      (#""cases":5"#, #""cases":-5"#, "cases"),
      (#""cases":5"#, #""cases":9007199254740991"#, "cases"),
      (#""seed":"18"#, #""seed":"-18"#, "seed"),
      (#""shard":[1,1]"#, #""shard":[2,1]"#, "shard"),
      (#""shard":[1,1]"#, #""shard":[1,9007199254740991]"#, "shard"),
      (#""verdict":"failed""#, #""verdict":"passed""#, "verdict"),
      (#""law":""#, #""law":"no"#, "failures[0].law"),
      (#""random":"#, #""rando":"#, "failures[0].origin"),
      (#""smallest":{"lists""#, #""smallest":{"list""#, "failures[0].smallest"),
    ])
  func errors(right: String, wrong: String, path: String) throws {
    let text = "\(fuzzer.run(cases: 5).json)"
    let broken = text.replacing(right, with: wrong, maxReplacements: 1)
    #expect(broken != text)
    let error = #expect(throws: CaseFormatError.self) {
      try FuzzReport(json: JSONValue(parsing: broken))
    }
    #expect(error?.path == path)
  }

  @Test("The median of a tally is the lower middle")
  func median() {
    var tally = Tally()
    #expect(tally.median == nil)
    for number in [5, 1, 3, 1] { tally.add(number) }
    #expect(tally.counts == [0, 2, 0, 1, 0, 1] && tally.median == 1)
    tally.add(3)
    #expect(tally.median == 3)
  }

  @Test("A word for a shell is one word, whatever is in it")
  func quoting() {
    #expect("a b".quotedForShell == "'a b'")
    #expect("it's".quotedForShell == #"'it'\''s'"#)
    #expect("".quotedForShell == "''")
  }

  @Test("A place that the package judges otherwise than the model is a fault")
  func border() {
    let model = Model([[0, 1]])
    let place = Position(list: 0, index: 1)
    let given = ListOperation.reorder(Move(from: place, to: place))
    let move = Operation.move(place, to: .final(place))
    #expect(
      ExpectedCase.faultOfBorder(move, 0, nil, given, in: model) == nil)
    let denied = ExpectedCase.faultOfBorder(move, 0, .index, nil, in: model)
    #expect(denied?.law == .dialects && denied?.expected == "invalid: index")
    let moved = ListOperation.reorder(
      Move(from: place, to: Position(list: 0, index: 0)))
    let other = ExpectedCase.faultOfBorder(move, 0, nil, moved, in: model)
    #expect(other?.expected == "(0, 1) to final (0, 0)")
    let nowhere = Operation.remove(at: Position(list: 2, index: 0))
    let allowed = ExpectedCase.faultOfBorder(
      nowhere, 0, nil, .remove(at: place), in: model)
    #expect(allowed?.actual == "invalid: list")
  }
}
