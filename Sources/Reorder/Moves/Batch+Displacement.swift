extension Batch {
  /// Returns how the bystanders shift: runs of neighbours with one offset,
  /// ascending.
  ///
  ///     [a b c d e]   items 0, 3 to gap 2   [b a d c e]
  ///     b shifts by -1, c by +1
  ///
  /// - Parameter shape: The shape of the lists before the move.
  /// - Complexity: O(k + *lists crossed*) for k items.
  public func displacement(in shape: some MultiListShape) -> [Shift] {
    var shifts: [Shift] = []
    func add(_ list: Int, _ range: Range<Int>, _ offset: Int) {
      if !range.isEmpty && offset != 0 {
        shifts.append(Shift(list: list, range: range, offset: offset))
      }
    }
    // The runs of a list lie between its moved items; in the list of the gap
    // the gap cuts one of them, and what is behind it makes room for all.
    func addRuns(ofList list: Int, moved: ArraySlice<Position>) {
      var lower = 0
      var taken = 0
      for upper in moved.lazy.map({ $0.index }) + [shape.count(ofList: list)] {
        let cut =
          list == gap.list ? min(max(gap.index, lower), upper) : upper
        add(list, lower..<cut, -taken)
        add(list, cut..<upper, items.count - taken)
        lower = upper + 1
        taken += 1
      }
    }
    var rank = 0
    var isGapListSeen = false
    while rank < items.count {
      let list = items[rank].list
      if list > gap.list && !isGapListSeen {
        addRuns(ofList: gap.list, moved: [])
        isGapListSeen = true
      }
      let next = items[rank...].firstIndex { $0.list != list } ?? items.count
      addRuns(ofList: list, moved: items[rank..<next])
      isGapListSeen = isGapListSeen || list == gap.list
      rank = next
    }
    if !isGapListSeen && !items.isEmpty {
      addRuns(ofList: gap.list, moved: [])
    }
    return shifts
  }
}
