import Foundation
public import Reorder

/// A strategy that writes every call to standard error before it makes it: for
/// a list of your own that traps, which ends the run without a case.
///
///     @Test func myLists() {
///       expectLaws(ofMover: Traced<MyLists<Int>>.self)
///     }
///
/// The last line in front of the error is the call that trapped:
///
///     [[0, 1]]: reorder (0, 0) to final (0, 1)
///     Swift/Array.swift:1234: Fatal error: Array index is out of range
///
/// It is slow: a line for each of some hundred thousand calls.
public struct Traced<Base: ReorderStrategy> {
  private var base: Base

  private func note(_ call: String) {
    let line = "\(base.lists): \(call)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

extension Traced: ReorderStrategy {
  /// The meaning of the strategy inside.
  public static var meaning: Meaning { Base.meaning }

  /// Creates the strategy inside.
  public init(_ lists: [[Base.Element]]) { base = Base(lists) }

  /// The items, list by list.
  public var lists: [[Base.Element]] { base.lists }

  /// The number of lists.
  public var listCount: Int { base.listCount }

  /// The number of items in `list`, a list in `0..<listCount`.
  public func count(ofList list: Int) -> Int { base.count(ofList: list) }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  public subscript(position: Position) -> Base.Element { base[position] }

  /// Writes the call and makes it.
  public mutating func insert(
    _ element: Base.Element, at gap: Gap
  ) throws(Refusal) {
    note("insert at gap \(gap)")
    try base.insert(element, at: gap)
  }

  /// Writes the call and makes it.
  @discardableResult
  public mutating func remove(
    at position: Position
  ) throws(Refusal) -> Base.Element {
    note("remove \(position)")
    return try base.remove(at: position)
  }

  /// Writes the call and makes it.
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    note("reorder \(from) to final \(to)")
    return base.reorder(from: from, to: to, probe: &probe)
  }
}

extension Traced: MoveStrategy where Base: MoveStrategy {
  /// Writes the call and makes it.
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let items = Array(items)
    note("batch \(items) to gap \(gap)")
    return base.moveBatch(items, to: gap)
  }

  /// Writes the call and makes it.
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    let moves = Array(moves)
    note("scatter \(moves)")
    return base.scatter(moves)
  }

  /// Writes the call and makes it.
  @discardableResult
  public mutating func step(
    _ items: some Sequence<Position>, _ key: StepKey
  ) -> GroupOutcome {
    let items = Array(items)
    note("step \(items) \(key.rawValue)")
    return base.step(items, key)
  }
}
