import Reorder
import ReorderChecking
import Testing

@Suite("Reported faults")
struct ReportedFaultTests {
  @Test(
    "An index means what its dialect says",
    arguments: ReportedFault.indexConventions)
  func indexConventions(_ fault: ReportedFault) { check(fault) }

  @Test(
    "An exchange and a move are different things",
    arguments: ReportedFault.exchangesAndMoves)
  func exchangesAndMoves(_ fault: ReportedFault) { check(fault) }

  @Test(
    "A batch ends contiguous and in its order",
    arguments: ReportedFault.batches)
  func batches(_ fault: ReportedFault) { check(fault) }

  @Test(
    "A transfer ends where its gap is",
    arguments: ReportedFault.acrossLists)
  func acrossLists(_ fault: ReportedFault) { check(fault) }

  @Test(
    "Places count, not equality, and the ends are no special places",
    arguments: ReportedFault.rangesAndIdentity)
  func rangesAndIdentity(_ fault: ReportedFault) { check(fault) }

  @Test("An order that is no permutation is refused before it is applied")
  func noPermutation() {
    // handsontable/handsontable#6088: nine rows, one of them called 9.
    let order = [9, 0, 1, 2, 3, 4, 5, 6, 7]
    let moves = order.enumerated().map { Move(from: at(0, $1), to: at(0, $0)) }
    #expect(throws: InvalidOperation.noItem(at(0, 9), legal: 0..<9)) {
      try Scatter(moves, in: Shape([9]))
    }
  }

  @Test("An item that is gone cannot be moved")
  func itemIsGone() {
    // SortableJS/Sortable#43: the dragged item was removed meanwhile.
    #expect(throws: InvalidOperation.noItem(at(0, 2), legal: 0..<2)) {
      try Shape([2]).final(of: .final(at(0, 0)), movingFrom: at(0, 2))
    }
  }

  @Test("A batch is undone by a scatter, not by a batch")
  func undoOfBatch() throws {
    // handsontable/handsontable#7417
    for (count, selected, index) in [(4, 0..<3, 4), (6, 0..<4, 5)] {
      var rows = Rotation([Array(0..<count)])
      let batch = try Batch(
        of: selected.map { at(0, $0) }, to: gap(0, index), in: rows)
      rows.moveBatch(batch.items, to: batch.gap)
      rows.scatter(batch.inverse)
      #expect(rows.lists == [Array(0..<count)])
    }
  }

  @Test("The inverse of a move to a gap is made of its final places")
  func undoOfGap() {
    // tabulator-tables/tabulator#4228
    var rows = RemoveInsert(board("ABCDE"))
    guard case .moved(let move) = rows.move(from: at(0, 3), to: gap(0, 1))
    else {
      Issue.record("the move was not carried out")
      return
    }
    #expect(text(rows.lists) == "ADBCE")
    rows.reorder(from: move.inverse.from, to: move.inverse.to)
    #expect(text(rows.lists) == "ABCDE")
  }

  @Test("A tracked index follows every move")
  func trackedIndex() {
    // Tudmotu/solarizd#20: the song that plays is moved itself.
    let move = Move(from: at(0, 1), to: at(0, 3))
    #expect(move.place(of: at(0, 1)) == at(0, 3))
    #expect((0..<4).map { move.place(of: at(0, $0)).index } == [0, 3, 1, 2])
  }

  /// Carries the fault's operations out with every strategy that can.
  private func check(_ fault: ReportedFault) {
    var replay = FaultReplay(fault: fault)
    replay.visitAllStrategies()
    #expect(replay.strategyCount > 0)
    #expect(fault.right != fault.wrong)
  }
}

private struct FaultReplay: StrategyVisitor {
  typealias Element = Character

  let fault: ReportedFault
  var strategyCount = 0

  var hasExchange: Bool {
    fault.operations.contains {
      if case .exchange = $0 { true } else { false }
    }
  }

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Character {
    if hasExchange { return }
    replay(mover) { try $0.carryOut($1) }
    replay(Constrained<Strategy>.self) { try $0.carryOut($1) }
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Character {
    if !hasExchange { return }
    replay(exchanger) { lists, operation in
      guard case .exchange(let a, let b) = operation else { return }
      lists.reorder(from: a, to: b)
    }
  }

  mutating func replay<Strategy: ReorderStrategy<Character>>(
    _: Strategy.Type,
    carryOut: (inout Strategy, ReportedFault.Operation) throws -> Void
  ) {
    var lists = Strategy(board(fault.lists))
    #expect(throws: Never.self) {
      for operation in fault.operations { try carryOut(&lists, operation) }
    }
    #expect(text(lists.lists) == fault.right, "\(Strategy.name)")
    strategyCount += 1
  }
}

extension MoveStrategy<Character> {
  fileprivate mutating func carryOut(
    _ operation: ReportedFault.Operation
  ) throws {
    switch operation {
    case .move(let from, let destination):
      reorder(
        from: from, to: try final(of: destination, movingFrom: from))
    case .batch(let items, let gap): moveBatch(items, to: gap)
    case .step(let items, let key): step(items, key)
    case .insert(let item, let gap): try insert(item, at: gap)
    case .remove(let position): try remove(at: position)
    case .exchange: Issue.record("a mover was asked to exchange")
    }
  }
}
