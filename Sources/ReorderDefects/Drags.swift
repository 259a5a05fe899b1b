// Drags that end wrongly, or judge or count from the wrong place.

package import Reorder
package import ReorderChecking
import ReorderSession

/// A cancel that leaves the item where it hovered last.
///
/// Source: HWSortView and DraggingSort keep the order of a cancelled drag;
/// DHDragableCellTableView treats a cancel as a drop.
package struct CancelCommits: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    var dropped = script
    dropped.isDropped = true
    let outcome = carryOutRightly(dropped, in: &board, inserting: item)
    if case .dropped = outcome, !script.isDropped { return .cancelled }
    return outcome
  }
}

/// A cancel that loses the item: it was taken out at the lift, and nobody puts
/// it back.
///
/// Source: DragButtonSortView.
package struct CancelLoses: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    let outcome = carryOutRightly(script, in: &board, inserting: item)
    if outcome == .cancelled,
      script.begin.index < board.count(ofList: script.begin.list)
    {
      _ = try? board.remove(at: script.begin)
    }
    return outcome
  }
}

/// A cancel that takes back one of two lists: the item is in both.
///
/// Source: `SortableJS/Vue.Draggable#968`.
package struct CancelOfOneList: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    if script.isDropped {
      return carryOutRightly(script, in: &board, inserting: item)
    }
    let lifted = board[script.begin]
    let outcome = CancelCommits.carryOut(script, in: &board, inserting: item)
    let list = script.begin.list
    if outcome == .cancelled,
      script.begin.index <= board.count(ofList: list)
    {
      let gap = Gap(list: list, index: script.begin.index)
      _ = try? board.insert(lifted, at: gap)
    }
    return outcome
  }
}

/// A drop that is applied twice, by the list and by whoever is told of it.
///
/// Source: a view that moves its rows, and a callback that moves them again.
package struct DropAppliedTwice: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    let outcome = carryOutRightly(script, in: &board, inserting: item)
    if case .dropped(let from, let to) = outcome,
      board.fault(from: from, to: to, meaning: .move) == nil
    {
      board.reorder(from: from, to: to)
    }
    return outcome
  }
}

/// The lists are copied at the lift, and the copy is written back at the drop:
/// what came and went meanwhile is undone.
///
/// Source: DHDragableCellTableView.
package struct StaleCopyWrittenBack: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    var stale = script
    stale.events.removeAll { event in
      if case .hover = event { false } else { true }
    }
    return carryOutRightly(stale, in: &board, inserting: item)
  }
}

/// Every hover names the item by the index at which it was lifted, although the
/// hover before has moved it.
///
/// Source: `duckduckgo/apple-browsers#6402`.
package struct HoverFromBegin: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    let hovers = script.hovers
    guard script.isDropped, script.commit == .live,
      hovers.count == script.events.count
    else { return carryOutRightly(script, in: &board, inserting: item) }
    var last = script.begin
    for place in hovers
    where board.fault(from: script.begin, to: place, meaning: .move) == nil {
      board.reorder(from: script.begin, to: place)
      last = place
    }
    return .dropped(from: script.begin, to: last)
  }
}

/// An item that was removed during its drag comes back at the drop.
///
/// Source: `SortableJS/Sortable#43`.
package struct RemovedComesBack: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    let lifted = board[script.begin]
    let outcome = carryOutRightly(script, in: &board, inserting: item)
    guard outcome == .removed else { return outcome }
    let end = Gap(
      list: script.begin.list, index: board.count(ofList: script.begin.list))
    _ = try? board.insert(lifted, at: end)
    return .dropped(
      from: script.begin, to: Position(list: end.list, index: end.index))
  }
}

/// A proposal is judged from where the item is shown and not from where the
/// drag began: a list that may hold no more takes the item and does not let it
/// back, a list that must keep some lets it go bit by bit.
///
/// Source: the article on UICollectionView with two sections, where every hover
/// is a move of its own.
package struct JudgedFromHere: DragFault {
  /// Carries the drag out with the fault.
  package static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    let hovers = script.hovers
    guard script.isDropped, hovers.count == script.events.count,
      !board.rules.items.contains(where: { $0.place == script.begin })
    else { return carryOutRightly(script, in: &board, inserting: item) }
    var place = script.begin
    for hover in hovers
    where board.fault(from: place, to: hover, meaning: .move) == nil {
      if case .moved(let move) = board.reorder(from: place, to: hover) {
        place = move.to
      }
    }
    return .dropped(from: script.begin, to: place)
  }
}
