import Reorder

extension Session {
  /// A finger came down: ticks that add up to the duration of a press lift the
  /// item there.
  ///
  /// - Parameter point: The pointer, in the viewport.
  @discardableResult
  public mutating func press(at point: Point) -> [SessionEvent] {
    guard case .idle = state, point.isFinite else { return [.ignored] }
    state = .pressed(point, seconds: 0)
    return []
  }

  /// Lifts the item at a point.
  ///
  /// - Parameter point: The pointer, in the viewport.
  /// - Returns: ``SessionEvent/lifted(_:)``; or why nothing was lifted, and then
  ///   the rest of the gesture is ignored.
  /// - Complexity: O(n), for a copy of the layout.
  @discardableResult
  public mutating func begin(at point: Point) -> [SessionEvent] {
    if case .lifted = state { return [.ignored] }
    guard point.isFinite else { return [.ignored] }
    state = .idle
    guard let place = layout.item(at: content(point)) else {
      return [.nothingThere]
    }
    if let refusal = stuckRefusal(at: place) ?? dragLists.lift(at: place) {
      return [.refused(refusal)]
    }
    let frame = layout.frame(of: place)
    let rest = layout.without(place)
    var lifted = Lifted(
      pointer: point, grab: content(point) - frame.origin,
      centre: frame.centre, size: frame.size,
      hover: Hover(
        home: place, place: place, pointer: content(point),
        corner: frame.origin, centre: frame.centre, motion: Point(x: 0, y: 0),
        size: frame.size),
      rest: rest, home: dragLists.origin == nil ? nil : layout,
      contentHeight: rest.contentHeight
        + layout.growth(for: frame.size.height))
    if options.follow != .motion { lifted.hover = hover(of: lifted) }
    hit.begin(
      lifted.hover, in: HoverLayouts(shown: layout, rest: lifted.rest))
    lifted.scroll.go(at: speed(of: lifted), from: offset)
    state = .lifted(lifted)
    let events = options.liftStartsEditing ? setEditing(true) : []
    return events + [.lifted(place)]
  }

  /// Begins or ends editing.
  ///
  /// - Returns: ``SessionEvent/editing(_:)`` if that is a change.
  @discardableResult
  public mutating func setEditing(_ isEditing: Bool) -> [SessionEvent] {
    if self.isEditing == isEditing { return [] }
    self.isEditing = isEditing
    return [.editing(isEditing)]
  }

  /// The rule that keeps every drag from moving the item, if those are told at
  /// the lift.
  private func stuckRefusal(at place: Position) -> Refusal? {
    guard options.refusesStuckLifts else { return nil }
    if let refusal = dragLists.board.rules.liftRefusal(at: place) {
      return refusal
    }
    let rules = dragLists.board.rules.rules(ofList: place.list)
    if !rules.dragOut && !rules.dragWithin { return .dragOut }
    let behind = dragLists.board.count(ofList: place.list) - 1 - place.index
    return place.index < rules.leadingPins || behind < rules.trailingPins
      ? .pinned : nil
  }
}

extension Point {
  /// Whether both numbers are.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
