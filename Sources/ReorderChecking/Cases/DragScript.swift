public import Reorder
public import ReorderSession

/// A drag by places alone: what an item is lifted for, hovers over, and what
/// comes and goes meanwhile.
public struct DragScript: Hashable, Sendable {
  /// One thing that happens during the drag.
  public enum Event: Hashable, Sendable {
    /// The item hovers over a final place, counted without the item; nil is no
    /// proposal.
    case hover(Position?)

    /// A new item comes to a gap of the lists as they are shown.
    case insert(String, at: Gap)

    /// The item at a place of the lists as they are shown goes.
    case remove(at: Position)
  }

  /// When the lists change.
  public var commit: Commit

  /// The place of the item that is lifted.
  public var begin: Position

  /// What happens, in this order.
  public var events: [Event]

  /// Whether the item is dropped in the end, or the drag cancelled.
  public var isDropped: Bool

  /// Creates a script.
  public init(
    _ commit: Commit, begin: Position, events: [Event], isDropped: Bool = true
  ) {
    self.commit = commit
    self.begin = begin
    self.events = events
    self.isDropped = isDropped
  }

  /// The items that come, in turn.
  var newItems: [String] {
    events.compactMap { event in
      if case .insert(let item, _) = event { item } else { nil }
    }
  }
}

/// What becomes of a drag.
public enum DragOutcome: Hashable, Sendable {
  /// The item was lifted at the first place, as it was named then, and ended at
  /// the second.
  case dropped(from: Position, to: Position)

  /// The lists are as they were, but for what came and went meanwhile.
  case cancelled

  /// The item itself was removed, which ended the drag.
  case removed

  /// A rule of the item keeps it from being lifted.
  case refused(Refusal)

  /// An event names a place that is not there.
  case invalid(CaseResult.Reason)
}

extension DragScript {
  /// All places that the script names, begin first; a hover without a proposal
  /// names none. Set to as many places, each in its stead.
  var places: [Position] {
    get { [begin] + events.compactMap { $0.place } }
    set {
      begin = newValue[0]
      var rest = newValue.dropFirst()
      for rank in events.indices where events[rank].place != nil {
        events[rank].place = rest.removeFirst()
      }
    }
  }
}

extension DragScript.Event {
  fileprivate var place: Position? {
    get {
      switch self {
      case .hover(let place): place
      case .insert(_, let gap): Position(list: gap.list, index: gap.index)
      case .remove(let place): place
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .hover: self = .hover(newValue)
      case .insert(let item, _):
        self = .insert(
          item, at: Gap(list: newValue.list, index: newValue.index))
      case .remove: self = .remove(at: newValue)
      }
    }
  }
}

extension DragScript: CustomStringConvertible {
  /// The drag in the words of the package.
  public var description: String {
    let way = events.map { event in
      switch event {
      case .hover(let place?): "over \(place)"
      case .hover(nil): "over nothing"
      case .insert(let item, let gap): "insert \(item) at gap \(gap)"
      case .remove(let place): "remove \(place)"
      }
    }
    return "drag \(begin), \(commit == .live ? "live" : "on drop"): "
      + (way + [isDropped ? "drop" : "cancel"]).joined(separator: ", ")
  }
}
