/// A run of bystanders of one list that all shift by the same offset.
@frozen
public struct Shift: Hashable, Sendable {
  /// The list of the bystanders.
  public var list: Int

  /// Their indices before the move.
  public var range: Range<Int>

  /// How far they shift: +1 towards the end, -1 towards the start (more for a
  /// batch).
  public var offset: Int

  /// Creates a shift of the items that were at `range` in `list`.
  @inlinable
  public init(list: Int, range: Range<Int>, offset: Int) {
    self.list = list
    self.range = range
    self.offset = offset
  }
}

/// How the bystanders of one move shift: at most two runs, what a view
/// animates.
///
///     [a b c d]   a to final 2      b and c shift by -1
///     before       0 1 2 3
///     after        . 0 1 .          [b c a d]
///
///     [a b c] [x y]   b to (1, 0)   c shifts by -1, x and y by +1
///                                   [a c] [b x y]
@frozen
public struct Displacement: Hashable, Sendable {
  @usableFromInline let first: Shift?
  @usableFromInline let second: Shift?

  @inlinable
  init(_ first: Shift?, _ second: Shift? = nil) {
    let kept = first.flatMap { $0.range.isEmpty ? nil : $0 }
    let other = second.flatMap { $0.range.isEmpty ? nil : $0 }
    self.first = kept ?? other
    self.second = kept == nil ? nil : other
  }
}

extension Displacement: RandomAccessCollection {
  /// The index of the first run.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of runs, `0...2`.
  @inlinable
  public var endIndex: Int {
    first == nil ? 0 : second == nil ? 1 : 2
  }

  /// The run at `index`; runs of the list the item left come first.
  @inlinable
  public subscript(index: Int) -> Shift {
    precondition(
      indices.contains(index), "shift \(index) is outside 0..<\(endIndex)")
    return index == 0 ? first! : second!
  }
}

extension Move {
  /// Returns the place, after this move, of the bystander that was at
  /// `position`.
  ///
  /// A function of the two places alone: no shape is needed.
  ///
  ///     let move = Move(from: a, to: c)      // (0, 0) -> (0, 2)
  ///     move.place(of: b)                    // (0, 1) -> (0, 0)
  ///
  /// - Parameter position: The place of an item before the move. For the
  ///   moved item itself the answer is `to`.
  /// - Complexity: O(1).
  @inlinable
  public func place(of position: Position) -> Position {
    if position == from { return to }
    var place = position
    if position.list == from.list && position.index > from.index {
      place.index -= 1
    }
    if position.list == to.list && place.index >= to.index {
      place.index += 1
    }
    return place
  }

  /// Returns how the bystanders shift.
  ///
  /// - Parameter shape: The shape of the lists *before* the move.
  /// - Precondition: Both places are legal in `shape`.
  /// - Complexity: O(1); nothing is allocated.
  @inlinable
  public func displacement(in shape: some MultiListShape) -> Displacement {
    shape.require(from: from, to: to, meaning: .move)
    if isTransfer {
      let left = shape.count(ofList: from.list)
      let entered = shape.count(ofList: to.list)
      return Displacement(
        Shift(
          list: from.list, range: (from.index + 1)..<left, offset: -1),
        Shift(list: to.list, range: to.index..<entered, offset: +1))
    }
    return to.index >= from.index
      ? Displacement(
        Shift(
          list: to.list, range: (from.index + 1)..<(to.index + 1), offset: -1))
      : Displacement(
        Shift(list: to.list, range: to.index..<from.index, offset: +1))
  }
}
