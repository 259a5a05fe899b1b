extension Constrained {
  /// Asks the strategy inside, which is not copied for it.
  @inlinable
  package func withBase<Result>(
    _ body: (borrowing Base) -> Result
  ) -> Result {
    body(storedBase)
  }
}
