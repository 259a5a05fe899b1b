import Reorder

extension Session {
  /// The pointer went up: drops the item where it is shown. A press that was
  /// too short for a lift is a tap.
  @discardableResult
  public mutating func end() -> [SessionEvent] {
    switch state {
    case .idle: return [.ignored]
    case .pressed(let point, _):
      state = .idle
      return tap(at: point)
    case .lifted:
      state = .idle
      let shown = drag
      let drag = dragLists.drop()
      var events: [SessionEvent] = []
      if let shown, shown.place != drag.place {
        // The strategy itself did not let it go there.
        layout.follow(
          Move(from: shown.place, to: drag.home), home: drag.home,
          as: Base.meaning, dragLists.commit)
      }
      let isChanged = drag.place != drag.home
      if isChanged && dragLists.commit == .onDrop {
        events.append(
          event(ofCommitted: Move(from: drag.home, to: drag.place)))
      }
      events.append(.dropped(from: drag.begin, to: drag.place))
      if isChanged && options.tellsOrder { events.append(.orderChanged) }
      return events + settle()
    }
  }

  /// The gesture was taken away: the lists are as they were when it began, but
  /// for what came and went meanwhile.
  @discardableResult
  public mutating func cancel() -> [SessionEvent] {
    switch state {
    case .idle: return [.ignored]
    case .pressed:
      state = .idle
      return []
    case .lifted(let lifted):
      state = .idle
      let drag = dragLists.cancel()
      if let home = lifted.home {
        layout = home
      } else {
        layout.follow(
          Move(from: drag.place, to: drag.home), home: drag.home,
          as: Base.meaning, dragLists.commit)
      }
      return [.cancelled(drag.home)] + settle()
    }
  }

  /// A short touch: on an item it does what the options say of its list, on a
  /// header it is told.
  ///
  /// - Parameter point: The pointer, in the viewport.
  /// - Complexity: What the layout takes to find the item; O(*lists*) beside all
  ///   items.
  @discardableResult
  public mutating func tap(at point: Point) -> [SessionEvent] {
    guard case .idle = state, point.isFinite else { return [.ignored] }
    guard let place = layout.item(at: content(point)) else {
      let list = (0..<layout.listCount).first { list in
        layout.headerFrame(ofList: list).contains(content(point))
      }
      return list.map { [.headerTapped(list: $0)] } ?? [.nothingThere]
    }
    let rule =
      options.taps.indices.contains(place.list)
      ? options.taps[place.list] : TapRule()
    switch isEditing ? rule.whileEditing : rule.otherwise {
    case .open:
      return [.tapped(place)]
    case .transfer(let list, let landing):
      // An exchanger takes no item to a place that is free.
      if Base.meaning == .exchange { return [.tapped(place)] }
      return transfer(place, to: board.gap(for: place, in: list, landing))
    }
  }

  /// Takes a tapped item to a gap.
  private mutating func transfer(
    _ place: Position, to gap: Gap
  ) -> [SessionEvent] {
    let target = gap.final(movingFrom: place)
    if let refusal = board.refusal(from: place, to: target, as: .command) {
      return [.refused(refusal)]
    }
    switch dragLists.transfer(Move(from: place, to: target)) {
    case .refused(let refusal): return [.refused(refusal)]
    case .unchanged, .exchanged: return [.tapped(place)]
    case .moved(let move):
      layout.follow(move, home: place, as: .move, .live)
      return [event(ofCommitted: move)]
        + (options.tellsOrder ? [.orderChanged] : []) + settle()
    }
  }

  /// Cuts the offset at the end of the content, which may have shrunk.
  mutating func settle() -> [SessionEvent] {
    setOffset(clamp(offset, to: layout.contentHeight))
  }
}

extension ReorderStrategy {
  /// Returns the gap of a list in which an item lands.
  ///
  /// - Complexity: O(1), or O(log n) for a list in order.
  fileprivate func gap(
    for place: Position, in list: Int, _ landing: Landing<Element>
  ) -> Gap {
    switch landing {
    case .front: return Gap(list: list, index: 0)
    case .end: return Gap(list: list, index: count(ofList: list))
    case .ordered(let isInOrder):
      let item = self[place]
      let index = (0..<count(ofList: list)).partitioningIndex { index in
        isInOrder(item, self[Position(list: list, index: index)])
      }
      return Gap(list: list, index: index)
    }
  }
}
