import Reorder

/// What an exchanger that commits live needs to go back: the lists without the
/// drag, and where each of their items is shown.
///
/// An exchange is not undone by going back to the place of the lift, and what
/// is removed may be an item that an exchange has brought far away. So every
/// item has a number here, in the lists without the drag and in those that are
/// shown.
struct ExchangeOrigin<Base: ReorderStrategy> {
  typealias Numbers = Constrained<SectionExchange<Int>>

  /// The lists without the drag.
  private(set) var board: Constrained<Base>

  private var home: Numbers
  private var shown: Numbers
  private var nextNumber = 0

  init(_ board: Constrained<Base>) {
    self.board = board
    var number = 0
    let numbers = (0..<board.listCount).map { list in
      (0..<board.count(ofList: list)).map { _ in
        number += 1
        return number
      }
    }
    nextNumber = number + 1
    home = Numbers(numbers, rules: board.rules)
    shown = home
  }

  mutating func exchange(_ one: Position, _ other: Position) {
    var probe = Uncounted()
    _ = shown.reorder(from: one, to: other, as: .drag, probe: &probe)
  }

  /// Inserts in both; a list that is shorter without the drag takes it at its
  /// end.
  ///
  /// - Returns: The gap in the lists without the drag.
  mutating func insert(
    _ element: Base.Element, at gap: Gap
  ) throws(Refusal) -> Gap {
    let homeGap = Gap(
      list: gap.list,
      index: min(gap.index, board.count(ofList: gap.list)))
    try board.insert(element, at: homeGap)
    try home.insert(nextNumber, at: homeGap)
    try shown.insert(nextNumber, at: gap)
    nextNumber += 1
    return homeGap
  }

  /// Removes in both what is shown at `place`.
  ///
  /// - Returns: Its place in the lists without the drag.
  mutating func remove(at place: Position) throws(Refusal) -> Position {
    let homePlace = self.place(of: shown[place], in: home)!
    try board.remove(at: homePlace)
    try home.remove(at: homePlace)
    try shown.remove(at: place)
    return homePlace
  }

  /// The number of what is shown at `place`.
  func number(at place: Position) -> Int { shown[place] }

  /// Where the item of a number is without the drag, and where it is shown.
  func places(of number: Int) -> (home: Position, shown: Position)? {
    guard let home = place(of: number, in: home),
      let shown = place(of: number, in: shown)
    else { return nil }
    return (home, shown)
  }

  private func place(of number: Int, in numbers: Numbers) -> Position? {
    for (list, items) in numbers.lists.enumerated() {
      if let index = items.firstIndex(of: number) {
        return Position(list: list, index: index)
      }
    }
    return nil
  }
}

extension ExchangeOrigin: Sendable
where Base: Sendable, Base.Element: Sendable {
}
