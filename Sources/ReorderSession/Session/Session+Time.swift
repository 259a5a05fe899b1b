import Reorder

extension Session {
  /// Time went by: completes a press, scrolls, and proposes every place that
  /// passes under the item while the content scrolls, in order.
  ///
  /// - Parameter seconds: How much, at least 0.
  @discardableResult
  public mutating func tick(_ seconds: Double) -> [SessionEvent] {
    guard seconds >= 0, seconds.isFinite else { return [.ignored] }
    switch state {
    case .idle: return [.ignored]
    case .pressed(let point, let before):
      state = .pressed(point, seconds: before + seconds)
      return before + seconds < options.pressDuration ? [] : begin(at: point)
    case .lifted(var lifted):
      state = .idle
      let target = clamp(lifted.scroll.advance(by: seconds), for: lifted)
      var events: [SessionEvent] = []
      if lifted.scroll.speed != 0 && target != offset {
        events = scroll(to: target, &lifted)
      } else if lifted.isEdited {
        events = proposeHovered(&lifted)
      }
      state = .lifted(lifted)
      return events
    }
  }

  /// The content was scrolled from outside; during a drag that is motion, which
  /// lands at once.
  ///
  /// - Parameter offset: Where to, in points; what is beyond the content is cut.
  @discardableResult
  public mutating func scroll(to offset: Double) -> [SessionEvent] {
    guard offset.isFinite else { return [.ignored] }
    guard case .lifted(var lifted) = state else {
      return setOffset(clamp(offset, to: layout.contentHeight))
    }
    state = .idle
    var events = setOffset(clamp(offset, for: lifted))
    events += proposeHovered(&lifted)
    lifted.scroll.go(at: speed(of: lifted), from: self.offset)
    state = .lifted(lifted)
    return events
  }

  /// Scrolls to an offset, and judges every place on the way.
  private mutating func scroll(
    to target: Double, _ lifted: inout Lifted<Slots>
  ) -> [SessionEvent] {
    var events: [SessionEvent] = []
    let first = lifted.hover
    let start = offset
    offset = target
    let passed = hit.proposals(
      from: first, to: hover(of: lifted),
      in: HoverLayouts(shown: layout, rest: lifted.rest))
    for place in passed ?? [] { events += propose(place, &lifted) }
    if passed == nil {
      offset = start
      while offset != target {
        offset =
          start < target
          ? min(target, offset.wholeBelow + 1)
          : max(target, offset.wholeAbove - 1)
        events += proposeHovered(&lifted)
      }
    } else {
      events += proposeHovered(&lifted)
    }
    return events + [.scrolled(offset)]
  }

  /// Shows the top, if the item is above what is visible and that is wanted.
  mutating func scrollToTop(_ lifted: Lifted<Slots>) -> [SessionEvent] {
    guard options.autoscroll == .top, lifted.hover.centre.y >= 0,
      lifted.hover.centre.y < offset
    else { return [] }
    return setOffset(0)
  }

  func speed(of lifted: Lifted<Slots>) -> Double {
    options.autoscroll.speed(
      at: hover(of: lifted).centre.y - offset, height: viewport.height)
  }

  mutating func setOffset(_ offset: Double) -> [SessionEvent] {
    if offset == self.offset { return [] }
    self.offset = offset
    return [.scrolled(offset)]
  }

  func clamp(_ offset: Double, for lifted: Lifted<Slots>) -> Double {
    clamp(offset, to: lifted.contentHeight)
  }

  func clamp(_ offset: Double, to contentHeight: Double) -> Double {
    max(0, min(offset, contentHeight - viewport.height))
  }
}
