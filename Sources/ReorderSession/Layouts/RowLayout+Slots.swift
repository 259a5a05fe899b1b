public import Reorder

extension RowLayout {
  /// The slot that begins nearest to the top of `corner`, in all lists or, side
  /// by side, in the list whose frame is nearest to the centre.
  ///
  /// - Complexity: O(log n).
  public func slot(
    nearestTo corner: Point, centre: Point, home: Position
  ) -> Position {
    guard isSideBySide else {
      return extents.withBase { heights in
        heights.slot(nearestTo: corner.y, ofList: nil, home: home)
      }
    }
    let list = nearestList(across: centre.x)
    let y = corner.y + top(ofList: list)
    return extents.withBase { heights in
      heights.slot(nearestTo: y, ofList: list, home: home)
    }
  }

  /// Every slot between, without those that begin where another does.
  ///
  /// - Complexity: O(k log n) for k slots.
  public func slots(
    passedFrom first: Position, to last: Position, corner: Point,
    home: Position
  ) -> [Position] {
    extents.withBase { heights in
      heights.slots(
        from: first, to: last, ofList: isSideBySide ? last.list : nil,
        home: home)
    }
  }
}
