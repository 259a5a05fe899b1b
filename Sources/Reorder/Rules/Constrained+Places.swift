extension Constrained {
  /// Returns the place, after one item has come, gone or moved, of the item
  /// that is at `position` now: how tracked places follow, around fixed items
  /// too.
  ///
  ///     [a F c d], F fixed   a moves to final 2: [c F a d]
  ///                          c is then at 0, d at 3
  ///
  /// - Parameters:
  ///   - position: The place of any item now.
  ///   - from: The place of the item that moves or goes; nil for one that comes.
  ///   - to: Its final place, or where it comes; nil for one that goes.
  /// - Returns: The place, or nil for the item that goes.
  /// - Complexity: O(k log k) where k items have rules.
  package func place(
    of position: Position, afterMoving from: Position?, to: Position?
  ) -> Position? {
    Arrangement(
      [Relocation(from: from, to: to)], rules: storedRules
    ).place(of: position)
  }
}
