import Reorder
import ReorderChecking
import ReorderDefects
import Testing

@Suite("Fuzzing")
struct FuzzTests {
  @Test("Every strategy agrees with the model in random cases")
  func strategies() {
    let report = Fuzzer(FuzzSubject.all, seed: Bounds.seed).run(cases: 500)
    #expect(report.verdict == .passed && report.caseCount == 500)
    for failure in report.failures { Issue.record("\(failure)") }
  }

  @Test("Half of the random cases have 12 items and 8 operations or more")
  func sizes() {
    var items: [Int] = []
    var operations: [Int] = []
    for number in 0..<500 {
      let aCase = randomCase(number)
      items.append(aCase.lists.joined().count)
      operations.append(aCase.operations.count)
    }
    #expect((11...13).contains(items.sorted()[250]))
    #expect((7...9).contains(operations.sorted()[250]))
  }

  @Test("Any bytes make a case, and so does any change of them")
  func bytes() {
    var generator = SplitMix64(seed: Bounds.seed)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<200, using: &generator)
      let bytes = (0..<count).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      var choices = ByteChoices(bytes)
      let aCase = ExpectedCase.decode(&choices).aCase
      #expect(throws: Never.self) { try Case(json: aCase.json) }
    }
    var none = ByteChoices([UInt8]())
    #expect(
      ExpectedCase.decode(&none).aCase == Case(lists: [[]], operations: []))
  }

  @Test("The odometer makes every case of a size once")
  func odometer() {
    var choices = OdometerChoices()
    var cases: Set<Case> = []
    var count = 0
    let limits = CaseLimits(
      lists: 2, items: 2, operations: 0, hasRules: false)
    repeat {
      cases.insert(ExpectedCase.decode(&choices, within: limits).aCase)
      count += 1
    } while choices.turn() && count < 20_000
    #expect(count < 20_000)
    #expect(cases.contains(Case(lists: [["a", "b"], []], operations: [])))
    // None, one list of up to 2 items, two lists of up to 2 items; the items of
    // two or of one name are the same then.
    #expect(cases.count == 1 + 3 + 6)
  }

  @Test("What a decoded case must come to is what the case must come to")
  func expectations() {
    for number in 0..<200 {
      var choices = RandomChoices(seed: Bounds.seed, case: number)
      let decoded = ExpectedCase.decode(&choices)
      #expect(decoded.result == decoded.aCase.expected)
    }
  }

  @Test("The shards of a seed have every case once")
  func shards() throws {
    var counts: [Int] = []
    for number in 1...3 {
      let shard = try #require(Shard(number: number, of: 3))
      counts.append(
        Fuzzer([always], seed: 1).run(cases: 8, shard: shard).caseCount)
    }
    #expect(counts == [3, 3, 2])
    #expect(Shard(number: 0, of: 3) == nil && Shard(number: 4, of: 3) == nil)
  }

  private var always: FuzzSubject { FuzzSubject(name: "right") { _ in nil } }

  @Test("A failure is as small as it gets, and says how to see it again")
  func smallest() throws {
    let report = Fuzzer([.mover(ExchangeForMove<Int>.self)], seed: 1)
      .run(cases: 1_000)
    #expect(report.verdict == .failed)
    let failure = try #require(report.failures.first)
    #expect(failure.isSmallest && !failure.isFlaky)
    #expect(failure.smallest.lists == [["a", "b", "c"]])
    #expect(failure.smallest.operations.count == 1)
    #expect(
      failure.replayLine
        == "print(try Fuzzer([.mover(ExchangeForMove<Int>.self)], seed: 1)"
        + ".replay(Case(parsing: ##\"\(failure.smallest)\"##)))")
    #expect(failure.description.contains(failure.replayLine))
    let ours = Fuzzer(
      [
        FuzzSubject(name: "Rotation") { _ in
          CaseFault(operation: nil, law: .views, expected: "", actual: "")
        }
      ], seed: 1
    ).run(cases: 1).failures
    #expect(
      ours.first?.replayLine.hasPrefix(
        "swift run -c release reorder replay --draw --case '{\"lists\":")
        == true)
    let again = try Fuzzer([.mover(ExchangeForMove<Int>.self)], seed: 2)
      .replay(Case(parsing: "\(failure.smallest)"))
    #expect(again.map { $0.smallest } == [failure.smallest])
    #expect(again[0].description.contains("in the case that was given"))
    #expect(again.map { $0.runs } != [0])
  }

  @Test("Without cases, time or budget nothing has passed")
  func givingUp() {
    let fuzzer = Fuzzer([always], seed: 1)
    #expect(fuzzer.run(cases: 0).verdict == .gaveUp)
    #expect(fuzzer.run(cases: 9, until: { _ in true }).verdict == .gaveUp)
    #expect(fuzzer.run(until: { $0 >= 64 }).verdict == .passed)
    #expect(Fuzzer([], seed: 1).run(cases: 9).verdict == .gaveUp)
    let short = Fuzzer(
      [.mover(ExchangeForMove<Int>.self)], seed: 1, shrinkBudget: 1)
    #expect(short.run(cases: 500).failures.map { $0.isSmallest } == [false])
  }

  @Test("A result that does not come again is flaky")
  func flaky() {
    var isFirst = true
    let subject = FuzzSubject(name: "moody") { _ in
      defer { isFirst = false }
      return isFirst
        ? CaseFault(operation: nil, law: .agreement, expected: "", actual: "")
        : nil
    }
    #expect(Fuzzer([subject], seed: 1).run(cases: 5).verdict == .flaky)
  }

  private func randomCase(_ number: Int) -> Case {
    var choices = RandomChoices(seed: Bounds.seed, case: number)
    return ExpectedCase.decode(&choices).aCase
  }
}
