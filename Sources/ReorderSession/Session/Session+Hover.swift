import Reorder

extension Session {
  /// The pointer moved: proposes the place where it lands.
  ///
  /// A press that wanders too far is none any more, and the rest of the gesture
  /// is ignored.
  ///
  /// - Parameter point: The pointer, in the viewport.
  @discardableResult
  public mutating func move(to point: Point) -> [SessionEvent] {
    guard point.isFinite else { return [.ignored] }
    switch state {
    case .idle: return [.ignored]
    case .pressed(let start, _):
      let way = point - start
      if max(abs(way.x), abs(way.y)) > options.pressAllowance { state = .idle }
      return []
    case .lifted(var lifted):
      state = .idle
      lifted.pointer = point
      var events = proposeHovered(&lifted)
      events += scrollToTop(lifted)
      let speed = speed(of: lifted)
      if speed != lifted.scroll.speed {
        lifted.scroll.go(at: speed, from: offset)
      }
      state = .lifted(lifted)
      return events
    }
  }

  /// Proposes what the hit test says of where the item is.
  mutating func proposeHovered(_ lifted: inout Lifted<Slots>) -> [SessionEvent]
  {
    look(&lifted)
    lifted.isEdited = false
    let place = hit.proposal(
      for: lifted.hover, in: HoverLayouts(shown: layout, rest: lifted.rest))
    return place.map { propose($0, &lifted) } ?? []
  }

  /// Takes note of where the item is, and how far it went.
  mutating func look(_ lifted: inout Lifted<Slots>) {
    let previous = lifted.hover.centre
    lifted.hover = hover(of: lifted)
    lifted.hover.motion = lifted.hover.centre - previous
  }

  /// Proposes a place and tells what came of it.
  mutating func propose(
    _ place: Position, _ lifted: inout Lifted<Slots>
  ) -> [SessionEvent] {
    let refused = lifted.refused
    lifted.refused = nil
    switch dragLists.propose(place) {
    case .accepted(let change):
      return changeEvents(change)
    case .retargeted(let change, let refusal):
      guard options.tellsRetargeted else { return changeEvents(change) }
      lifted.refused = place
      return (refused == place ? [] : [.refused(refusal)])
        + changeEvents(change)
    case .refused(let refusal):
      lifted.refused = place
      return refused == place ? [] : [.refused(refusal)]
    }
  }

  /// Lets the layout follow a change of the item's place, and tells it.
  private mutating func changeEvents(_ change: Move?) -> [SessionEvent] {
    guard let change, let drag else { return [] }
    layout.follow(change, home: drag.home, as: Base.meaning, dragLists.commit)
    return [event(of: change)]
  }

  /// What a change of the item's place is called.
  func event(of change: Move) -> SessionEvent {
    if dragLists.commit == .onDrop { return .target(change.to) }
    return event(ofCommitted: change)
  }

  /// What a change of the lists is called.
  func event(ofCommitted change: Move) -> SessionEvent {
    if Base.meaning == .exchange {
      return .exchanged(change.from, change.to)
    }
    return change.isTransfer
      ? .transferred(from: change.from, to: change.to)
      : .reordered(from: change.from, to: change.to)
  }

  /// Where the item is, by the pointer and the offset.
  func hover(of lifted: Lifted<Slots>) -> Hover {
    let pointer = content(lifted.pointer)
    let corner = pointer - lifted.grab
    var centre: Point
    switch options.follow {
    case .motion:
      centre = Point(
        x: corner.x + lifted.size.width / 2,
        y: corner.y + lifted.size.height / 2)
    case .pointer:
      centre = pointer
    case .vertical:
      centre = content(
        Point(
          x: lifted.centre.x,
          y: min(max(lifted.pointer.y, 0), viewport.height)))
    }
    return Hover(
      home: drag?.home ?? lifted.hover.home,
      place: drag?.place ?? lifted.hover.place, pointer: pointer,
      corner: corner, centre: centre, motion: Point(x: 0, y: 0),
      size: lifted.size)
  }
}

extension Layout {
  /// Lets the extents follow the item on the way.
  mutating func follow(
    _ change: Move, home: Position, as meaning: Meaning, _ commit: Commit
  ) {
    switch (meaning, commit) {
    case (.move, _):
      var probe = Uncounted()
      _ = extents.reorder(
        from: change.from, to: change.to, as: .undo, probe: &probe)
    case (.exchange, .live):
      exchange(change.from, change.to)
    case (.exchange, .onDrop):
      exchange(change.from, home)
      exchange(home, change.to)
    }
  }

  private mutating func exchange(_ one: Position, _ other: Position) {
    if one == other { return }
    extents.scatter(
      [Move(from: one, to: other), Move(from: other, to: one)], as: .undo)
  }
}
