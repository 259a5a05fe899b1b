package import Reorder

// Every legal operation in a shape, counted out from the words of the package
// and not by the functions that check them.

extension MultiListShape {
  /// The place of every item, in (list, index) order.
  package var places: [Position] {
    (0..<listCount).flatMap { list in
      (0..<count(ofList: list)).map { Position(list: list, index: $0) }
    }
  }

  /// Every gap, in (list, index) order.
  package var gaps: [Gap] {
    (0..<listCount).flatMap { list in
      (0...count(ofList: list)).map { Gap(list: list, index: $0) }
    }
  }

  /// Every legal move or exchange, by place before, then by place after.
  ///
  /// - Parameter meaning: An exchange needs an item at both places; a moved
  ///   item may also go behind the last of another list.
  package func reorders(_ meaning: Meaning) -> [Move] {
    places.flatMap { from in
      (0..<listCount).flatMap { list in
        let isToAnother = meaning == .move && list != from.list
        let count = count(ofList: list) + (isToAnother ? 1 : 0)
        return (0..<count).map { index in
          Move(from: from, to: Position(list: list, index: index))
        }
      }
    }
  }

  /// Every set of items, from none to all; the items of each in ascending
  /// order.
  package var selections: [[Position]] {
    let places = places
    return (0..<(1 << places.count)).map { mask in
      places.indices.filter { mask >> $0 & 1 == 1 }.map { places[$0] }
    }
  }

  /// The labels of the items that the checks put into lists of this shape: in
  /// reading order, from 0.
  package var labels: [[Int]] {
    var next = 0
    return (0..<listCount).map { list in
      defer { next += count(ofList: list) }
      return Array(next..<(next + count(ofList: list)))
    }
  }
}
