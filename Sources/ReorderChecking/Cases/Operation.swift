public import Reorder

extension Case {
  /// Something that is to be done to lists, in any dialect, as it comes from
  /// outside: nothing is checked yet.
  public enum Operation: Hashable, Sendable {
    /// The item at the place goes to the destination.
    case move(Position, to: Destination)

    /// The items at the places go to one gap.
    case batch([Position], to: BatchDestination)

    /// Several items go each to its own final place, all at once.
    case scatter([Move])

    /// The items at the two places trade them.
    case exchange(Position, Position)

    /// A new item comes to the gap.
    case insert(String, at: Gap)

    /// The item at the place goes.
    case remove(at: Position)

    /// The items at the places take one step each in the direction of the key,
    /// which may be none of `StepKey`.
    case step([Position], key: String)

    /// An item is lifted, hovers, and is dropped or goes back.
    case session(DragScript)
  }
}

/// Short for the package; for others the name is Foundation's.
package typealias Operation = Case.Operation

/// Where a batch goes: never a final place, which names one item's.
public enum BatchDestination: Hashable, Sendable {
  /// A place between items, counted before.
  case gap(Gap)

  /// A place beside a neighbour, or an end of a list.
  case anchor(Anchor)
}

extension Operation {
  /// Returns the operation with all its places resolved to final ones and gaps.
  ///
  /// - Parameter shape: The shape of the lists before.
  /// - Throws: The first reason why it makes no sense: the key, then the items
  ///   in the order given, then duplicates, then the destination.
  package func resolved(
    in shape: some MultiListShape
  ) throws(InvalidCase) -> ListOperation {
    if case .step(_, let key) = self, StepKey(rawValue: key) == nil {
      throw .noKey(key)
    }
    do throws(InvalidOperation) {
      switch self {
      case .move(let from, let destination):
        let to = try shape.final(of: destination, movingFrom: from)
        return .reorder(Move(from: from, to: to))
      case .batch(let items, .gap(let gap)):
        return .batch(
          try Batch(of: items, to: gap, in: shape).items, to: gap)
      case .batch(let items, .anchor(let anchor)):
        let batch = try Batch(of: items, to: anchor, in: shape)
        return .batch(batch.items, to: batch.gap)
      case .scatter(let moves):
        return .scatter(try Scatter(moves, in: shape).moves)
      case .exchange(let a, let b):
        try shape.check(itemAt: a)
        try shape.check(itemAt: b)
        return .exchange(a, b)
      case .insert(_, let gap):
        try shape.check(gap)
        return .insert(at: gap)
      case .remove(let position):
        try shape.check(itemAt: position)
        return .remove(at: position)
      case .step(let items, let key):
        return .step(
          try shape.places(of: items), StepKey(rawValue: key)!)
      case .session(let script):
        try shape.check(itemAt: script.begin)
        return .session(script)
      }
    } catch {
      throw .operation(error)
    }
  }
}

/// Why an operation of a case makes no sense.
public enum InvalidCase: Error, Hashable, Sendable {
  /// A place is not there or is named twice.
  case operation(InvalidOperation)

  /// There is no such key.
  case noKey(String)

  /// The reason in the word of the vectors.
  public var reason: CaseResult.Reason {
    switch self {
    case .noKey: .key
    case .operation(.noList): .list
    case .operation(.noItem), .operation(.noFinal), .operation(.noGap): .index
    case .operation(.duplicate): .duplicate
    }
  }
}

extension InvalidCase: CustomStringConvertible {
  /// One sentence that names the place and the legal range, or the key.
  public var description: String {
    switch self {
    case .operation(let fault): "\(fault)"
    case .noKey(let key):
      "there is no key \"\(key)\"; the keys are "
        + StepKey.allCases.map { $0.rawValue }.joined(separator: ", ")
    }
  }
}
