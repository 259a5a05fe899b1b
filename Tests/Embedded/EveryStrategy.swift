import Reorder

/// Instantiates everything that a strategy can do, so that the compiler for
/// embedded targets sees it specialised.
func everything<Strategy: MoveStrategy<Int>>(_: Strategy.Type) -> Int {
  var lists = Strategy([[1, 2, 3, 4], [5]])
  let a = Position(list: 0, index: 0)
  let c = Position(list: 0, index: 2)
  let end = Gap(list: 1, index: 1)
  var cost = CostCounter()
  lists.reorder(from: a, to: c, probe: &cost)
  lists.reorder(from: c, to: a)
  lists.move(from: a, to: end)
  lists.move(from: a, to: .after(c))
  lists.moveBatch([c, a], to: end)
  lists.moveBatch([a], to: .end(ofList: 0))
  lists.scatter([Move(from: a, to: a)])
  for key in StepKey.allCases { lists.step([a], key) }
  do throws(Refusal) {
    try lists.insert(6, at: end)
    try lists.remove(at: a)
  } catch { return 0 }
  if let batch = try? Batch(of: [a], to: end, in: lists) {
    for shift in batch.displacement(in: lists) {
      cost.wroteElements(shift.offset)
    }
    cost.wroteElements(batch.inverse.count + batch.place(of: a).index)
  }
  for shift in Move(from: a, to: a).displacement(in: lists) {
    cost.wroteElements(shift.offset)
  }
  return lists.lists.count + lists[a] + cost.elementWrites
}

/// Calls everything that the kernel offers and returns a number that needs it.
public func everyStrategy() -> Int {
  var total = everything(TagSort<Int>.self) + everything(SwapChain<Int>.self)
  total += everything(RemoveInsert<Int>.self) + everything(Rotation<Int>.self)
  total += everything(SparseTags<Int>.self)
  total += everything(Constrained<Rotation<Int>>.self)
  var seats = SectionExchange([[1, 2], [3]])
  seats.reorder(
    from: Position(list: 0, index: 0), to: Position(list: 1, index: 0))
  let rules = Rules(
    lists: [ListRules(maximum: 3)],
    items: [ItemRule(at: Position(list: 0, index: 0), is: .fixed)])
  var ruled = Constrained<SwapChain<Int>>(
    [[1, 2], [3]], rules: rules, retarget: .nearest)
  ruled.reorder(
    from: Position(list: 0, index: 1), to: Position(list: 0, index: 0))
  var cards = [1, 2, 3]
  cards.move(from: 0, toFinal: 2)
  cards.move(from: 0, toGap: 2)
  cards.move([0, 1], toGap: 3)
  var board = [[1, 2], [3]]
  board.move(
    from: Position(list: 0, index: 0), toFinal: Position(list: 1, index: 0))
  board.move(from: Position(list: 1, index: 0), toGap: Gap(list: 0, index: 0))
  board.move([Position(list: 1, index: 0)], toGap: Gap(list: 0, index: 0))
  if let script = try? MoveScript(from: [[1, 2], [3]], to: [[3, 2], [1]]) {
    total += script.steps.count + script.inverse.scatter.moves.count
  }
  return total + cards[0] + board.count + seats[Position(list: 0, index: 0)]
    + ruled.lists.count
}
