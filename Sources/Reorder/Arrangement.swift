/// Where every item is after a change: the named items at their places, the
/// fixed items where they were, the others in their order in what is left.
///
///     [a F c d]   a to final 2
///     [. F a .]   named and fixed items have their slots
///     [c F a d]   the others flow into the rest
///
/// The lists themselves are not needed, only who is named and who is fixed.
@usableFromInline
struct Arrangement {
  /// The named items, ascending by their places before; inserted ones first.
  let named: [Relocation]

  /// The lists that named items leave or enter, ascending.
  let lists: [TakenSlots]

  @usableFromInline
  init(_ named: some Sequence<Relocation>, rules: Rules) {
    self.named = named.sorted { $0.isBefore($1) }
    let sources = self.named.compactMap { $0.from }
    let targets = self.named.compactMap { $0.to }.sorted()
    var touched = (sources + targets).map { $0.list }
    touched.sort()
    var lists: [TakenSlots] = []
    for list in touched where lists.last?.list != list {
      let fixed = rules.fixedIndices(inList: list)
      lists.append(
        TakenSlots(
          list: list, fixed: fixed,
          before: (sources.indices(inList: list) + fixed).sorted(),
          after: (targets.indices(inList: list) + fixed).sorted()))
    }
    self.lists = lists
  }

  /// The place after of the item that was at `position`, or nil if it is
  /// removed.
  ///
  /// - Complexity: O(log k) for k named and fixed items.
  @usableFromInline
  func place(of position: Position) -> Position? {
    let found = lists.partitioningIndex { $0.list >= position.list }
    guard found < lists.count, lists[found].list == position.list else {
      return position
    }
    if lists[found].isFixed(position.index) { return position }
    let own = named.partitioningIndex { relocation in
      relocation.from.map { $0 >= position } ?? false
    }
    if own < named.count, named[own].from == position { return named[own].to }
    return Position(
      list: position.list, index: lists[found].slot(of: position.index))
  }
}

/// The slots of one list that bystanders cannot have, before and after a
/// change.
struct TakenSlots {
  let list: Int

  /// The indices of the fixed items, ascending.
  let fixed: [Int]

  /// The indices before of named and fixed items, ascending.
  let before: [Int]

  /// The indices after of named and fixed items, ascending.
  let after: [Int]

  func isFixed(_ index: Int) -> Bool {
    let found = fixed.partitioningIndex { $0 >= index }
    return found < fixed.count && fixed[found] == index
  }

  /// The index after of the bystander that was at `index`.
  func slot(of index: Int) -> Int {
    freeSlot(ofRank: bystanders(before: index), among: after.count) {
      after[$0]
    }
  }

  /// The number of bystanders in front of `index` before the change.
  func bystanders(before index: Int) -> Int {
    index - before.partitioningIndex { $0 >= index }
  }

  /// The number of bystanders in front of `index` after the change.
  func bystanders(after index: Int) -> Int {
    index - after.partitioningIndex { $0 >= index }
  }
}

extension Relocation {
  /// Orders by the place before, inserted items first.
  func isBefore(_ other: Relocation) -> Bool {
    guard let from else { return other.from != nil }
    return other.from.map { from < $0 } ?? false
  }
}

extension Array where Element == Position {
  /// The indices of the positions in `list`, of an ascending array.
  func indices(inList list: Int) -> [Int] {
    let start = partitioningIndex { $0.list >= list }
    let end = partitioningIndex { $0.list > list }
    return self[start..<end].map { $0.index }
  }
}
