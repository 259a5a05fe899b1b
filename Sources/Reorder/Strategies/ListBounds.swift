/// Where each list begins in a flat storage that holds all lists one behind
/// the other.
///
///     lists     [a b c] [] [x y]
///     storage    a b c      x y
///     starts     0       3  3   5
@frozen
@usableFromInline
struct ListBounds: Sendable {
  /// The offset of the first item of each list, and at last the number of all
  /// items.
  @usableFromInline var starts: [Int]

  @inlinable
  init(_ counts: some Sequence<some BinaryInteger>) {
    starts = [0]
    starts.reserveCapacity(counts.underestimatedCount + 1)
    var total = 0
    for count in counts {
      total += Int(count)
      starts.append(total)
    }
  }

  @inlinable
  var listCount: Int { starts.count - 1 }

  @inlinable
  func count(ofList list: Int) -> Int { starts[list + 1] - starts[list] }

  /// The offsets of the items of `list`.
  @inlinable
  func offsets(ofList list: Int) -> Range<Int> {
    starts[list]..<starts[list + 1]
  }

  @inlinable
  func offset(of position: Position) -> Int {
    starts[position.list] &+ position.index
  }

  @inlinable
  func offset(of gap: Gap) -> Int { starts[gap.list] &+ gap.index }

  /// The position of the item at `offset`.
  ///
  /// - Complexity: O(log *lists*).
  @inlinable
  func position(at offset: Int) -> Position {
    let list = starts.partitioningIndex { $0 > offset } - 1
    return Position(list: list, index: offset - starts[list])
  }

  /// Makes `list` longer by `change` items, which shifts all lists behind it.
  ///
  /// - Complexity: O(*lists behind it*).
  @inlinable
  mutating func resize(list: Int, by change: Int) {
    for next in (list + 1)..<starts.count { starts[next] &+= change }
  }

  /// Takes one item from the list `source` to the list `target`, which shifts
  /// the lists between them.
  ///
  /// - Complexity: O(*lists crossed*).
  @inlinable
  mutating func transfer(from source: Int, to target: Int) {
    if source < target {
      for list in (source + 1)...target { starts[list] &-= 1 }
    } else if target < source {
      for list in (target + 1)...source { starts[list] &+= 1 }
    }
  }
}
