// The one place that decides whether a place exists. Each question has three
// forms: `fault` answers, `check` throws (at the border), and the internal
// `require` traps (inside).

extension MultiListShape {
  /// Returns what is wrong with `list`, or nil if there is such a list.
  @inlinable
  public func fault(ofList list: Int) -> InvalidOperation? {
    list >= 0 && list < listCount ? nil : .noList(list, listCount: listCount)
  }

  /// Returns what is wrong with `position`, or nil if an item is there.
  @inlinable
  public func fault(ofItemAt position: Position) -> InvalidOperation? {
    if let fault = fault(ofList: position.list) { return fault }
    let count = count(ofList: position.list)
    return position.index >= 0 && position.index < count
      ? nil : .noItem(position, legal: 0..<count)
  }

  /// Returns what is wrong with `gap`, or nil if it exists.
  @inlinable
  public func fault(of gap: Gap) -> InvalidOperation? {
    if let fault = fault(ofList: gap.list) { return fault }
    let count = count(ofList: gap.list)
    return gap.index >= 0 && gap.index <= count
      ? nil : .noGap(gap, legal: 0...count)
  }

  /// The final indices that an item may end at.
  ///
  /// A mover's item may end at `0..<n` in its own list and at `0..<n + 1` in
  /// another. An exchanger's item may only take the place of another item:
  /// `0..<n` everywhere.
  ///
  /// - Parameters:
  ///   - list: The list to end in.
  ///   - from: The place of the item before.
  ///   - meaning: Whether the item is moved or exchanged.
  @inlinable
  public func finalIndices(
    inList list: Int, from: Position, meaning: Meaning
  ) -> Range<Int> {
    let count = count(ofList: list)
    return meaning == .exchange || list == from.list
      ? 0..<count : 0..<(count + 1)
  }

  /// Returns what is wrong with taking the item at `from` to the final place
  /// `to`, or nil if both places are legal.
  ///
  /// The item is looked at first, and a list before an index.
  @inlinable
  public func fault(
    from: Position, to: Position, meaning: Meaning
  ) -> InvalidOperation? {
    if let fault = fault(ofItemAt: from) { return fault }
    if let fault = fault(ofList: to.list) { return fault }
    let legal = finalIndices(inList: to.list, from: from, meaning: meaning)
    return legal.contains(to.index) ? nil : .noFinal(to, legal: legal)
  }
}

extension MultiListShape {
  /// Throws unless an item is at `position`.
  ///
  /// - Throws: ``InvalidOperation/noList(_:listCount:)`` or
  ///   ``InvalidOperation/noItem(_:legal:)``.
  @inlinable
  public func check(itemAt position: Position) throws(InvalidOperation) {
    if let fault = fault(ofItemAt: position) { throw fault }
  }

  /// Throws unless `gap` exists.
  ///
  /// - Throws: ``InvalidOperation/noList(_:listCount:)`` or
  ///   ``InvalidOperation/noGap(_:legal:)``.
  @inlinable
  public func check(_ gap: Gap) throws(InvalidOperation) {
    if let fault = fault(of: gap) { throw fault }
  }

  /// Throws unless the item at `from` can end at the final place `to`.
  ///
  ///     try Shape([3]).check(
  ///       from: Position(list: 0, index: 0),
  ///       to: Position(list: 0, index: 3), meaning: .move)
  ///     // throws: no item can end at (0, 3): the final indices in list 0
  ///     // are 0..<3
  ///
  /// - Throws: ``InvalidOperation`` that names the place and the legal range.
  @inlinable
  public func check(
    from: Position, to: Position, meaning: Meaning
  ) throws(InvalidOperation) {
    if let fault = fault(from: from, to: to, meaning: meaning) { throw fault }
  }

  @inlinable
  @inline(__always)
  func require(itemAt position: Position) {
    if let fault = fault(ofItemAt: position) { trap(fault) }
  }

  @inlinable
  @inline(__always)
  func require(_ gap: Gap) {
    if let fault = fault(of: gap) { trap(fault) }
  }

  @inlinable
  @inline(__always)
  func require(from: Position, to: Position, meaning: Meaning) {
    if let fault = fault(from: from, to: to, meaning: meaning) { trap(fault) }
  }
}

/// Returns the result of `body`, or traps with the error it throws: the way
/// from a check at the border to a precondition inside.
@inlinable
func requireValid<Result>(
  _ body: () throws(InvalidOperation) -> Result
) -> Result {
  do { return try body() } catch { trap(error) }
}

extension MultiListShape {
  /// Returns the batch of `items` that goes to `gap`, which both are a caller's.
  @inlinable
  func requiredBatch(of items: some Sequence<Position>, to gap: Gap) -> Batch {
    requireValid { () throws(InvalidOperation) in
      try Batch(of: items, to: gap, in: self)
    }
  }

  /// Returns the scatter of a caller's moves.
  @inlinable
  func requiredScatter(_ moves: some Sequence<Move>) -> Scatter {
    requireValid { () throws(InvalidOperation) in
      try Scatter(moves, in: self)
    }
  }

  /// Returns the gap at a caller's anchor.
  @inlinable
  func requiredGap(at anchor: Anchor) -> Gap {
    requireValid { () throws(InvalidOperation) in try gap(at: anchor) }
  }
}
