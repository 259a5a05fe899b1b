import Reorder
import ReorderSession

// The changes that make a case smaller, and what smaller means.

extension Case {
  /// How large the case is, the weightiest first: operations, items, rules,
  /// lists, places named, and the sum of all numbers.
  var size: [Int] {
    let bound = rules.lists.reduce(0) { $0 + $1.boundCount }
    return [
      operations.count, lists.joined().count,
      bound + rules.items.count + (retargeting == .refuse ? 0 : 1),
      lists.count + rules.lists.count,
      operations.reduce(0) { $0 + $1.partCount },
      operations.reduce(0) { $0 + $1.weight },
      // A case from outside may have numbers whose sum is too great.
      numbers.reduce(0) { $0 &+ ($1 < 0 ? 1_000 : $1) }
        &+ rules.lists.reduce(0) { $0 &+ $1.weight },
      zip(lists.joined(), Self.names).count { $0 != $1 },
    ]
  }

  func isSmaller(than other: Case) -> Bool {
    size.lexicographicallyPrecedes(other.size)
  }

  var hasLegalRules: Bool {
    (try? rules.check(in: Shape(lists.map { $0.count }))) != nil
  }

  /// All the numbers that can be lowered: those of the places that rules and
  /// operations name.
  var numbers: [Int] {
    get {
      let places =
        rules.items.map { $0.place } + operations.flatMap { $0.places }
      return places.flatMap { [$0.list, $0.index] }
    }
    set {
      var rest = newValue[...]
      func place() -> Position {
        Position(list: rest.removeFirst(), index: rest.removeFirst())
      }
      for rank in rules.items.indices { rules.items[rank].place = place() }
      for rank in operations.indices {
        operations[rank].places = operations[rank].places.map { _ in place() }
      }
    }
  }

  /// Removes the items of those ranks in reading order; places behind them
  /// follow, as if nothing had moved yet.
  mutating func removeItems(_ ranks: Range<Int>) {
    var places: [Position] = []
    for (list, items) in lists.enumerated() {
      for index in items.indices {
        places.append(Position(list: list, index: index))
      }
    }
    for place in places[ranks].reversed() {
      lists[place.list].remove(at: place.index)
      rules.items.removeAll { $0.place == place }
      func follow(_ other: inout Position) {
        if other.list == place.list && other.index > place.index {
          other.index -= 1
        }
      }
      for rank in rules.items.indices { follow(&rules.items[rank].place) }
      for rank in operations.indices {
        var places = operations[rank].places
        for index in places.indices { follow(&places[index]) }
        operations[rank].places = places
      }
    }
  }

  /// Removes the item of that index from every list that has one.
  mutating func removeRow(_ index: Int) {
    var rank = lists.joined().count
    for list in lists.indices.reversed() {
      rank -= lists[list].count
      if lists[list].indices.contains(index) {
        removeItems((rank + index)..<(rank + index + 1))
      }
    }
  }

  /// Lets the item of an insertion that comes first be there from the start.
  mutating func takeInsertionIn() {
    guard case .insert(let item, let gap)? = operations.first,
      lists.indices.contains(gap.list),
      (0...lists[gap.list].count).contains(gap.index)
    else { return }
    operations.removeFirst()
    lists[gap.list].insert(item, at: gap.index)
    for rank in rules.items.indices {
      let place = rules.items[rank].place
      if place.list == gap.list && place.index >= gap.index {
        rules.items[rank].place.index += 1
      }
    }
  }

  /// Removes a list; those behind it follow.
  mutating func removeList(_ list: Int) {
    lists.remove(at: list)
    if list < rules.lists.count { rules.lists.remove(at: list) }
    rules.items.removeAll { $0.place.list == list }
    func follow(_ place: inout Position) {
      if place.list > list { place.list -= 1 }
    }
    for rank in rules.items.indices { follow(&rules.items[rank].place) }
    for rank in operations.indices {
      var places = operations[rank].places
      for index in places.indices { follow(&places[index]) }
      operations[rank].places = places
    }
  }

  private static let names = (UInt8(ascii: "a")...UInt8(ascii: "z")).map {
    String(UnicodeScalar($0))
  }

  /// Gives the items the first letters, in reading order.
  mutating func renameItems() {
    var rest = Self.names[...]
    for list in lists.indices {
      for index in lists[list].indices {
        if let name = rest.popFirst() { lists[list][index] = name }
      }
    }
  }
}

extension ListRules {
  /// How many things the rules say.
  fileprivate var boundCount: Int {
    [
      !dragOut, !dragWithin, !dropIn, minimum > 0, maximum != nil,
      leadingPins > 0, trailingPins > 0,
    ].count { $0 }
  }

  fileprivate var weight: Int {
    minimum &+ (maximum ?? 0) &+ leadingPins &+ trailingPins
  }
}

extension Operation {
  /// The number of items that can be left out.
  var partCount: Int {
    switch self {
    case .batch(let items, _), .step(let items, _): items.count
    case .scatter(let moves): moves.count
    case .session(let script): script.events.count
    case .move, .exchange, .insert, .remove: 0
    }
  }

  /// Leaves some items out.
  mutating func removeParts(_ ranks: Range<Int>) {
    switch self {
    case .batch(var items, let destination):
      items.removeSubrange(ranks)
      self = .batch(items, to: destination)
    case .step(var items, let key):
      items.removeSubrange(ranks)
      self = .step(items, key: key)
    case .scatter(var moves):
      moves.removeSubrange(ranks)
      self = .scatter(moves)
    case .session(var script):
      script.events.removeSubrange(ranks)
      self = .session(script)
    case .move, .exchange, .insert, .remove: break
    }
  }

  /// How much there is to understand: the dialect, then the kind.
  var weight: Int {
    switch self {
    case .remove: 0
    case .insert: 1
    case .move(_, .final): 2
    case .move(_, .gap): 3
    case .move(_, .anchor(.start)), .move(_, .anchor(.end)): 4
    case .move: 5
    case .exchange: 6
    case .step: 7
    case .batch(_, .gap): 8
    case .batch(_, .anchor(.start)), .batch(_, .anchor(.end)): 9
    case .batch: 10
    case .scatter: 11
    case .session(let script):
      12 + (script.isDropped ? 0 : 1) + (script.commit == .live ? 0 : 1)
    }
  }

  /// Operations that do something like this one and are simpler.
  var simpler: [Operation] {
    switch self {
    case .move(let from, let destination):
      let to = places[1]
      let gap = Gap(list: to.list, index: to.index)
      return destination == .final(to)
        ? [.remove(at: from)]
        : [.move(from, to: .final(to)), .move(from, to: .gap(gap))]
    case .batch(let items, _):
      let to = places[items.count]
      let gap = Gap(list: to.list, index: to.index)
      return items.prefix(1).map { .move($0, to: .final(to)) }
        + [.batch(items, to: .gap(gap))]
    case .scatter(let moves):
      return moves.prefix(1).map { .move($0.from, to: .final($0.to)) }
    case .exchange(let a, let b): return [.move(a, to: .final(b))]
    case .step(let items, _):
      return items.prefix(1).map { .move($0, to: .final($0)) }
    case .session(let script): return script.simpler
    case .insert, .remove: return []
    }
  }
}

extension DragScript {
  /// What does something like this drag and is simpler: one move, or the same
  /// drag live, or dropped.
  fileprivate var simpler: [Operation] {
    let last = events.compactMap { event in
      if case .hover(let place) = event { place } else { nil }
    }.last
    var live = self
    live.commit = .live
    var dropped = self
    dropped.isDropped = true
    return [.move(begin, to: .final(last ?? begin))]
      + [live, dropped].filter { $0 != self }.map { .session($0) }
  }
}
