// Arrays that live inside structs: `columns[i].cards`. Key paths do not exist
// for embedded targets.
#if !hasFeature(Embedded)

  extension Array {
    /// Moves an item between the arrays that the elements of this array hold,
    /// to the final position where it is after the move.
    ///
    ///     struct Column { var title: String; var cards: [String] }
    ///     columns.move(
    ///       from: Position(list: 0, index: 2),
    ///       toFinal: Position(list: 1, index: 0), within: \.cards)
    ///
    /// One call on the outer array: handing `&columns[1].cards` to a method of
    /// `columns[0].cards` would access `columns` twice at a time, which Swift
    /// forbids.
    ///
    /// - Parameters:
    ///   - from: The place of the item before the move; `list` is an index of
    ///     this array.
    ///   - final: Its place after the move: `0..<n` in its own list, `0...n`
    ///     in another.
    ///   - items: The path from an element to its array.
    /// - Precondition: Both positions are legal.
    public mutating func move<Item>(
      from: Position, toFinal final: Position,
      within items: WritableKeyPath<Element, [Item]>
    ) {
      shape(within: items).require(from: from, to: final, meaning: .move)
      if from.list == final.list {
        self[from.list][keyPath: items]
          .move(from: from.index, toFinal: final.index)
      } else {
        let item = self[from.list][keyPath: items].remove(at: from.index)
        self[final.list][keyPath: items].insert(item, at: final.index)
      }
    }

    /// Moves an item between the arrays that the elements of this array hold,
    /// to a gap counted before the item is taken out.
    ///
    ///     columns.move(
    ///       from: Position(list: 0, index: 2),
    ///       toGap: Gap(list: 1, index: 0), within: \.cards)
    ///
    /// - Parameters:
    ///   - from: The place of the item before the move.
    ///   - gap: The gap, `0...n` of its list.
    ///   - items: The path from an element to its array.
    /// - Returns: The place of the item after the move.
    /// - Precondition: The item and the gap are there.
    @discardableResult
    public mutating func move<Item>(
      from: Position, toGap gap: Gap,
      within items: WritableKeyPath<Element, [Item]>
    ) -> Position {
      shape(within: items).require(gap)
      let final = gap.final(movingFrom: from)
      move(from: from, toFinal: final, within: items)
      return final
    }

    /// Moves several items of the arrays that the elements of this array hold
    /// to one gap, in their (list, index) order.
    ///
    ///     columns.move(
    ///       selected, toGap: Gap(list: 1, index: 0), within: \.cards)
    ///
    /// - Parameters:
    ///   - places: The places of the items before the move, in any order.
    ///   - gap: The gap, counted before anything is taken out.
    ///   - items: The path from an element to its array.
    /// - Returns: The place of the first of them after the move.
    /// - Precondition: Every item is there and named once, and the gap exists.
    ///   Where the elements are objects, none stands in this array twice.
    /// - Complexity: O(*elements*) to look at every list, and O(*count*) of the
    ///   lists that are named, which are copied once and written once.
    @discardableResult
    public mutating func move<Item>(
      _ places: some Sequence<Position>, toGap gap: Gap,
      within items: WritableKeyPath<Element, [Item]>
    ) -> Position {
      let places = [Position](places)
      var lists = map { $0[keyPath: items] }
      let start = lists.move(places, toGap: gap)
      if places.isEmpty { return start }
      // Nobody who observes the elements hears of lists that did not change.
      for list in Set(places.map { $0.list } + [gap.list]) {
        self[list][keyPath: items] = lists[list]
      }
      return start
    }

    private func shape<Item>(
      within items: WritableKeyPath<Element, [Item]>
    ) -> some MultiListShape {
      Shape(map { $0[keyPath: items].count })
    }
  }

#endif
