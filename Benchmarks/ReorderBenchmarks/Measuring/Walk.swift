import Reorder

// The functions that are timed. They are generic over the strategy and never
// inlined, so that each strategy has a tight loop of its own and the clock
// stands outside.

/// Carries out `steps` one after the other.
@inline(never)
func walk<Strategy: ReorderStrategy>(
  _ steps: UnsafeBufferPointer<Move>, with strategy: inout Strategy
) {
  for step in steps { strategy.reorder(from: step.from, to: step.to) }
}

/// Carries out `batches` one after the other.
@inline(never)
func walk<Strategy: MoveStrategy>(
  _ batches: ArraySlice<BatchStep>, with strategy: inout Strategy
) {
  for batch in batches { strategy.moveBatch(batch.items, to: batch.gap) }
}

/// Takes `steps` back, the last one first; this is not timed.
@inline(never)
func retrace<Strategy: ReorderStrategy>(
  _ steps: UnsafeBufferPointer<Move>, with strategy: inout Strategy
) {
  for step in steps.reversed() {
    strategy.reorder(from: step.to, to: step.from)
  }
}

extension ContiguousArray {
  /// Calls `body` with the elements in `range`, without retaining the array
  /// element by element.
  func withSlice<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
