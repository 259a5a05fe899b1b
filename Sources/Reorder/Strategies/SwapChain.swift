/// Moves by a chain of exchanges of neighbours, from the item to its place.
///
///     [a b c d]     a to final 2
///     [b a c d]     exchange with the neighbour
///     [b c a d]     and again, until it is there
///
/// Across lists the item bubbles to the end of its list, hops to the end of
/// the other, and bubbles to its place, so that no bystander ever crosses the
/// border:
///
///     [a b c] [x y]     a to (1, 0)
///     [b c a] [x y]     bubble to the end
///     [b c] [x y a]     hop
///     [b c] [a x y]     bubble to the place
///
/// **Source.** DraggingSort: while the view moves its cell once, the data
/// follows by `exchangeObject(at:withObjectAt:)` in a loop. The loop matters:
/// the same article's closing note exchanges the two ends at once, which is
/// right for neighbours only (see ``SectionExchange``).
///
/// **Cost.** A move over a distance d is d exchanges, 2d element writes; a
/// transfer is (nA - 1 - i) + (nB - j) exchanges and one hop. Every bystander
/// is written twice where ``Rotation`` writes it once.
///
/// **When to use it.** Where an exchange of neighbours is all that a storage
/// offers. **When not:** anywhere else; ``Rotation`` gives the same lists for
/// less.
public struct SwapChain<Element>: NestedArrayStrategy, MoveStrategy {
  /// The items, list by list.
  public var lists: [[Element]]

  /// Creates the multi-list with the items of `lists`.
  @inlinable
  public init(_ lists: [[Element]]) { self.lists = lists }

  /// Moves the item at `from` to the final place `to`.
  ///
  /// - Complexity: O(*distance*) in a list, O(*n*) of both lists otherwise.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    require(from: from, to: to, meaning: .move)
    if from == to { return .unchanged }
    if from.list == to.list {
      lists[from.list].bubble(from: from.index, to: to.index, probe: &probe)
    } else {
      let end = lists[from.list].count - 1
      lists[from.list].bubble(from: from.index, to: end, probe: &probe)
      lists[to.list].append(lists[from.list].removeLast())
      probe.wroteElements(1)
      let last = lists[to.list].count - 1
      lists[to.list].bubble(from: last, to: to.index, probe: &probe)
    }
    return .moved(Move(from: from, to: to))
  }
}

extension SwapChain: Sendable where Element: Sendable {}

extension Array {
  /// Exchanges the element at `source` with its neighbours until it is at
  /// `target`.
  @inlinable
  mutating func bubble(
    from source: Int, to target: Int, probe: inout some CostProbe
  ) {
    if source == target { return }
    withUnsafeMutableBufferPointer { buffer in
      let step = source < target ? 1 : -1
      var index = source
      while index != target {
        buffer.swapAt(index, index &+ step)
        probe.wroteElements(2)
        index &+= step
      }
    }
  }
}
