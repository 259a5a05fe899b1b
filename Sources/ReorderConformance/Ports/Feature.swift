import Reorder
package import ReorderChecking

/// What a port may be able to do; a case needs every feature that it uses.
package enum Feature: String, Hashable, Sendable, CaseIterable {
  /// Moves to a final place.
  case final

  /// Moves and batches to a gap.
  case gap

  /// Moves and batches to a neighbour, or to the start or the end of a list.
  case anchor

  /// Batches.
  case batch

  /// Exchanges.
  case exchange

  /// Insertions and removals.
  case edit

  /// Scatters.
  case scatter

  /// Steps.
  case step

  /// Rules.
  case rules

  /// Forbidden moves that go to the nearest legal place.
  case nearest

  /// Drag sessions.
  case session
}

extension Operation {
  /// Whether items go during a drag.
  fileprivate var removesItems: Bool {
    guard case .session(let script) = self else { return false }
    return script.events.contains { event in
      if case .remove = event { true } else { false }
    }
  }
}

extension Case {
  /// The features that the case uses.
  package var features: Set<Feature> {
    var features: Set<Feature> = []
    if json["rules"] != nil { features.insert(.rules) }
    if retargeting == .nearest { features.insert(.nearest) }
    for operation in operations {
      switch operation {
      case .move(_, .final(_)): features.insert(.final)
      case .move(_, .gap(_)): features.insert(.gap)
      case .move(_, .anchor(_)): features.insert(.anchor)
      case .batch(_, .gap(_)): features.formUnion([.batch, .gap])
      case .batch(_, .anchor(_)): features.formUnion([.batch, .anchor])
      case .scatter: features.insert(.scatter)
      case .exchange: features.insert(.exchange)
      case .insert, .remove: features.insert(.edit)
      case .step: features.insert(.step)
      case .session:
        features.insert(.session)
        if !operation.newItems.isEmpty || operation.removesItems {
          features.insert(.edit)
        }
      }
    }
    return features
  }
}
