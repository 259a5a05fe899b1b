// What drags with a planted fault have in common.

package import Reorder
package import ReorderChecking
import ReorderSession

/// A way to carry out a drag from the lift to the end that is wrong in one
/// respect.
package protocol DragFault {
  /// Carries the drag out on the lists.
  static func carryOut<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome
}

extension DragFault {
  /// The name of the type.
  package static var name: String { "\(Self.self)" }

  /// Carries a drag out as it should be.
  static func carryOutRightly<Base: MoveStrategy>(
    _ script: DragScript, in board: inout Constrained<Base>,
    inserting item: () -> Base.Element
  ) -> DragOutcome {
    var lists = DragLists(board, commit: script.commit)
    defer { board = lists.board }
    return lists.follow(script, inserting: item)
  }
}

extension DragScript {
  /// The places that are proposed, in turn.
  var hovers: [Position] {
    events.compactMap { event in
      if case .hover(let place) = event { place } else { nil }
    }
  }
}
