package import Reorder

/// Something that is done to lists, as a value that can be kept and printed.
package enum ListOperation: Hashable, Sendable {
  /// The item at the first place goes to the second, a final place: by move or
  /// by exchange, as the strategy means it.
  case reorder(Move)

  /// The item at a place goes to a destination in any dialect, by move.
  case move(Position, to: Destination)

  /// Several items go to one gap, counted before.
  case batch([Position], to: Gap)

  /// Several items go each to its own final place, all at once.
  case scatter([Move])

  /// The items at two places trade them, whatever a reorder means.
  case exchange(Position, Position)

  /// Several items take one step each.
  case step([Position], StepKey)

  /// An item is lifted, hovers, and is dropped or goes back.
  case session(DragScript)

  /// A new item comes to a gap.
  case insert(at: Gap)

  /// The item at a place goes.
  case remove(at: Position)
}

extension ListOperation {
  /// Whether items come from outside or go there.
  var isEdit: Bool {
    switch self {
    case .insert, .remove: true
    case .reorder, .move, .batch, .scatter, .exchange, .step, .session: false
    }
  }
}

extension ListOperation {
  /// The number of items that may come from outside.
  var newItemCount: Int {
    switch self {
    case .insert: 1
    case .session(let script): script.newItems.count
    case .reorder, .move, .batch, .scatter, .exchange, .step, .remove: 0
    }
  }
}

extension ListOperation: CustomStringConvertible {
  /// The operation in the words of the package.
  package var description: String {
    switch self {
    case .reorder(let move): "\(move.from) to final \(move.to)"
    case .move(let from, .final(let to)): "\(from) to final \(to)"
    case .move(let from, .gap(let gap)): "\(from) to gap \(gap)"
    case .move(let from, .anchor(let anchor)): "\(from) to \(anchor)"
    case .batch(let items, let gap): "batch \(items) to gap \(gap)"
    case .scatter(let moves): "scatter \(moves)"
    case .exchange(let a, let b): "exchange \(a) with \(b)"
    case .step(let items, let key): "step \(items) \(key.rawValue)"
    case .session(let script): "\(script)"
    case .insert(let gap): "insert at gap \(gap)"
    case .remove(let position): "remove at \(position)"
    }
  }
}

/// What a strategy answered.
package enum Effect: Hashable, Sendable {
  /// The answer to one move or exchange.
  case reorder(Outcome)

  /// The answer to a batch.
  case batch(BatchOutcome)

  /// The answer to a scatter or a step.
  case group(GroupOutcome)

  /// The answer to a drag.
  case session(DragOutcome)

  /// An insertion or a removal was carried out.
  case edited

  /// An insertion or a removal was refused.
  case editRefused(Refusal)
}
