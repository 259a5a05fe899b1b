package import Reorder
package import ReorderSession

extension DragLists where Base: MoveStrategy {
  /// Carries out a drag from the lift to the end.
  ///
  /// - Parameters:
  ///   - script: What happens; begin names an item.
  ///   - item: Makes the items that insertions bring, in turn.
  /// - Returns: What became of it. Where an event names a place that is not
  ///   there, or the strategy gives the lists other lengths than it should, the
  ///   rest is left out and the lists mean nothing.
  package mutating func follow(
    _ script: DragScript, inserting item: () -> Base.Element
  ) -> DragOutcome {
    if let refusal = lift(at: script.begin) { return .refused(refusal) }
    var lengths = Shape(of: board)
    for event in script.events {
      if let fault = fault(of: event) {
        return .invalid(InvalidCase.operation(fault).reason)
      }
      switch event {
      case .hover(let place):
        guard let place, propose(place).changes else { continue }
      case .insert where !goesHome(lengths), .remove where !goesHome(lengths):
        return .invalid(.index)
      case .insert(_, let gap):
        if let edit = try? insert(item(), at: gap) {
          lengths.counts[edit.home.list] += 1
        }
      case .remove(let place):
        if let edit = try? remove(at: place) {
          lengths.counts[edit.home.list] -= 1
          if edit.isDragOver { return .removed }
        }
      }
      if shape != shown(lengths) { return .invalid(.index) }
    }
    if script.isDropped {
      let drag = drop()
      return .dropped(from: drag.begin, to: drag.place)
    }
    cancel()
    return .cancelled
  }

  /// Whether the strategy can take the item on the way back, as every edit of
  /// lists that change live begins with.
  private func goesHome(_ lengths: Shape) -> Bool {
    guard commit == .live, let drag, drag.place != drag.home else {
      return true
    }
    var trial = board
    var probe = Uncounted()
    _ = trial.reorder(
      from: drag.place, to: drag.home, as: .undo, probe: &probe)
    return Shape(of: trial) == lengths
  }

  /// Returns why an event makes no sense, or nil if it does.
  private func fault(of event: DragScript.Event) -> InvalidOperation? {
    guard let drag else { preconditionFailure("no item is on the way") }
    let shown = commit == .live ? drag.place : drag.home
    switch event {
    case .hover(nil): return nil
    case .hover(let place?):
      return board.fault(from: shown, to: place, meaning: .move)
    case .insert(_, let gap): return shape.fault(of: gap)
    case .remove(let place): return shape.fault(ofItemAt: place)
    }
  }

  /// The shape of the lists as they are shown.
  private var shape: Shape {
    commit == .live ? Shape(of: board) : shown(board)
  }

  /// The shape that is shown where that of the lists without the drag is `home`.
  private func shown(_ home: some MultiListShape) -> Shape {
    home.shape(
      after: drag.map { [Move(from: $0.home, to: $0.place)] } ?? [])
  }
}

extension Verdict {
  /// Whether the item is shown elsewhere now.
  fileprivate var changes: Bool {
    switch self {
    case .accepted(let change), .retargeted(let change, _): change != nil
    case .refused: false
    }
  }
}

extension Constrained where Base: MoveStrategy {
  /// Carries out what a mover can, with drags judged by these rules.
  ///
  /// - Parameters:
  ///   - operation: Any legal operation.
  ///   - item: Makes the items that insertions bring, in turn.
  mutating func effect(
    ofRuled operation: ListOperation, inserting item: () -> Element
  ) -> Effect {
    guard case .session(let script) = operation else {
      return effect(ofMover: operation, inserting: item)
    }
    var lists = DragLists(self, commit: script.commit)
    // Nobody else holds the items while they change.
    self = Constrained(Array(repeating: [], count: listCount))
    defer { self = lists.board }
    return .session(lists.follow(script, inserting: item))
  }
}
