package import Reorder

/// What rules mean: the model, and a comparison of the lists before and after.
///
/// What the rules forbid leaves everything as it is. What they allow fills the
/// slots: a fixed item has its own, a named one that of its destination, and
/// the others come into the rest in their order.
package struct RuledModel: Sendable {
  /// The items.
  package private(set) var model: Model

  /// The rules of each list.
  package let listRules: [ListRules]

  /// What becomes of a single move that is forbidden.
  package let retarget: Retarget

  /// The rules of items by the labels of these: the rule is the item's, so it
  /// goes wherever the item goes. Few items have any.
  private(set) var marks: [Marks] = []

  /// Whether no list has rules.
  private let isEveryListFree: Bool

  /// Puts rules around a model.
  ///
  /// - Parameters:
  ///   - lists: The labels of the items, list by list, each once.
  ///   - rules: Rules that make sense for the lists.
  ///   - retarget: What becomes of a single move that they forbid.
  package init(
    _ lists: [[Int]], rules: Rules, retarget: Retarget = .refuse
  ) {
    model = Model(lists)
    listRules = lists.indices.map { rules.rules(ofList: $0) }
    self.retarget = retarget
    isEveryListFree = rules.lists.allSatisfy { $0 == ListRules() }
    for rule in rules.items {
      let label = lists[rule.place.list][rule.place.index]
      let rank =
        marks.firstIndex { $0.label == label } ?? marks.endIndex
      if rank == marks.endIndex { marks.append(Marks(label: label)) }
      switch rule.kind {
      case .unpickable: marks[rank].isUnpickable = true
      case .fixed: marks[rank].isFixed = true
      case .wall: marks[rank].isWall = true
      }
    }
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
  package mutating func carryOut(
    _ operation: ListOperation, meaning: Meaning, newLabel: Int
  ) -> Effect {
    if isEveryListFree && marks.isEmpty {
      return model.carryOut(
        operation, meaning: meaning, newLabel: newLabel)
    }
    if case .step(let items, let key) = operation {
      return carryOut(stepOf: items, key)
    }
    if case .session(let script) = operation {
      return .session(carryOut(script, newLabel: newLabel))
    }
    var unruled = model
    let effect = unruled.carryOut(
      operation, meaning: meaning, newLabel: newLabel)
    if unruled == model { return effect }
    let named = relocations(
      of: operation, meaning: meaning, newLabel: newLabel)
    if let refusal = refusal(
      of: named, as: operation.isEdit ? .command : .drag)
    {
      guard let move = operation.move(in: model), meaning == .move else {
        return operation.refused(refusal)
      }
      return carryOut(forbidden: move, refusal)
    }
    fill(named)
    return effect
  }

  private mutating func carryOut(
    stepOf items: [Position], _ key: StepKey
  ) -> Effect {
    let labels = items.sorted().map { model.lists[$0.list][$0.index] }
    var now = self
    var stepping = model
    stepping.takeSteps(items, key) { model, move in
      now.model = model
      let named = [now.relocation(move)]
      if now.refusal(of: named, as: .command) != nil { return false }
      now.fill(named)
      model = now.model
      return true
    }
    self = now
    return .group(
      Model.outcome(
        of: zip(items.sorted(), labels).map {
          Move(from: $0, to: model.place(ofLabel: $1))
        }))
  }

  private mutating func carryOut(
    forbidden move: Move, _ refusal: Refusal
  ) -> Effect {
    guard let target = target(of: move) else {
      return .reorder(.refused(refusal))
    }
    if target == move.from { return .reorder(.unchanged) }
    let sent = Move(from: move.from, to: target)
    fill([relocation(sent)])
    return .reorder(.moved(sent))
  }

  /// Puts every item into the slot that it has after a legal change.
  private mutating func fill(_ named: [Relocation]) {
    model.lists = arranging(named)!
    for item in named where item.to == nil {
      marks.removeAll { $0.label == item.label }
    }
  }

  func relocation(_ move: Move) -> Relocation {
    Relocation(
      label: model.lists[move.from.list][move.from.index], from: move.from,
      to: move.to)
  }

  func relocations(
    of operation: ListOperation, meaning: Meaning, newLabel: Int
  ) -> [Relocation] {
    switch operation {
    case .insert(let gap):
      return [
        Relocation(
          label: newLabel, to: Position(list: gap.list, index: gap.index))
      ]
    case .remove(let place):
      return [
        Relocation(
          label: model.lists[place.list][place.index], from: place)
      ]
    case .reorder, .move, .batch, .scatter, .exchange, .step, .session:
      return model.namedMoves(of: operation, meaning: meaning)
        .map { relocation($0) }
    }
  }
}

extension RuledModel {
  /// What the rules say of one item.
  struct Marks {
    let label: Int
    var isUnpickable = false
    var isFixed = false
    var isWall = false

    init(label: Int) { self.label = label }
  }

  /// A named item's place before and after; one that is inserted has none
  /// before, one that is removed none after.
  struct Relocation {
    var label: Int
    var from: Position?
    var to: Position?
  }
}

extension ListOperation {
  /// The move with its final place, if this is a single move.
  fileprivate func move(in model: Model) -> Move? {
    switch self {
    case .reorder(let move): move
    case .move(let from, let destination):
      Move(from: from, to: model.final(of: destination, moving: from))
    case .batch, .scatter, .exchange, .step, .session, .insert, .remove: nil
    }
  }

  fileprivate func refused(_ refusal: Refusal) -> Effect {
    switch self {
    case .reorder, .move, .exchange: .reorder(.refused(refusal))
    case .batch: .batch(.refused(refusal))
    case .scatter, .step: .group(.refused(refusal))
    case .session: .session(.refused(refusal))
    case .insert, .remove: .editRefused(refusal)
    }
  }
}
