// Where tags come from. A run of rows without tags gets them from the room
// between its neighbours. If that is too small, the smallest range of 2, 4, 8
// ... tags around, beginning at a multiple of its size, is spread evenly with
// the run in it, so that the rows fill it no more than its threshold allows:
//
//     of 2^i tags at most 1.5^i have rows
//
// The larger a range, the emptier it must be. So when a range is spread, each
// half of it is left with room for a share of new rows that grows with its
// size before the half is crowded again; each new row pays for a constant
// number of tags at each of the log n sizes. All 2^63 tags together take any
// list; the threshold of that range, 10^11 rows, is where the bound ends.

extension SparseTags {
  /// Gives tags to the rows in `run`, whose tags do not count yet.
  ///
  /// - Complexity: O(*run*) if there is room for them between their
  ///   neighbours; otherwise O(log n) for each of them, amortised.
  @inlinable
  mutating func tag(
    _ run: Range<Int>, inList list: Int, probe: inout some CostProbe
  ) {
    let all: UInt64 = 1 &<< tagWidth
    table.lists[list].withUnsafeMutableBufferPointer { rows in
      let start =
        run.lowerBound == 0 ? 0 : rows.tag(at: run.lowerBound - 1) + 1
      let end =
        run.upperBound == rows.count ? all : rows.tag(at: run.upperBound)
      // Two neighbours with the same tag are no room either.
      let room = end &- start
      if end > start && room >= UInt64(run.count) {
        rows.spread(run, over: start, room, probe: &probe)
      } else {
        rows.spread(around: run, upTo: all, probe: &probe)
      }
    }
  }

  /// Gives the rows in `run` the tag of a neighbour.
  @inlinable
  mutating func untag(_ run: Range<Int>, inList list: Int) {
    table.lists[list].withUnsafeMutableBufferPointer { rows in
      let tag = rows.tag(beside: run)
      for index in run { rows[index].tag = Int64(tag) }
    }
  }

  /// Whether the rows in `run` and their neighbours have ascending tags.
  @inlinable
  func isTagged(_ run: Range<Int>, inList list: Int) -> Bool {
    let rows = table.lists[list]
    let first = max(run.lowerBound, 1)
    let end = min(run.upperBound + 1, rows.count)
    return (first..<max(first, end)).allSatisfy {
      rows[$0 - 1].tag < rows[$0].tag
    }
  }
}

extension UnsafeMutableBufferPointer {
  @inlinable
  @inline(__always)
  func tag<Item>(at index: Int) -> UInt64
  where Element == SparseTags<Item>.Row {
    UInt64(bitPattern: self[index].tag)
  }

  /// The tag of the row in front of `run`, or else behind it, or else 0.
  @inlinable
  func tag<Item>(beside run: Range<Int>) -> UInt64
  where Element == SparseTags<Item>.Row {
    if run.lowerBound > 0 { return tag(at: run.lowerBound - 1) }
    return run.upperBound < count ? tag(at: run.upperBound) : 0
  }

  /// Spreads the smallest range of tags around `run` that is not too crowded.
  ///
  /// - Parameter all: The number of all tags, a power of two.
  @inlinable
  @inline(never)
  func spread<Item>(
    around run: Range<Int>, upTo all: UInt64, probe: inout some CostProbe
  ) where Element == SparseTags<Item>.Row {
    precondition(count <= all, "\(count) rows do not fit \(all) tags")
    let tag = tag(beside: run)
    var crowd = run
    var width: UInt64 = 1
    var threshold = 1.0
    var base: UInt64
    repeat {
      width *= 2
      threshold *= 1.5
      base = tag & ~(width - 1)
      var (lower, upper) = (crowd.lowerBound, crowd.upperBound)
      while lower > 0 {
        probe.compared()
        if self.tag(at: lower - 1) < base { break }
        lower -= 1
      }
      while upper < count {
        probe.compared()
        if self.tag(at: upper) - base >= width { break }
        upper += 1
      }
      crowd = lower..<upper
    } while width < all && Double(crowd.count) > threshold
    spread(crowd, over: base, width, probe: &probe)
  }

  /// Spreads the tags of `rows` evenly over the `width` tags from `base` on.
  ///
  ///     3 rows over 0..<16     2 8 13
  @inlinable
  func spread<Item>(
    _ rows: Range<Int>, over base: UInt64, _ width: UInt64,
    probe: inout some CostProbe
  ) where Element == SparseTags<Item>.Row {
    if rows.isEmpty { return }
    let parts = UInt64(rows.count)
    let (step, remainder) = width.quotientAndRemainder(dividingBy: parts)
    var tag = base + step / 2
    // What is lost by rounding down, in parts of a tag.
    var rest = remainder / 2
    for index in rows {
      self[index].tag = Int64(tag)
      probe.wroteTags(1)
      tag &+= step
      rest += remainder
      if rest >= parts {
        rest -= parts
        tag &+= 1
      }
    }
  }
}
