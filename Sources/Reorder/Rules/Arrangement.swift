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

  /// The places after of the named items, ascending.
  let targets: [Position]

  /// The places of all fixed items, ascending.
  let fixed: [Position]

  /// Arranges `named` items among those that have `rules`.
  ///
  /// - Precondition: No place before and no place after is named twice; the
  ///   rules of items are in ascending order of their places.
  // Not generic: one from another module is not specialized.
  @usableFromInline
  init(_ named: [Relocation], rules: Rules) {
    self.named = named.count > 1 ? named.sorted { $0.isBefore($1) } : named
    var targets: [Position] = []
    targets.reserveCapacity(named.count)
    for item in named {
      if let to = item.to { targets.append(to) }
    }
    if targets.count > 1 { targets.sort() }
    self.targets = targets
    fixed = rules.items.lazy.filter { $0.kind == .fixed }.map { $0.place }
  }

  /// Whether a named item leaves or enters `list`, or moves within it.
  func changes(_ list: Int) -> Bool {
    let source = named.partitioningIndex { item in
      item.from.map { $0.list >= list } ?? false
    }
    if source < named.count, named[source].from?.list == list { return true }
    let target = targets.partitioningIndex { $0.list >= list }
    return target < targets.count && targets[target].list == list
  }

  /// The place after of the item that was at `position`, or nil if it is
  /// removed.
  ///
  /// - Complexity: O(log² k) for k named and fixed items.
  @usableFromInline
  func place(of position: Position) -> Position? {
    if isFixed(position) || !changes(position.list) { return position }
    let own = named.partitioningIndex { item in
      item.from.map { $0 >= position } ?? false
    }
    if own < named.count, named[own].from == position { return named[own].to }
    return slot(ofRank: bystanders(before: position), inList: position.list)
  }

  /// The number of bystanders that were in front of `position` in its list.
  func bystanders(before position: Position) -> Int {
    position.index - fixed.count(inFrontOf: position) { $0 }
      - named.count(inFrontOf: position) { $0.from }
  }

  /// The number of bystanders that are in front of `position` in its list
  /// after the change.
  func bystanders(after position: Position) -> Int {
    position.index - fixed.count(inFrontOf: position) { $0 }
      - targets.count(inFrontOf: position) { $0 }
  }

  /// The place after of the bystander of `list` that has `rank` others in
  /// front of it.
  private func slot(ofRank rank: Int, inList list: Int) -> Position {
    // Each slot that is taken puts it off by one at most.
    let slots = rank..<(rank + fixed.count + targets.count)
    let index = slots.partitioningIndex { index in
      bystanders(after: Position(list: list, index: index + 1)) > rank
    }
    return Position(list: list, index: index)
  }

  private func isFixed(_ position: Position) -> Bool {
    let found = fixed.partitioningIndex { $0 >= position }
    return found < fixed.count && fixed[found] == position
  }
}

extension Relocation {
  /// Orders by the place before, inserted items first.
  fileprivate func isBefore(_ other: Relocation) -> Bool {
    guard let from else { return other.from != nil }
    return other.from.map { from < $0 } ?? false
  }
}

extension Array {
  /// The number of elements whose `place` is in the list of `position` and in
  /// front of it; those without a place come first, the others ascending.
  fileprivate func count(
    inFrontOf position: Position, by place: (Element) -> Position?
  ) -> Int {
    if isEmpty { return 0 }
    let start = partitioningIndex { element in
      place(element).map { $0.list >= position.list } ?? false
    }
    let end = partitioningIndex { element in
      place(element).map { $0 >= position } ?? false
    }
    return end - start
  }
}
