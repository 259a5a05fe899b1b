package import Reorder
package import ReorderSession

/// What a drag of a mover means, said with the model of the rules: the lists
/// without the drag, and beside them a place. The item on the way never moves
/// before the end, and everything else is found by its label.
package struct DragModel {
  /// The lists without the drag.
  package private(set) var home: RuledModel

  /// Where the item on the way is shown: the last accepted proposal.
  package private(set) var place: Position

  /// The item on the way, or nil once it was removed.
  package private(set) var label: Int?

  private let fixed: Set<Int>

  /// Lifts the item at `begin`, which no rule of its own may forbid.
  package init(_ home: RuledModel, at begin: Position) {
    self.home = home
    label = home.model.lists[begin.list][begin.index]
    place = begin
    fixed = Set(home.marks.filter { $0.isFixed }.map { $0.label })
  }

  /// The place of the item without the drag.
  package var homePlace: Position {
    position(of: label!, in: home.model.lists)!
  }

  /// The lists with the item where it is shown.
  package var shown: [[Int]] { dropped.model.lists }

  /// The lists after a drop.
  var dropped: RuledModel {
    if label == nil || place == homePlace { return home }
    var shown = home
    _ = shown.carryOut(
      .reorder(Move(from: homePlace, to: place)), meaning: .move, newLabel: -1)
    return shown
  }

  package mutating func propose(_ proposal: Position) -> Verdict {
    if proposal == place { return .accepted(nil) }
    let move = Move(from: homePlace, to: proposal)
    let refusal = home.refusal(of: move, meaning: .move, as: .drag)
    var after = home
    let target: Position
    switch after.carryOut(.reorder(move), meaning: .move, newLabel: -1) {
    case .reorder(.moved(let move)): target = move.to
    case .reorder(.refused(let refusal)): return .refused(refusal)
    default: target = homePlace
    }
    let change = target == place ? nil : Move(from: place, to: target)
    place = target
    return refusal.map { .retargeted(change, $0) } ?? .accepted(change)
  }

  /// Inserts at a gap of the shown lists, if the rules allow it.
  package mutating func insert(_ newLabel: Int, at gap: Gap) {
    edit(.insert(at: homeGap(of: gap)), newLabel, shown: .insert(at: gap))
  }

  /// Removes what is shown at a place, if the rules allow it.
  package mutating func remove(at place: Position) {
    let removed = shown[place.list][place.index]
    let homePlace = position(of: removed, in: home.model.lists)!
    edit(.remove(at: homePlace), -1, shown: .remove(at: place))
  }

  private mutating func edit(
    _ operation: ListOperation, _ newLabel: Int, shown edit: ListOperation
  ) {
    let lists = shown
    let effect = home.carryOut(operation, meaning: .move, newLabel: newLabel)
    if case .editRefused = effect { return }
    guard position(of: label!, in: home.model.lists) != nil else {
      label = nil
      return
    }
    // The same edit of what is shown, where only fixed items are in the way.
    let rules = fixed.compactMap { position(of: $0, in: lists) }
      .map { ItemRule(at: $0, is: .fixed) }
    var flowing = RuledModel(lists, rules: Rules(items: rules))
    _ = flowing.carryOut(edit, meaning: .move, newLabel: newLabel)
    let next = position(of: label!, in: flowing.model.lists) ?? homePlace
    place = isLegal(next) ? next : homePlace
  }

  private func isLegal(_ place: Position) -> Bool {
    let count = home.model.lists[place.list].count
    return place.index < count + (place.list == homePlace.list ? 0 : 1)
      && home.refusal(
        of: Move(from: homePlace, to: place), meaning: .move, as: .drag) == nil
  }

  /// Behind the nearest item in front that is neither on the way nor fixed.
  private func homeGap(of gap: Gap) -> Gap {
    let lists = home.model.lists
    func isFixed(_ index: Int) -> Bool {
      lists[gap.list].indices.contains(index)
        && fixed.contains(lists[gap.list][index])
    }
    if place == homePlace || isFixed(gap.index) { return gap }
    let inFront = shown[gap.list].prefix(gap.index).last {
      $0 != label && !fixed.contains($0)
    }
    var index = inFront.map { position(of: $0, in: lists)!.index + 1 } ?? 0
    while isFixed(index) { index += 1 }
    return Gap(list: gap.list, index: index)
  }

  private func position(of label: Int, in lists: [[Int]]) -> Position? {
    for (list, labels) in lists.enumerated() {
      if let index = labels.firstIndex(of: label) {
        return Position(list: list, index: index)
      }
    }
    return nil
  }
}
