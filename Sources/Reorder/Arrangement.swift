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

  // Not generic: one from another module is not specialized.
  @usableFromInline
  init(_ named: [Relocation], rules: Rules) {
    let ascending =
      named.count > 1 ? named.sorted { $0.isBefore($1) } : named
    self.named = ascending
    var sources: [Position] = []
    var targets: [Position] = []
    sources.reserveCapacity(named.count)
    targets.reserveCapacity(named.count)
    for item in ascending {
      if let from = item.from { sources.append(from) }
      if let to = item.to { targets.append(to) }
    }
    targets.sort()
    var touched: [Int] = []
    touched.reserveCapacity(2 * named.count)
    for source in sources { touched.append(source.list) }
    for target in targets { touched.append(target.list) }
    touched.sort()
    var lists: [TakenSlots] = []
    lists.reserveCapacity(Swift.min(touched.count, 2))
    for list in touched where lists.last?.list != list {
      lists.append(
        TakenSlots(
          list: list, fixed: rules.fixedIndices(inList: list),
          sources: sources, targets: targets))
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

  /// The slots taken by fixed items and by the named ones, whose places before
  /// and after are ascending.
  init(
    list: Int, fixed: [Int], sources: [Position], targets: [Position]
  ) {
    self.list = list
    self.fixed = fixed
    before = fixed.merged(with: sources, inList: list)
    after = fixed.merged(with: targets, inList: list)
  }

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

extension Array where Element == Int {
  /// These indices and those of the positions in `list`, ascending.
  fileprivate func merged(
    with positions: [Position], inList list: Int
  ) -> [Int] {
    let start = positions.partitioningIndex { $0.list >= list }
    let end = positions.partitioningIndex { $0.list > list }
    if start == end { return self }
    var indices: [Int] = []
    indices.reserveCapacity(count + end - start)
    indices.append(contentsOf: self)
    for position in positions[start..<end] { indices.append(position.index) }
    if !isEmpty { indices.sort() }
    return indices
  }
}
