public import Reorder

// What comes and goes while the lists are shown, also while an item is on the
// way. An edit is no proposal: the next move or tick looks where the item is.

extension Session {
  /// Inserts an item at a gap of the lists as they are shown.
  ///
  /// - Parameters:
  ///   - element: The item.
  ///   - height: How high it is; in a grid it is as high as all.
  ///   - gap: The gap; up to the item on the way it is in front of that.
  /// - Returns: A refusal if the rules forbid it, and then nothing happened;
  ///   a change of the item on the way if its place has become illegal.
  /// - Precondition: The gap exists.
  /// - Complexity: That of an insertion; O(n) while an item is on the way.
  @discardableResult
  public mutating func insert(
    _ element: Base.Element, height: Double, at gap: Gap
  ) -> [SessionEvent] {
    edit { lists throws(Refusal) in
      try lists.insert(element, at: gap)
    } layout: { layout, place in
      let place = place ?? Position(list: gap.list, index: gap.index)
      try? layout.extents.insert(height, at: place.gapBefore)
    }
  }

  /// Removes the item at a place of the lists as they are shown; that of the
  /// item on the way ends the drag.
  ///
  /// - Returns: A refusal if the rules forbid it, and then nothing happened;
  ///   a change of the item on the way if its place has become illegal;
  ///   ``SessionEvent/removed(_:)`` if it is the item on the way.
  /// - Precondition: An item is shown there.
  /// - Complexity: That of a removal; O(n) while an item is on the way.
  @discardableResult
  public mutating func remove(at position: Position) -> [SessionEvent] {
    edit { lists throws(Refusal) in
      try lists.remove(at: position)
    } layout: { layout, place in
      _ = try? layout.extents.remove(at: place ?? position)
    }
  }

  /// Edits the lists, and lets the layouts follow.
  ///
  /// - Parameters:
  ///   - change: Edits the lists.
  ///   - edit: Edits a layout at a place of the lists without the drag, or, for
  ///     nil, as it is shown.
  private mutating func edit(
    _ change: (inout DragLists<Base>) throws(Refusal) -> Edit,
    layout edit: (inout Slots, Position?) -> Void
  ) -> [SessionEvent] {
    let before = drag
    let done: Edit
    do throws(Refusal) {
      done = try change(&dragLists)
    } catch {
      return [.refused(error)]
    }
    guard case .lifted(var lifted) = state, let before else {
      edit(&layout, nil)
      return settle()
    }
    state = .idle
    if var home = lifted.home {
      edit(&home, done.home)
      lifted.home = home
      if done.isDragOver { layout = home } else { edit(&layout, nil) }
    } else {
      follow(Move(from: before.place, to: before.home), before.home)
      edit(&layout, done.home)
    }
    guard let drag else {
      return [.removed(done.home)] + settle()
    }
    lifted.rest = (lifted.home ?? layout).without(drag.home)
    lifted.contentHeight =
      lifted.rest.contentHeight + layout.growth(for: lifted.size.height)
    if lifted.home == nil {
      follow(Move(from: drag.home, to: drag.place), drag.home)
    }
    lifted.isEdited = true
    lifted.hover.home = drag.home
    lifted.hover.place = drag.place
    state = .lifted(lifted)
    return done.change.map { [event(of: $0)] } ?? []
  }

  private mutating func follow(_ change: Move, _ home: Position) {
    if change.from == change.to { return }
    layout.follow(change, home: home, as: Base.meaning, dragLists.commit)
  }
}
