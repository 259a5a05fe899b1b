public import Reorder

/// What rules mean: the model, and a comparison of the lists before and after.
///
/// What the rules forbid leaves everything as it is. What they allow does the
/// same as without rules.
public struct RuledModel: Sendable {
  /// The items.
  public private(set) var model: Model

  /// The rules of each list.
  public let listRules: [ListRules]

  /// The labels of the items that cannot be picked up: the rule is the item's,
  /// so it goes wherever the item goes.
  public private(set) var unpickable: Set<Int>

  /// Puts rules around a model.
  ///
  /// - Parameters:
  ///   - lists: The labels of the items, list by list, each once.
  ///   - rules: Rules that make sense for the lists.
  public init(_ lists: [[Int]], rules: Rules) {
    model = Model(lists)
    listRules = lists.indices.map { rules.rules(ofList: $0) }
    unpickable = Set(
      rules.items.map { lists[$0.place.list][$0.place.index] })
  }

  /// Carries `operation` out, or refuses it, and returns what a strategy must
  /// answer.
  ///
  /// Insertions, removals and steps are commands, all else is a drag.
  ///
  /// - Parameters:
  ///   - operation: A legal operation.
  ///   - meaning: Whether a reorder is a move or an exchange.
  ///   - newLabel: The label of the item that an insertion brings.
  public mutating func carryOut(
    _ operation: ListOperation, meaning: Meaning, newLabel: Int
  ) -> Effect {
    if case .step(let items, let key) = operation {
      let moves = model.moves(ofStep: items, key) { move, now in
        let after = now.moving(move)
        return refusal(
          of: [Relocation(move)], from: now.lists, to: after, as: .command)
          == nil
      }
      model.lists = model.scattering(moves)
      return .group(Model.outcome(of: moves))
    }
    var after = model
    let effect = after.carryOut(
      operation, meaning: meaning, newLabel: newLabel)
    if after == model { return effect }
    let named = relocations(of: operation, meaning: meaning)
    let intent: Intent = operation.isEdit ? .command : .drag
    if let refusal = refusal(
      of: named, from: model.lists, to: after.lists, as: intent)
    {
      return operation.refused(refusal)
    }
    if case .remove(let place) = operation {
      unpickable.remove(model.lists[place.list][place.index])
    }
    model = after
    return effect
  }

  /// Returns the rule that forbids a reorder, or nil.
  ///
  /// - Parameters:
  ///   - move: The place before and the final place.
  ///   - meaning: Whether it is a move or an exchange.
  ///   - intent: Who asks.
  public func refusal(
    of move: Move, meaning: Meaning, as intent: Intent
  ) -> Refusal? {
    if move.from == move.to { return nil }
    let after =
      meaning == .move
      ? model.moving(move) : model.exchanging(move.from, move.to)
    return refusal(
      of: relocations(of: .reorder(move), meaning: meaning),
      from: model.lists, to: after, as: intent)
  }

  private func relocations(
    of operation: ListOperation, meaning: Meaning
  ) -> [Relocation] {
    switch operation {
    case .insert(let gap):
      [Relocation(to: Position(list: gap.list, index: gap.index))]
    case .remove(let place): [Relocation(from: place)]
    case .reorder, .move, .batch, .scatter, .step:
      model.namedMoves(of: operation, meaning: meaning)
        .map { Relocation($0) }
    }
  }
}

extension RuledModel {
  /// A named item's place before and after; one that is inserted has none
  /// before, one that is removed none after.
  struct Relocation {
    var from: Position?
    var to: Position?

    init(from: Position? = nil, to: Position? = nil) {
      self.from = from
      self.to = to
    }

    init(_ move: Move) { self.init(from: move.from, to: move.to) }
  }
}

extension ListOperation {
  fileprivate func refused(_ refusal: Refusal) -> Effect {
    switch self {
    case .reorder, .move: .reorder(.refused(refusal))
    case .batch: .batch(.refused(refusal))
    case .scatter, .step: .group(.refused(refusal))
    case .insert, .remove: .editRefused(refusal)
    }
  }
}
