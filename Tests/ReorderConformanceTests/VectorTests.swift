import Reorder
import ReorderChecking
import ReorderConformance
import ReorderDefects
import Testing

@Suite("Vectors")
struct VectorTests {
  private static let cases = Generated.all.cases
  private static let files = Generated.all.files

  @Test("The files in the package are what the generator makes of the ledger")
  func upToDate() throws {
    for file in Self.files {
      #expect(
        try Tools.text("Tests/Vectors/\(file.name)") == file.text,
        "\(file.name)")
      #expect(file.text.utf8.count < 500_000)
    }
    #expect(Generated.all.ledger == Generated.all.ledgerBefore)
    #expect(
      try Tools.text("Tests/Vectors/\(VectorFile.schema)")
        == VectorSchema.text)
  }

  @Test("There are enough, and every word of the format occurs")
  func covered() throws {
    #expect(Self.cases.count >= 2000)
    let text = Self.files.map { $0.text }.joined()
    let words =
      Refusal.allCases.map { "\"refused\":\"\($0)\"" }
      + ["list", "index", "duplicate", "key"].map { "\"reason\":\"\($0)\"" }
      + ItemRule.Kind.allCases.map { "\"is\":\"\($0.rawValue)\"" }
      + StepKey.allCases.map { "\"key\":\"\($0.rawValue)\"" }
      + ["final", "gap", "before", "after", "start", "end"].map {
        "\"to\":{\"\($0)\":"
      }
      + ["move", "batch", "scatter", "exchange", "insert", "remove", "step"]
      .map { "\"op\":\"\($0)\"" }
      + ["dragOut", "dragWithin", "dropIn", "min", "max", "leading"]
      .map { "\"\($0)\":" }
      + ["\"trailing\":", "\"retarget\":\"nearest\""]
    for word in words { #expect(text.contains(word), "\(word)") }
    let features = Self.cases.reduce(into: Set()) {
      $0.formUnion($1.testCase.features)
    }
    #expect(features == Set(ReferencePort.features))
  }

  @Test("The strategies agree with every vector")
  func strategies() {
    for one in Self.cases
    where one.testCase.run(with: Rotation<String>.self) != one.expected {
      Issue.record("\(one.testCase.json)")
    }
  }

  @Test("Every planted fault that lists can show fails a vector")
  func plantedFaults() {
    var zoo = VectorZoo(cases: Self.cases)
    zoo.tryAll()
    #expect(zoo.survivors == [])
    #expect(zoo.caught.count >= 36)
  }
}

/// Which planted faults fail a vector. Those that only cost, keep or share
/// something wrongly give right lists: no vector can show them.
private struct VectorZoo {
  let cases: [Generated.Prepared]
  var caught: [String] = []
  var survivors: [String] = []

  mutating func tryAll() {
    tryMover(FinalTakenForGap<String>.self)
    tryMover(GapTakenForFinal<String>.self)
    tryMover(CorrectedTwice<String>.self)
    tryMover(CorrectedByOne<String>.self)
    tryMover(ClampedBelowCount<String>.self)
    tryMover(EndTakenForStart<String>.self)
    tryMover(MinusOneTakenForLast<String>.self)
    tryMover(BlockedItemPassed<String>.self)
    tryMover(BatchReversed<String>.self)
    tryMover(BatchInSelectionOrder<String>.self)
    tryMover(AscendingRemoval<String>.self)
    tryMover(TargetGoesOn<String>.self)
    tryMover(HalfStablePartition<String>.self)
    tryMover(ExchangeForMove<String>.self)
    tryMover(ChainSkipsNeighbour<String>.self)
    tryMover(ChainOverBorder<String>.self)
    tryMover(ChainFromTarget<String>.self)
    tryMover(RemoveByEquality<String>.self)
    tryMover(SameNumberSkipped<String>.self)
    tryMover(TagsNeverLess<String>.self)
    tryMover(InsertedBeforeRemoved<String>.self)
    tryMover(NeverRemoved<String>.self)
    tryMover(LostInEmptyList<String>.self)
    tryMover(InsertedBehindNext<String>.self)
    tryMover(UnchangedReported<String>.self)
    tryRuled(MaximumInsideList<String>.self)
    tryRuled(BatchPastRules<String>.self)
    tryRuled(RefusedAndDone<String>.self)
    tryExchanger(MoveForExchange<String>.self)
    tryDrags(CancelCommits.self)
    tryDrags(CancelLoses.self)
    tryDrags(CancelOfOneList.self)
    tryDrags(DropAppliedTwice.self)
    tryDrags(StaleCopyWrittenBack.self)
    tryDrags(HoverFromBegin.self)
    tryDrags(RemovedComesBack.self)
    tryDrags(JudgedFromHere.self)
  }

  private mutating func note(_ name: String, isCaught: Bool) {
    if isCaught { caught.append(name) } else { survivors.append(name) }
  }

  private mutating func tryMover<Fault: MoveStrategy<String>>(
    _: Fault.Type
  ) {
    let isCaught = cases.contains { one in
      if one.hasRules { return false }
      var lists = Fault(one.testCase.lists)
      return isWrong(one, &lists)
    }
    note(Fault.name, isCaught: isCaught)
  }

  private mutating func tryDrags<Fault: DragFault>(_: Fault.Type) {
    let isCaught = cases.contains { one in
      guard case .session(let script)? = one.testCase.operations.first,
        case .valid(_, let after) = one.expected,
        one.testCase.operations.count == 1
      else { return false }
      var lists = Constrained<RemoveInsert<String>>(
        one.testCase.lists, rules: one.testCase.rules,
        retarget: one.testCase.retargeting.retarget)
      var items = script.events.compactMap { event in
        if case .insert(let item, _) = event { item } else { nil }
      }[...]
      _ = Fault.carryOut(script, in: &lists) { items.popFirst() ?? "" }
      return lists.lists != after
    }
    note(Fault.name, isCaught: isCaught)
  }

  private mutating func tryRuled<
    Fault: RuledStrategy & MoveStrategy<String>
  >(_: Fault.Type) {
    let isCaught = cases.contains { one in
      var lists = Fault(
        one.testCase.lists, rules: one.testCase.rules,
        retarget: one.testCase.retargeting.retarget)
      return isWrong(one, &lists)
    }
    note(Fault.name, isCaught: isCaught)
  }

  private mutating func tryExchanger<Fault: ReorderStrategy<String>>(
    _: Fault.Type
  ) {
    let isCaught = cases.contains { one in
      let isExchange = one.testCase.operations.allSatisfy {
        if case .exchange = $0 { true } else { false }
      }
      return isExchange
        && one.testCase.run(exchanger: Fault.self) != one.expected
    }
    note(Fault.name, isCaught: isCaught)
  }

  /// Whether the lists, or the answer to the last operation, are not those of
  /// the vector.
  private func isWrong(
    _ one: Generated.Prepared, _ lists: inout some MoveStrategy<String>
  ) -> Bool {
    guard case .valid(let outcomes, let after) = one.expected else {
      return false
    }
    for (operation, expected) in zip(one.testCase.operations, outcomes) {
      guard let resolved = try? operation.resolved(in: lists) else {
        return true
      }
      switch resolved {
      case .reorder(let move):
        let outcome = lists.reorder(from: move.from, to: move.to)
        if outcome == .unchanged && expected != .unchanged { return true }
        if case .moved = outcome, expected == .unchanged { return true }
      case .batch(_, let gap):
        // In the order in which they are named.
        guard case .batch(let items, _) = operation else { return true }
        lists.moveBatch(items, to: gap)
      case .scatter(let moves): lists.scatter(moves)
      case .step(let items, let key): lists.step(items, key)
      case .insert(let gap):
        guard case .insert(let item, _) = operation else { return true }
        try? lists.insert(item, at: gap)
      case .remove(let place): _ = try? lists.remove(at: place)
      case .move, .exchange, .session: return false
      }
    }
    return lists.lists != after
  }
}
