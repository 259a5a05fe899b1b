extension Constrained: ReorderStrategy {
  /// The meaning of the strategy inside.
  @inlinable
  public static var meaning: Meaning { Base.meaning }

  /// Creates a multi-list without rules.
  @inlinable
  public init(_ lists: [[Base.Element]]) {
    storedBase = Base(lists)
    storedRules = Rules()
  }

  /// The items, list by list.
  @inlinable
  public var lists: [[Base.Element]] { storedBase.lists }

  /// The number of lists.
  @inlinable
  public var listCount: Int { storedBase.listCount }

  /// The number of items in `list`, a list in `0..<listCount`.
  @inlinable
  public func count(ofList list: Int) -> Int { storedBase.count(ofList: list) }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  @inlinable
  public subscript(position: Position) -> Base.Element {
    storedBase[position]
  }

  /// Inserts `element` at `gap`, judged like a transfer in by a command.
  ///
  /// The rules of items behind the gap follow them. The new item has none.
  ///
  /// - Precondition: The gap exists.
  /// - Throws: ``Refusal/max`` or ``Refusal/pinned``.
  @inlinable
  public mutating func insert(
    _ element: Base.Element, at gap: Gap
  ) throws(Refusal) {
    storedBase.require(gap)
    let place = Position(list: gap.list, index: gap.index)
    try check(Relocation(from: nil, to: place))
    try storedBase.insert(element, at: gap)
    storedRules.follow { $0.after(insertionAt: gap) }
  }

  /// Removes and returns the item at `position`, judged like a transfer out by
  /// a command.
  ///
  /// The rules of the item go with it; those of items behind it follow them.
  ///
  /// - Precondition: An item is at `position`.
  /// - Throws: ``Refusal/min`` or ``Refusal/pinned``.
  @inlinable
  @discardableResult
  public mutating func remove(
    at position: Position
  ) throws(Refusal) -> Base.Element {
    storedBase.require(itemAt: position)
    try check(Relocation(from: position, to: nil))
    let element = try storedBase.remove(at: position)
    storedRules.items.removeAll { $0.place == position }
    storedRules.follow { $0.after(removalAt: position) }
    return element
  }

  /// Takes the item at `from` to the final place `to` if the rules allow it to
  /// a drag.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    reorder(from: from, to: to, as: .drag, probe: &probe)
  }

  @inlinable
  func check(_ edit: Relocation) throws(Refusal) {
    if let refusal = storedRules.refusal(
      of: edit, from: storedBase, to: ShapeAfter(edit, in: storedBase),
      as: .command)
    {
      throw refusal
    }
  }
}

extension Position {
  /// The place of the item at this position once something is inserted.
  @inlinable
  func after(insertionAt gap: Gap) -> Position {
    Position(
      list: list,
      index: list == gap.list && index >= gap.index ? index + 1 : index)
  }

  /// The place of the item at this position once another is removed.
  @inlinable
  func after(removalAt place: Position) -> Position {
    Position(
      list: list,
      index: list == place.list && index > place.index ? index - 1 : index)
  }
}

extension Constrained: MoveStrategy where Base: MoveStrategy {
  /// Takes several items to one gap if the rules allow it to a drag, all or
  /// none.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let batch = requireValid { () throws(InvalidOperation) in
      try Batch(of: items, to: gap, in: storedBase)
    }
    if batch.isUnchanged { return .unchanged }
    if let refusal = refusal(of: batch.moves) { return .refused(refusal) }
    let outcome = storedBase.moveBatch(batch.items, to: gap)
    if case .moved = outcome { storedRules.follow { batch.place(of: $0) } }
    return outcome
  }

  /// Takes several items each to its own final place, all at once, if the rules
  /// allow it to a drag, all or none.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    let scatter = requireValid { () throws(InvalidOperation) in
      try Scatter(moves, in: storedBase)
    }
    if scatter.isUnchanged { return .unchanged }
    if let refusal = refusal(of: scatter.moves) { return .refused(refusal) }
    let outcome = storedBase.scatter(scatter.moves)
    if case .moved = outcome { storedRules.follow { scatter.place(of: $0) } }
    return outcome
  }

  /// Moves each item one step if the rules allow it to a command; an item whose
  /// step is refused stays and the others go on.
  @inlinable
  @discardableResult
  public mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome {
    step(items, key) { strategy, from, to in
      var probe = Uncounted()
      return strategy.reorder(from: from, to: to, as: .command, probe: &probe)
    }
  }

  @inlinable
  func refusal(of moves: some Sequence<Move>) -> Refusal? {
    storedRules.refusal(
      of: moves.lazy.map { Relocation($0) }, from: storedBase,
      to: storedBase.shape(after: moves), as: .drag)
  }
}
