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

  /// Takes the item at `from` to the final place `to`, or to the place that
  /// ``retarget`` says, if the rules allow it to a drag.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    reorder(from: from, to: to, as: .drag, probe: &probe)
  }

  /// Inserts `element` at `gap`, judged like a transfer in by a command.
  ///
  /// Fixed items keep their index, the others behind the gap shift. The rules
  /// of items follow them; the new item has none.
  ///
  /// - Precondition: The gap exists.
  /// - Throws: The first rule that forbids it: ``Refusal/max``,
  ///   ``Refusal/pinned``, ``Refusal/fixedSlot`` or ``Refusal/wall``.
  @inlinable
  public mutating func insert(
    _ element: Base.Element, at gap: Gap
  ) throws(Refusal) {
    storedBase.require(gap)
    let place = Position(list: gap.list, index: gap.index)
    let insertion = Relocation(from: nil, to: place)
    try check(insertion)
    try storedBase.insert(element, at: gap)
    var probe = Uncounted()
    restoreFixed(behind: place, shiftedBy: +1, probe: &probe)
    storedRules.follow(insertion)
  }

  /// Removes and returns the item at `position`, judged like a transfer out by
  /// a command.
  ///
  /// Fixed items keep their index, the others behind the item shift. Its own
  /// rules go with it; those of other items follow them.
  ///
  /// - Precondition: An item is at `position`.
  /// - Throws: The first rule that forbids it: ``Refusal/fixed``,
  ///   ``Refusal/wallItem``, ``Refusal/min``, ``Refusal/pinned``,
  ///   ``Refusal/slotLost`` or ``Refusal/wall``.
  @inlinable
  @discardableResult
  public mutating func remove(
    at position: Position
  ) throws(Refusal) -> Base.Element {
    storedBase.require(itemAt: position)
    let removal = Relocation(from: position, to: nil)
    try check(removal)
    let element = try storedBase.remove(at: position)
    var probe = Uncounted()
    restoreFixed(behind: position, shiftedBy: -1, probe: &probe)
    storedRules.follow(removal)
    return element
  }

  @inlinable
  func check(_ edit: Relocation) throws(Refusal) {
    if let refusal = storedRules.refusal(
      of: CollectionOfOne(edit), from: storedBase,
      to: ShapeAfter(edit, in: storedBase), as: .command)
    {
      throw refusal
    }
  }
}
