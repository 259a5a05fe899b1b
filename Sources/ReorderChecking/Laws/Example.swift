package import Reorder

/// One operation on lists in reading order, and what the model makes of it.
///
/// A class, because it is made once and held by every trial of it.
package final class Example: Sendable {
  /// The labels before, list by list; each comes once.
  package let before: [[Int]]

  /// What is done.
  package let operation: ListOperation

  /// Whether a reorder is a move or an exchange.
  package let meaning: Meaning

  /// The named items, in (list, index) order of their places before; an
  /// exchange names two.
  package let moves: [Move]

  /// The labels after, list by list.
  package let after: [[Int]]

  /// The right answer.
  package let effect: Effect

  /// The label of the item that an insertion brings; no other has it.
  package static var newLabel: Int { -1 }

  /// Asks the model what `operation` does to `before`.
  ///
  /// - Parameters:
  ///   - operation: A legal operation.
  ///   - before: The labels of the items, each once.
  ///   - meaning: Whether a reorder is a move or an exchange.
  package init(
    _ operation: ListOperation, on before: [[Int]], meaning: Meaning = .move
  ) {
    var model = Model(before)
    self.before = before
    self.operation = operation
    self.meaning = meaning
    moves = model.namedMoves(of: operation, meaning: meaning)
    effect = model.carryOut(
      operation, meaning: meaning, newLabel: Self.newLabel)
    after = model.lists
  }
}

extension Model {
  /// Returns the place before and after of every item that `operation` names,
  /// in (list, index) order; an exchange names two.
  func namedMoves(of operation: ListOperation, meaning: Meaning) -> [Move] {
    switch operation {
    case .reorder(let move):
      meaning == .move || move.from == move.to
        ? [move] : [move, move.inverse].sorted { $0.from < $1.from }
    case .move(let from, let destination):
      [Move(from: from, to: final(of: destination, moving: from))]
    case .batch(let items, let gap): moves(ofBatch: items, to: gap)
    case .scatter(let moves): moves.sorted { $0.from < $1.from }
    case .exchange(let a, let b):
      namedMoves(of: .reorder(Move(from: a, to: b)), meaning: .exchange)
    case .step(let items, let key): moves(ofStep: items, key)
    case .insert, .remove, .session: []
    }
  }
}
