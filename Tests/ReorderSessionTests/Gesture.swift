import Reorder
import ReorderSession
import Testing

/// One call of a scripted gesture.
enum Call {
  case press(Double, Double)
  case begin(Double, Double)
  case move(Double, Double)
  case tick(Double)
  case end
  case cancel
  case tap(Double, Double)
  case editing(Bool)
  case scroll(Double)
  case insert(Character, Gap, height: Double = 40)
  case remove(Position)
}

extension Session where Base.Element == Character {
  /// Makes the call and returns what it did.
  @discardableResult
  mutating func make(_ call: Call) -> [SessionEvent] {
    switch call {
    case .press(let x, let y): press(at: point(x, y))
    case .begin(let x, let y): begin(at: point(x, y))
    case .move(let x, let y): move(to: point(x, y))
    case .tick(let seconds): tick(seconds)
    case .end: end()
    case .cancel: cancel()
    case .tap(let x, let y): tap(at: point(x, y))
    case .editing(let isEditing): setEditing(isEditing)
    case .scroll(let offset): scroll(to: offset)
    case .insert(let item, let gap, let height):
      insert(item, height: height, at: gap)
    case .remove(let position): remove(at: position)
    }
  }

  /// Makes all calls and returns everything they did.
  @discardableResult
  mutating func make(_ calls: [Call]) -> [SessionEvent] {
    calls.flatMap { make($0) }
  }

  /// The lists, as text.
  var text: String { ReorderSessionTests.text(lists) }
}

/// A scripted gesture with what must come of it.
struct Gesture: CustomTestStringConvertible {
  let title: String
  let lists: String
  let calls: [Call]
  let after: String
  let events: [SessionEvent]

  init(
    _ title: String, _ lists: String, _ calls: Call..., gives after: String,
    _ events: SessionEvent...
  ) {
    self.title = title
    self.lists = lists
    self.calls = calls
    self.after = after
    self.events = events
  }

  var testDescription: String { title }

  /// Expects that a session does as the gesture says.
  func expect(
    of session: Session<
      some ReorderStrategy<Character>, some Layout, some HitTest
    >,
    at location: SourceLocation = #_sourceLocation
  ) {
    var session = session
    #expect(session.text == lists, sourceLocation: location)
    let events = session.make(calls)
    #expect(events == self.events, sourceLocation: location)
    #expect(session.text == after, sourceLocation: location)
    let shape = Shape(of: session.board)
    #expect(
      Shape(of: session.layout.extents) == shape, sourceLocation: location)
  }
}
