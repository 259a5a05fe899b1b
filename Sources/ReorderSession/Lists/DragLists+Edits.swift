public import Reorder

// What comes and goes while an item is on the way. Places are those that are
// shown, live and on drop alike; what is done is done to the lists without the
// drag, to which the item goes back for a moment.

/// What an insertion or a removal did to the lists while an item was on the
/// way.
@frozen
public struct Edit: Hashable, Sendable {
  /// The place of what came or went, in the lists without the drag.
  public var home: Position

  /// Where the item was shown and where it is now, both counted after the edit,
  /// if its place has become illegal: then it is back home.
  public var change: Move?

  /// Whether it was the item on the way that went, which ends the drag.
  public var isDragOver = false
}

extension DragLists {
  /// Inserts `element` at a gap of the lists as they are shown.
  ///
  /// A gap up to the item on the way is in front of it. Where that item was
  /// lifted, an insertion is in front of its place.
  ///
  ///     [b c a] shown, a lifted at 0   x at gap 1   [b x c a], home [a b x c]
  ///
  /// - Precondition: The gap exists.
  /// - Throws: The rule that forbids it to the lists without the drag; nothing
  ///   has changed then.
  public mutating func insert(
    _ element: Base.Element, at gap: Gap
  ) throws(Refusal) -> Edit {
    let place = Position(list: gap.list, index: gap.index)
    guard let drag else {
      try board.insert(element, at: gap)
      return Edit(home: place)
    }
    if let judge {
      let shown = judge.moved(from: drag.home, to: drag.place)
      if let fault = shown.fault(of: gap) { preconditionFailure("\(fault)") }
      let home = shown.homeGap(of: gap, of: drag)
      let next = shown.place(of: drag.place, afterMoving: nil, to: place)
      return try edit(
        Relocation(from: nil, to: Position(list: home.list, index: home.index)),
        next: next
      ) { board throws(Refusal) in try board.insert(element, at: home) }
    }
    if let origin {
      var edited = origin
      let number = origin.number(at: drag.place)
      let home = try edited.insert(element, at: gap)
      try board.insert(element, at: gap)
      follow(edited, number)
      return Edit(home: Position(list: home.list, index: home.index))
    }
    return try editExchange(
      Relocation(from: nil, to: place), next: drag.place
    ) { board throws(Refusal) in try board.insert(element, at: gap) }
  }

  /// Removes the item at `position` of the lists as they are shown; that of the
  /// item on the way ends the drag.
  ///
  /// - Precondition: An item is shown there.
  /// - Throws: The rule that forbids it to the lists without the drag; nothing
  ///   has changed then.
  public mutating func remove(at position: Position) throws(Refusal) -> Edit {
    guard let drag else {
      try board.remove(at: position)
      return Edit(home: position)
    }
    if position == drag.place { return try removeDragged(drag) }
    if let judge {
      let shown = judge.moved(from: drag.home, to: drag.place)
      if let fault = shown.fault(ofItemAt: position) {
        preconditionFailure("\(fault)")
      }
      let home = shown.place(
        of: position, afterMoving: drag.place, to: drag.home)!
      let next = shown.place(of: drag.place, afterMoving: position, to: nil)
      return try edit(Relocation(from: home, to: nil), next: next) {
        board throws(Refusal) in try board.remove(at: home)
      }
    }
    if let origin {
      var edited = origin
      let number = origin.number(at: drag.place)
      let home = try edited.remove(at: position)
      try board.remove(at: position)
      follow(edited, number)
      return Edit(home: home)
    }
    // The partner of the exchange is shown where the item was lifted.
    let isPartner = position == drag.home
    let home = isPartner ? drag.place : position
    return try editExchange(
      Relocation(from: home, to: nil), next: isPartner ? nil : drag.place
    ) { board throws(Refusal) in try board.remove(at: home) }
  }

  private mutating func removeDragged(_ drag: Drag) throws(Refusal) -> Edit {
    if var origin {
      _ = try origin.remove(at: drag.place)
      board = origin.board
    } else {
      if commit == .live { reorder(from: drag.place, to: drag.home) }
      do throws(Refusal) {
        try board.remove(at: drag.home)
      } catch {
        if commit == .live { reorder(from: drag.home, to: drag.place) }
        throw error
      }
    }
    forget()
    return Edit(home: drag.home, isDragOver: true)
  }

  /// Edits the lists of a mover without the drag, and lets the item go on to
  /// `next` if it still may.
  private mutating func edit(
    _ relocation: Relocation, next: Position?,
    _ body: (inout Constrained<Base>) throws(Refusal) -> Void
  ) throws(Refusal) -> Edit {
    guard var drag else { preconditionFailure("no item is on the way") }
    let home = judge!.place(
      of: drag.home, afterMoving: relocation.from, to: relocation.to)!
    if commit == .live { reorder(from: drag.place, to: drag.home) }
    do throws(Refusal) {
      try body(&board)
    } catch {
      if commit == .live { reorder(from: drag.home, to: drag.place) }
      throw error
    }
    judge = Constrained(
      Lengths(of: board), rules: board.rules, retarget: board.retarget)
    drag.home = home
    let next = next ?? home
    let isLegal =
      judge!.fault(from: home, to: next, meaning: .move) == nil
      && refusal(from: home, to: next) == nil
    drag.place = isLegal ? next : home
    if commit == .live { reorder(from: home, to: drag.place) }
    self.drag = drag
    return Edit(
      home: relocation.place,
      change: drag.place == next ? nil : Move(from: next, to: drag.place))
  }

  /// Edits the lists of an exchanger that commits on drop; `next` is the place
  /// with which the item on the way is to be exchanged, before the edit.
  private mutating func editExchange(
    _ relocation: Relocation, next: Position?,
    _ body: (inout Constrained<Base>) throws(Refusal) -> Void
  ) throws(Refusal) -> Edit {
    guard var drag else { preconditionFailure("no item is on the way") }
    func place(of position: Position) -> Position? {
      board.place(
        of: position, afterMoving: relocation.from, to: relocation.to)
    }
    let home = place(of: drag.home)!
    let after = next.flatMap { place(of: $0) } ?? home
    try body(&board)
    drag.home = home
    let isLegal = refusal(from: home, to: after) == nil
    drag.place = isLegal ? after : home
    self.drag = drag
    return Edit(
      home: relocation.place,
      change: isLegal ? nil : Move(from: after, to: home))
  }

  private mutating func follow(
    _ edited: ExchangeOrigin<Base>, _ number: Int
  ) {
    origin = edited
    let places = edited.places(of: number)!
    drag!.home = places.home
    drag!.place = places.shown
  }
}

/// One item that comes or goes.
private struct Relocation {
  var from: Position?
  var to: Position?

  var place: Position { (from ?? to)! }
}

extension Constrained {
  /// Returns these lists after a move that was judged elsewhere.
  fileprivate func moved(from: Position, to: Position) -> Self {
    var moved = self
    var probe = Uncounted()
    _ = moved.reorder(from: from, to: to, as: .undo, probe: &probe)
    return moved
  }

  /// Returns the gap, in the lists without the drag, of a gap in these, which
  /// are shown: behind the same item, skipping the one on the way and those
  /// that are fixed, or at the start.
  fileprivate func homeGap(of gap: Gap, of drag: Drag) -> Gap {
    if drag.home == drag.place { return gap }
    func isFixed(_ index: Int) -> Bool {
      rules.items.contains(
        ItemRule(at: Position(list: gap.list, index: index), is: .fixed))
    }
    if isFixed(gap.index) { return gap }
    var index = gap.index - 1
    while index >= 0
      && (Position(list: gap.list, index: index) == drag.place
        || isFixed(index))
    {
      index -= 1
    }
    var home = 0
    if index >= 0 {
      let place = place(
        of: Position(list: gap.list, index: index), afterMoving: drag.place,
        to: drag.home)
      home = place!.index + 1
    }
    while isFixed(home) { home += 1 }
    return Gap(list: gap.list, index: home)
  }
}
