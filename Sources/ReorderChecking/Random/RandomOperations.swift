package import Reorder

/// Draws legal operations on lists of whatever shape.
package struct RandomOperations {
  /// Where the random numbers come from.
  package var generator: SplitMix64

  /// Creates a source of operations that the seed repeats exactly.
  package init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Draws a shape.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items in all lists together.
  ///   - listCount: The number of lists, at least 1. Some may be empty.
  package mutating func shape(itemCount: Int, listCount: Int) -> Shape {
    var counts = Array(repeating: 0, count: listCount)
    // Half of the lists get most of the items.
    for _ in 0..<itemCount {
      let isAnywhere = Bool.random(using: &generator)
      let end = isAnywhere ? listCount : (listCount + 1) / 2
      counts[Int.random(in: 0..<end, using: &generator)] += 1
    }
    return Shape(counts)
  }

  /// Draws a legal operation of a strategy that moves.
  ///
  /// - Parameter shape: The shape of the lists, at least one.
  package mutating func ofMover(in shape: Shape) -> ListOperation {
    if shape.itemCount == 0 { return .insert(at: gap(in: shape)) }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<4: return .reorder(reorder(in: shape, .move))
    case 4: return .move(place(in: shape), to: .gap(gap(in: shape)))
    case 5: return .move(place(in: shape), to: .anchor(anchor(in: shape)))
    case 6..<10: return .batch(selection(in: shape), to: gap(in: shape))
    case 10..<12: return .scatter(scatter(in: shape))
    case 12: return .step(selection(in: shape, most: 16), key())
    default: return edit(in: shape)
    }
  }

  /// Draws a legal operation of a strategy that exchanges.
  ///
  /// - Parameter shape: The shape of the lists, at least one.
  package mutating func ofExchanger(in shape: Shape) -> ListOperation {
    if shape.itemCount == 0 { return .insert(at: gap(in: shape)) }
    return Int.random(in: 0..<4, using: &generator) == 0
      ? edit(in: shape) : .reorder(reorder(in: shape, .exchange))
  }

  /// Decides whether a copy is kept while the lists change: one time in four.
  mutating func isCopyKept() -> Bool {
    Int.random(in: 0..<4, using: &generator) == 0
  }

  private mutating func edit(in shape: Shape) -> ListOperation {
    Bool.random(using: &generator)
      ? .insert(at: gap(in: shape)) : .remove(at: place(in: shape))
  }

  private mutating func key() -> StepKey {
    StepKey.allCases.randomElement(using: &generator)!
  }
}

extension RandomOperations {
  /// Draws the place of an item, of all items alike.
  mutating func place(in shape: Shape) -> Position {
    var offset = Int.random(in: 0..<shape.itemCount, using: &generator)
    var list = 0
    while offset >= shape.counts[list] {
      offset -= shape.counts[list]
      list += 1
    }
    return Position(list: list, index: offset)
  }

  /// Draws a gap, of all lists alike.
  mutating func gap(in shape: Shape) -> Gap {
    let list = Int.random(in: 0..<shape.listCount, using: &generator)
    return Gap(
      list: list,
      index: Int.random(in: 0...shape.counts[list], using: &generator))
  }

  private mutating func anchor(in shape: Shape) -> Anchor {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .before(place(in: shape))
    case 1: .after(place(in: shape))
    case 2: .start(ofList: gap(in: shape).list)
    default: .end(ofList: gap(in: shape).list)
    }
  }

  /// Draws a legal reorder; at least every second stays in its list.
  ///
  /// - Parameters:
  ///   - shape: The shape of the lists, with an item at least.
  ///   - meaning: Whether it is a move or an exchange.
  package mutating func reorder(in shape: Shape, _ meaning: Meaning) -> Move {
    let from = place(in: shape)
    return Move(from: from, to: destination(of: from, in: shape, meaning))
  }

  /// Draws a legal final place of an item; at least every second is in its
  /// list.
  ///
  /// - Parameters:
  ///   - from: The place of the item before.
  ///   - shape: The shape of the lists before.
  ///   - meaning: Whether it is to be moved or exchanged.
  package mutating func destination(
    of from: Position, in shape: Shape, _ meaning: Meaning
  ) -> Position {
    if Bool.random(using: &generator) {
      let index = Int.random(
        in: 0..<shape.counts[from.list], using: &generator)
      return Position(list: from.list, index: index)
    }
    if meaning == .exchange { return place(in: shape) }
    let gap = gap(in: shape)
    let last = shape.counts[gap.list] - 1
    return Position(
      list: gap.list,
      index: gap.list == from.list ? min(gap.index, last) : gap.index)
  }

  /// Draws some items, in no order, from none to a third of all.
  mutating func selection(in shape: Shape, most: Int = .max) -> [Position] {
    let limit = min(most, shape.itemCount / 3 + 1)
    let count = Int.random(in: 0...limit, using: &generator)
    return shape.places.shuffled(using: &generator).prefix(count).map { $0 }
  }

  /// Draws a scatter of some items to places of their own.
  mutating func scatter(in shape: Shape) -> [Move] {
    let items = selection(in: shape)
    let lists = items.map { _ in gap(in: shape).list }
    var after = shape
    for (item, list) in zip(items, lists) {
      after.counts[item.list] -= 1
      after.counts[list] += 1
    }
    var free = after.counts.map {
      Array(0..<$0).shuffled(using: &generator)
    }
    return zip(items, lists).map { item, list in
      Move(
        from: item,
        to: Position(list: list, index: free[list].removeLast()))
    }
  }
}
