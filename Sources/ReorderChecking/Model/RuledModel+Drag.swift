import Reorder

extension RuledModel {
  /// Carries a drag out from the lift to the end.
  ///
  /// - Parameters:
  ///   - script: What happens; begin names an item.
  ///   - newLabel: The label of the first item that comes; those that follow
  ///     have the next ones, also where a rule keeps one out.
  /// - Returns: What became of it; where an event names a place that is not
  ///   there, nothing has changed.
  mutating func carryOut(_ script: DragScript, newLabel: Int) -> DragOutcome {
    let lifted = model.lists[script.begin.list][script.begin.index]
    if let marks = marks.first(where: { $0.label == lifted }) {
      return .refused(
        marks.isUnpickable ? .unpickable : marks.isFixed ? .fixed : .wallItem)
    }
    var drag = DragModel(self, at: script.begin)
    var label = newLabel
    for event in script.events {
      if let reason = drag.reason(against: event) { return .invalid(reason) }
      switch event {
      case .hover(let place): if let place { _ = drag.propose(place) }
      case .insert(_, let gap):
        drag.insert(label, at: gap)
        label += 1
      case .remove(let place):
        drag.remove(at: place)
        if drag.label == nil {
          self = drag.home
          return .removed
        }
      }
    }
    self = script.isDropped ? drag.dropped : drag.home
    return script.isDropped
      ? .dropped(from: script.begin, to: drag.place) : .cancelled
  }
}

extension DragModel {
  /// Returns why an event makes no sense, or nil if it does.
  fileprivate func reason(
    against event: DragScript.Event
  ) -> CaseResult.Reason? {
    let shown = Model(shown)
    switch event {
    case .hover(nil): return nil
    case .hover(let place?):
      // One slot for each other item, and one behind them.
      let others = Model(shown.removing(at: self.place))
      return others.reason(
        against: .insert("", at: Gap(list: place.list, index: place.index)))
    case .insert(let item, let gap):
      return shown.reason(against: .insert(item, at: gap))
    case .remove(let place): return shown.reason(against: .remove(at: place))
    }
  }
}
