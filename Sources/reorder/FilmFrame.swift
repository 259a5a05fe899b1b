import Reorder
import ReorderSession

/// What is in sight after one call.
struct FilmFrame {
  /// An item where it lies.
  struct Box {
    let text: String
    let rect: Rect

    /// Whether it is the item on the way, at the place where it is shown.
    let isLifted: Bool
  }

  /// What was done, and what came of it.
  let caption: String
  let events: [String]
  let boxes: [Box]

  /// The item as it hangs at the pointer, if one is on the way.
  let dragged: Box?
  let pointer: Point?
}

extension FilmScript {
  /// Plays the script.
  var frames: [FilmFrame] {
    switch system {
    case .ucTagEditor:
      frames(
        of: UCTagEditor.session(
          upper: lists[0], lower: lists[1], viewport: viewport))
    case .tagSortedGrid:
      frames(of: TagSortedGrid.session(lists[0], viewport: viewport))
    case .twoSectionTagEditor:
      frames(
        of: TwoSectionTagEditor.session(
          shown: lists[0], hidden: lists[1], viewport: viewport, catalogue: <))
    case .snapshotGrid:
      frames(
        of: SnapshotGrid.session(
          lists[0],
          layout: GridLayout(
            counts: [lists[0].count], columns: 3,
            cell: Size(width: viewport.width / 3, height: 40)),
          viewport: viewport))
    case .draggableTable:
      frames(
        of: DraggableTable.session(
          lists, heights: heights,
          headers: lists.count > 1 ? lists.map { _ in 20 } : [],
          edgeRange: min(100, viewport.height / 3), viewport: viewport))
    }
  }

  private func frames<Base, Slots, Hit>(
    of session: Session<Base, Slots, Hit>
  ) -> [FilmFrame] where Base.Element == String {
    var player = FilmPlayer(session)
    return [player.frame("before", [])]
      + calls.map { call in
        let events = player.play(call)
        return player.frame(call.words, events.map { $0.words })
      }
  }
}

/// A session and the pointer over it.
private struct FilmPlayer<
  Base: ReorderStrategy<String>, Slots: Layout, Hit: HitTest
> {
  var session: Session<Base, Slots, Hit>
  var pointer: Point?

  /// The way from the pointer to the centre of the item that it lifted.
  var grab = Point(x: 0, y: 0)
  var size = Size(width: 0, height: 0)

  init(_ session: Session<Base, Slots, Hit>) { self.session = session }

  mutating func play(_ call: FilmScript.Call) -> [SessionEvent] {
    pointer = call.point ?? pointer
    let wasLifted = session.drag != nil
    let layout = session.layout
    let offset = session.offset
    let events =
      switch call {
      case .press(let point): session.press(at: point)
      case .begin(let point): session.begin(at: point)
      case .move(let point): session.move(to: point)
      case .tap(let point): session.tap(at: point)
      case .tick(let seconds): session.tick(seconds)
      case .scroll(let offset): session.scroll(to: offset)
      case .edit: session.setEditing(!session.isEditing)
      case .end: session.end()
      case .cancel: session.cancel()
      }
    if !wasLifted, let drag = session.drag, let pointer {
      let frame = layout.frame(of: drag.begin)
      size = frame.size
      grab = Point(
        x: frame.centre.x - pointer.x,
        y: frame.centre.y - offset - pointer.y)
    }
    if session.drag == nil && call.point == nil { pointer = nil }
    return events
  }

  func frame(_ caption: String, _ events: [String]) -> FilmFrame {
    let lists = session.lists
    let shown =
      session.commit == .live ? session.drag?.place : session.drag?.home
    var boxes: [FilmFrame.Box] = []
    var dragged: FilmFrame.Box?
    for (list, items) in lists.enumerated() {
      for (index, text) in items.enumerated() {
        let place = Position(list: list, index: index)
        var rect = session.layout.frame(of: place)
        rect.origin.y -= session.offset
        let isLifted = place == shown
        boxes.append(.init(text: text, rect: rect, isLifted: isLifted))
        if isLifted, let pointer {
          dragged = .init(
            text: text,
            rect: Rect(
              x: pointer.x + grab.x - size.width / 2,
              y: pointer.y + grab.y - size.height / 2, width: size.width,
              height: size.height),
            isLifted: true)
        }
      }
    }
    return FilmFrame(
      caption: caption, events: events, boxes: boxes, dragged: dragged,
      pointer: pointer)
  }
}

extension FilmScript.Call {
  /// The call in words.
  fileprivate var words: String {
    switch self {
    case .press(let point): "press \(point.words)"
    case .begin(let point): "begin \(point.words)"
    case .move(let point): "move \(point.words)"
    case .tap(let point): "tap \(point.words)"
    case .tick(let seconds): "tick \(seconds.short)"
    case .scroll(let offset): "scroll \(offset.short)"
    case .edit: "edit"
    case .end: "end"
    case .cancel: "cancel"
    }
  }
}

extension Point {
  fileprivate var words: String { "\(x.short), \(y.short)" }
}

extension Double {
  /// The number without a fraction where there is none.
  fileprivate var short: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }
}

extension SessionEvent {
  /// What happened, in words.
  fileprivate var words: String {
    switch self {
    case .lifted(let place): "lifted \(place)"
    case .target(let place): "target \(place)"
    case .reordered(let from, let to): "reordered \(from) to \(to)"
    case .transferred(let from, let to): "transferred \(from) to \(to)"
    case .exchanged(let a, let b): "exchanged \(a), \(b)"
    case .dropped(let from, let to): "dropped \(from) to \(to)"
    case .cancelled(let place): "cancelled \(place)"
    case .removed(let place): "removed \(place)"
    case .tapped(let place): "tapped \(place)"
    case .headerTapped(let list): "header of list \(list) tapped"
    case .orderChanged: "order changed"
    case .editing(let isEditing): isEditing ? "editing" : "done"
    case .scrolled(let offset): "scrolled to \(offset.short)"
    case .refused(let refusal): "refused: \(refusal)"
    case .nothingThere: "nothing there"
    case .ignored: "ignored"
    }
  }
}
