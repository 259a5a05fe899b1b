public import Reorder

extension Model {
  /// Carries `operation` out and returns what a strategy must answer.
  ///
  /// - Parameters:
  ///   - operation: A legal operation.
  ///   - meaning: Whether a reorder is a move or an exchange.
  ///   - newLabel: The label of the item that an insertion brings.
  /// - Complexity: O(*items* + *lists*); for a step of k items k times that.
  package mutating func carryOut(
    _ operation: ListOperation, meaning: Meaning = .move, newLabel: Int
  ) -> Effect {
    switch operation {
    case .reorder(let move):
      if move.from == move.to { return .reorder(.unchanged) }
      switch meaning {
      case .move:
        lists = moving(move)
        return .reorder(.moved(move))
      case .exchange:
        lists = exchanging(move.from, move.to)
        return .reorder(.exchanged(move.from, move.to))
      }
    case .move(let from, let destination):
      let final = final(of: destination, moving: from)
      return carryOut(
        .reorder(Move(from: from, to: final)), newLabel: newLabel)
    case .batch(let items, let gap):
      let moves = moves(ofBatch: items, to: gap)
      if moves.allSatisfy({ $0.from == $0.to }) { return .batch(.unchanged) }
      lists = scattering(moves)
      return .batch(.moved(to: moves[0].to, count: moves.count))
    case .scatter(let moves):
      lists = scattering(moves)
      return .group(Self.outcome(of: moves))
    case .exchange(let a, let b):
      return carryOut(
        .reorder(Move(from: a, to: b)), meaning: .exchange,
        newLabel: newLabel)
    case .step(let items, let key):
      let moves = moves(ofStep: items, key)
      lists = scattering(moves)
      return .group(Self.outcome(of: moves))
    case .session(let script):
      var ruled = RuledModel(lists, rules: Rules())
      defer { lists = ruled.model.lists }
      return .session(ruled.carryOut(script, newLabel: newLabel))
    case .insert(let gap):
      lists = inserting(newLabel, at: gap)
      return .edited
    case .remove(let position):
      lists = removing(at: position)
      return .edited
    }
  }

  /// What is said of several items that each had a destination: nothing, if
  /// none changed its place, else all of them in (list, index) order.
  static func outcome(of moves: [Move]) -> GroupOutcome {
    moves.allSatisfy { $0.from == $0.to }
      ? .unchanged : .moved(moves.sorted { $0.from < $1.from })
  }

  /// Returns the lists with a new item: each slot has it, or the next of the
  /// items that were there.
  ///
  /// - Parameters:
  ///   - label: The label of the new item.
  ///   - gap: The gap it comes to.
  public func inserting(_ label: Int, at gap: Gap) -> [[Int]] {
    lists.indices.map { list in
      if list != gap.list { return lists[list] }
      var rest = lists[list].makeIterator()
      return (0...lists[list].count).map { slot in
        slot == gap.index ? label : rest.next()!
      }
    }
  }

  /// Returns the lists without one item: each slot has the next of the others.
  ///
  /// - Parameter position: The place of the item that goes.
  public func removing(at position: Position) -> [[Int]] {
    lists.indices.map { list in
      lists[list].indices.lazy
        .filter { Position(list: list, index: $0) != position }
        .map { lists[list][$0] }
    }
  }
}
