import Reorder
import ReorderSession

// Short ways to write places and lists: "abc|x" is [[a, b, c], [x]].

func at(_ list: Int, _ index: Int) -> Position {
  Position(list: list, index: index)
}

func gap(_ list: Int, _ index: Int) -> Gap {
  Gap(list: list, index: index)
}

func point(_ x: Double, _ y: Double) -> Point {
  Point(x: x, y: y)
}

func board(_ text: String) -> [[Character]] {
  text.split(separator: "|", omittingEmptySubsequences: false).map(Array.init)
}

func text(_ lists: [[Character]]) -> String {
  lists.map { String($0) }.joined(separator: "|")
}

extension MultiListShape {
  /// Every place of an item, in order.
  var places: [Position] {
    (0..<listCount).flatMap { list in
      (0..<count(ofList: list)).map { Position(list: list, index: $0) }
    }
  }

  /// Every slot: one for each item and one behind the last of each list.
  var slots: [Position] {
    (0..<listCount).flatMap { list in
      (0...count(ofList: list)).map { Position(list: list, index: $0) }
    }
  }
}
