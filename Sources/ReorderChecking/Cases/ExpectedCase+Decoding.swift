import Reorder
import ReorderSession

/// How large the cases are that the decoder makes.
package struct CaseLimits: Hashable, Sendable {
  /// The greatest number of lists, at least 1.
  package var lists: Int

  /// The greatest number of items in all lists together.
  package var items: Int

  /// The greatest number of operations.
  package var operations: Int

  /// Whether there may be rules.
  package var hasRules: Bool

  /// Creates limits; by default half of the random cases have up to 12 items
  /// and 8 operations, and half have more.
  package init(
    lists: Int = 4, items: Int = 24, operations: Int = 18,
    hasRules: Bool = true
  ) {
    precondition(lists > 0 && items >= 0 && operations >= 0)
    self.lists = lists
    self.items = items
    self.operations = operations
    self.hasRules = hasRules
  }
}

extension ExpectedCase {
  /// Makes a case of choices: lists, rules and operations in every dialect,
  /// sometimes one that makes no sense.
  ///
  /// Any choices make a case, and any change of them another.
  ///
  /// - Parameters:
  ///   - choices: Where the choices come from.
  ///   - limits: How large the case may be.
  package static func decode(
    _ choices: inout some ChoiceSource, within limits: CaseLimits = CaseLimits()
  ) -> ExpectedCase {
    let operationCount = choices.choice(below: limits.operations + 1)
    let isForExchangers = choices.isChosen(oneIn: 6)
    let lists = choices.lists(within: limits)
    var rules = Rules()
    var retargeting = Case.Retargeting.refuse
    if limits.hasRules && choices.choice(below: 2) == 1 {
      rules = choices.rules(for: lists)
      retargeting = choices.element(of: [.refuse, .nearest])
    }
    var decoded = ExpectedCase(
      lists: lists, rules: rules, retargeting: retargeting,
      capacity: operationCount)
    for _ in 0..<operationCount {
      let shape = decoded.shape
      var operation =
        isForExchangers
        ? choices.operationOfExchanger(in: shape)
        : choices.operation(in: shape)
      if choices.isChosen(oneIn: 64) { choices.distort(&operation) }
      if !decoded.append(operation) { break }
    }
    return decoded
  }
}

extension ChoiceSource {
  mutating func lists(within limits: CaseLimits) -> [[String]] {
    if isChosen(oneIn: 32) { return [] }
    let listCount = 1 + choice(below: limits.lists)
    var rest = choice(below: limits.items + 1)
    // Items of few names repeat: places count, not equality.
    let nameCount = isChosen(oneIn: 4) ? 2 : caseNames.count
    var next = 0
    return (0..<listCount).map { list in
      let isLast = list == listCount - 1
      let count = isLast ? rest : choice(below: rest + 1)
      rest -= count
      return (0..<count).map { _ in
        defer { next += 1 }
        return caseNames[next % nameCount]
      }
    }
  }

  mutating func rules(for lists: [[String]]) -> Rules {
    var rules = Rules()
    if choice(below: 2) == 1 {
      rules.lists = lists.map { listRules(count: $0.count) }
    }
    let shape = Shape(lists.map { $0.count })
    if shape.itemCount == 0 { return rules }
    for _ in 0..<choice(below: 4) {
      rules.items.append(
        ItemRule(
          at: place(in: shape), is: element(of: ItemRule.Kind.allCases)))
    }
    return rules
  }

  private mutating func listRules(count: Int) -> ListRules {
    var rules = ListRules()
    switch choice(below: 8) {
    case 0: break
    case 1: rules.dragOut = false
    case 2: rules.dragWithin = false
    case 3: rules.dropIn = false
    case 4: rules.minimum = max(0, count - choice(below: 3))
    case 5: rules.maximum = max(0, count - 1 + choice(below: 4))
    case 6: rules.leadingPins = 1 + choice(below: 3)
    default: rules.trailingPins = 1 + choice(below: 3)
    }
    return rules
  }
}

/// The names that items get: letters, so that cases are short to read.
private let caseNames = (UInt8(ascii: "a")...UInt8(ascii: "z")).map {
  String(UnicodeScalar($0))
}

extension ChoiceSource {
  mutating func operation(in shape: Shape) -> Operation {
    if shape.itemCount == 0 { return insertion(in: shape) }
    switch choice(below: 18) {
    case 0...3:
      let from = place(in: shape)
      return .move(from, to: .final(final(of: from, in: shape)))
    case 4: return .move(place(in: shape), to: .gap(gap(in: shape)))
    case 5: return .move(place(in: shape), to: .anchor(anchor(in: shape)))
    case 6, 7: return .batch(selection(in: shape), to: .gap(gap(in: shape)))
    case 8:
      return .batch(selection(in: shape), to: .anchor(anchor(in: shape)))
    case 9, 10: return .scatter(scatter(in: shape))
    case 11, 12:
      return .step(
        selection(in: shape), key: element(of: StepKey.allCases).rawValue)
    case 13 where choice(below: 2) == 1:
      return .session(session(in: shape))
    default: return operationOfExchanger(in: shape)
    }
  }

  mutating func operationOfExchanger(in shape: Shape) -> Operation {
    if shape.itemCount == 0 { return insertion(in: shape) }
    switch choice(below: 4) {
    case 0: return insertion(in: shape)
    case 1: return .remove(at: place(in: shape))
    default: return .exchange(place(in: shape), place(in: shape))
    }
  }

  private mutating func insertion(in shape: Shape) -> Operation {
    .insert(caseNames[choice(below: caseNames.count)], at: gap(in: shape))
  }

  /// Chooses the place of an item, of all items alike.
  private mutating func place(in shape: Shape) -> Position {
    var offset = choice(below: shape.itemCount)
    var list = 0
    while offset >= shape.counts[list] {
      offset -= shape.counts[list]
      list += 1
    }
    return Position(list: list, index: offset)
  }

  private mutating func gap(in shape: Shape) -> Gap {
    if shape.listCount == 0 { return Gap(list: 0, index: 0) }
    let list = choice(below: shape.listCount)
    return Gap(list: list, index: choice(below: shape.counts[list] + 1))
  }

  private mutating func final(
    of from: Position, in shape: Shape
  ) -> Position {
    // At least every second move stays in its list.
    if choice(below: 2) == 0 {
      return Position(
        list: from.list, index: choice(below: shape.counts[from.list]))
    }
    let gap = gap(in: shape)
    return gap.final(movingFrom: from)
  }

  private mutating func anchor(in shape: Shape) -> Anchor {
    switch choice(below: 4) {
    case 0: .start(ofList: choice(below: shape.listCount))
    case 1: .end(ofList: choice(below: shape.listCount))
    case 2: .before(place(in: shape))
    default: .after(place(in: shape))
    }
  }

  /// Chooses up to four items, each once, in any order.
  private mutating func selection(in shape: Shape) -> [Position] {
    let count = min(choice(below: 5), shape.itemCount)
    var places: [Position] = []
    for _ in 0..<count {
      let place = place(in: shape)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Chooses a list for each of some items, and a free place in it.
  private mutating func scatter(in shape: Shape) -> [Move] {
    let items = selection(in: shape)
    var counts = shape.counts
    let lists = items.map { item in
      let list = choice(below: shape.listCount)
      counts[item.list] -= 1
      counts[list] += 1
      return list
    }
    var moves: [Move] = []
    for (item, list) in zip(items, lists) {
      var to = Position(list: list, index: choice(below: counts[list]))
      while moves.contains(where: { $0.to == to }) {
        to.index = (to.index + 1) % counts[list]
      }
      moves.append(Move(from: item, to: to))
    }
    return moves
  }

  /// Chooses a drag; its places are near those of the lists before, and some of
  /// them make no sense in the lists as they are then.
  private mutating func session(in shape: Shape) -> DragScript {
    let begin = place(in: shape)
    var shape = shape
    let events = (0..<choice(below: 5)).map { _ in event(of: begin, in: &shape)
    }
    return DragScript(
      element(of: [.live, .onDrop]), begin: begin, events: events,
      isDropped: choice(below: 4) > 0)
  }

  private mutating func event(
    of begin: Position, in shape: inout Shape
  ) -> DragScript.Event {
    switch choice(below: 8) {
    case 0:
      let gap = gap(in: shape)
      shape.counts[gap.list] += 1
      return .insert(caseNames[choice(below: caseNames.count)], at: gap)
    case 1 where shape.itemCount > 1:
      let place = place(in: shape)
      shape.counts[place.list] -= 1
      return .remove(at: place)
    case 2: return .hover(nil)
    default:
      // As if the item were still there, which it may not be.
      let gap = gap(in: shape)
      let last = max(0, shape.counts[gap.list] - 1)
      let isHome = gap.list == begin.list
      return .hover(
        Position(
          list: gap.list, index: isHome ? min(gap.index, last) : gap.index))
    }
  }

  /// Makes an operation one that most likely makes no sense.
  mutating func distort(_ operation: inout Operation) {
    if case .step(let items, _) = operation, choice(below: 2) == 1 {
      operation = .step(items, key: "sideways")
      return
    }
    var places = operation.places
    if places.isEmpty { return }
    let rank = choice(below: places.count)
    switch choice(below: 4) {
    case 0: places[rank].index = -1
    case 1: places[rank].index += 1 + choice(below: 24)
    case 2: places[rank].list += 1 + choice(below: 4)
    default: places[rank] = places[choice(below: places.count)]
    }
    operation.places = places
  }
}
