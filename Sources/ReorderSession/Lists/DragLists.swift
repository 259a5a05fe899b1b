public import Reorder

/// When a drag changes the lists.
@frozen
public enum Commit: String, Hashable, Sendable, CaseIterable {
  /// At every place on the way: the lists always show where the item is.
  case live

  /// Once, at the end.
  case onDrop
}

/// One item on the way, by the places it has been.
@frozen
public struct Drag: Hashable, Sendable {
  /// The place where it was lifted, as it was named then.
  public let begin: Position

  /// The place where it would be if the drag were cancelled: ``begin``, moved
  /// along by what came and went meanwhile.
  public internal(set) var home: Position

  /// The place where it is shown: the last proposal that was accepted.
  public internal(set) var place: Position
}

/// Lists of which one item may be on the way: what a drag does to them, by
/// places alone, without points.
///
///     var lists = DragLists(
///       Constrained<Rotation>([["a", "b", "c"], []], rules: Rules()),
///       commit: .live)
///     lists.lift(at: Position(list: 0, index: 0))
///     lists.propose(Position(list: 1, index: 0))     // [b c] [a]
///     lists.propose(Position(list: 0, index: 2))     // [b c a] []
///     lists.cancel()                                 // [a b c] []
///
/// A mover's proposals are judged from where the drag began, and what comes and
/// goes meanwhile; so only the last accepted one counts, whatever the path, and
/// both commits end alike. An exchanger's are judged step by step.
///
/// **Cost.** A proposal costs one check and, live, one reorder. Lifting costs
/// O(*lists*). An exchanger that commits live keeps a copy of the lists, to be
/// able to go back: lifting then costs O(*items*).
public struct DragLists<Base: ReorderStrategy> {
  /// The lists: live as they are shown, else as they are without the drag.
  public internal(set) var board: Constrained<Base>

  /// When a drag changes the lists.
  public let commit: Commit

  /// The item on the way, or nil.
  public internal(set) var drag: Drag?

  /// The lists without the drag, by their lengths; for movers.
  var judge: Constrained<Lengths>?

  /// The lists without the drag; for exchangers that commit live.
  var origin: ExchangeOrigin<Base>?

  /// Lets the strategy reorder.
  private let carryOut: CarryOut

  /// Puts lists into the hands of drags.
  @inlinable
  public init(_ board: Constrained<Base>, commit: Commit) {
    // What is made here is made where the strategy and its items are known: a
    // strategy that is called without that is up to a hundred times slower.
    self.init(board, commit: commit) { board, move, intent in
      var probe = Uncounted()
      return board.reorder(
        from: move.from, to: move.to, as: intent, probe: &probe)
    }
  }

  @usableFromInline
  typealias CarryOut = (inout Constrained<Base>, Move, Intent) -> Outcome

  @usableFromInline
  init(
    _ board: Constrained<Base>, commit: Commit, carryOut: @escaping CarryOut
  ) {
    self.board = board
    self.commit = commit
    self.carryOut = carryOut
  }
}

// Unchecked, for what lets the strategy reorder is a function that captures
// nothing.
extension DragLists: @unchecked Sendable
where Base: Sendable, Base.Element: Sendable {}

extension DragLists {
  /// Lifts the item at `position`, or returns the rule that forbids it:
  /// `unpickable`, `fixed` or `wallItem`.
  ///
  /// - Precondition: An item is there and none is on the way.
  /// - Complexity: O(*lists*), O(*items*) for an exchanger that commits live.
  @discardableResult
  public mutating func lift(at position: Position) -> Refusal? {
    precondition(drag == nil, "an item is on the way already")
    precondition(
      board.fault(ofItemAt: position) == nil,
      "\(board.fault(ofItemAt: position)!)")
    if let refusal = board.rules.liftRefusal(at: position) { return refusal }
    drag = Drag(begin: position, home: position, place: position)
    if Base.meaning == .move {
      judge = Constrained(
        Lengths(of: board), rules: board.rules, retarget: board.retarget)
    } else if commit == .live {
      origin = ExchangeOrigin(board)
    }
    return nil
  }

  /// Proposes a final place for the item on the way.
  ///
  /// For an exchanger the slot behind the last item of a list is no proposal:
  /// nothing happens.
  ///
  /// - Parameter proposal: The place, counted as if the item were taken out
  ///   first.
  /// - Precondition: An item is on the way, and the place is legal in the
  ///   shape.
  public mutating func propose(_ proposal: Position) -> Verdict {
    guard var drag else { preconditionFailure("no item is on the way") }
    if proposal == drag.place { return .accepted(nil) }
    if Base.meaning == .exchange && isSlotBehind(proposal) {
      return .accepted(nil)
    }
    let from = judgedPlace(of: drag)
    let target: Position
    switch judgement(from: from, to: proposal) {
    case .success(let place): target = place
    case .failure(let refusal): return .refused(refusal)
    }
    let refusal = target == proposal ? nil : refusal(from: from, to: proposal)
    var change: Move?
    if target != drag.place {
      if commit == .live {
        // What was judged from home is not judged again from here; a base may
        // have rules of its own.
        let outcome = reorder(from: drag.place, to: target)
        if case .refused(let refusal) = outcome { return .refused(refusal) }
        origin?.exchange(drag.place, target)
      }
      change = Move(from: drag.place, to: target)
      drag.place = target
      self.drag = drag
    }
    return refusal.map { .retargeted(change, $0) } ?? .accepted(change)
  }

  /// Ends the drag: the item stays where it is shown.
  ///
  /// - Returns: The drag that ended.
  /// - Precondition: An item is on the way.
  @discardableResult
  public mutating func drop() -> Drag {
    guard var drag else { preconditionFailure("no item is on the way") }
    if commit == .onDrop {
      let outcome = reorder(from: drag.home, to: drag.place)
      if case .refused = outcome { drag.place = drag.home }
    }
    forget()
    return drag
  }

  /// Ends the drag: the lists are as they were when it began, but for what came
  /// and went meanwhile.
  ///
  /// - Returns: The drag that ended; the item is at its ``Drag/home``.
  /// - Precondition: An item is on the way.
  @discardableResult
  public mutating func cancel() -> Drag {
    guard let drag else { preconditionFailure("no item is on the way") }
    if let origin {
      board = origin.board
    } else if commit == .live {
      reorder(from: drag.place, to: drag.home)
    }
    forget()
    return drag
  }

  mutating func forget() {
    drag = nil
    judge = nil
    origin = nil
  }

  /// Takes an item, which was judged before, to a place.
  @discardableResult
  mutating func reorder(from: Position, to: Position) -> Outcome {
    carryOut(
      &board, Move(from: from, to: to), Base.meaning == .move ? .undo : .drag)
  }

  /// Takes an item to a place as a tap does, if the rules allow it.
  ///
  /// - Precondition: No item is on the way.
  mutating func transfer(_ move: Move) -> Outcome {
    carryOut(&board, move, .command)
  }

  /// The place from which proposals are judged.
  private func judgedPlace(of drag: Drag) -> Position {
    Base.meaning == .exchange && commit == .live ? drag.place : drag.home
  }

  private func judgement(
    from: Position, to: Position
  ) -> Result<Position, Refusal> {
    judge?.target(from: from, to: to) ?? board.target(from: from, to: to)
  }

  func refusal(from: Position, to: Position) -> Refusal? {
    if let judge { return judge.refusal(from: from, to: to) }
    return board.refusal(from: from, to: to)
  }

  private func isSlotBehind(_ place: Position) -> Bool {
    board.fault(ofList: place.list) == nil
      && place.index == board.count(ofList: place.list)
  }
}

/// What became of a proposal. A change names the place where the item was shown
/// and the one where it is shown now; without one it stays where it is.
@frozen
public enum Verdict: Hashable, Sendable {
  /// The place is legal, or no place at all.
  case accepted(Move?)

  /// The rule forbids the place, and the item was sent to another.
  case retargeted(Move?, Refusal)

  /// The rule forbids the place: nothing happened.
  case refused(Refusal)
}

extension Rules {
  /// Returns the first rule of an item that keeps a drag from lifting it.
  func liftRefusal(at position: Position) -> Refusal? {
    func has(_ kind: ItemRule.Kind) -> Bool {
      items.contains(ItemRule(at: position, is: kind))
    }
    if items.isEmpty { return nil }
    if has(.unpickable) { return .unpickable }
    if has(.fixed) { return .fixed }
    return has(.wall) ? .wallItem : nil
  }
}
