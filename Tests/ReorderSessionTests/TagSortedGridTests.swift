import Reorder
import ReorderSession
import Testing

/// System B: HWSortView.
@Suite("Tag-sorted grid")
struct TagSortedGridTests {
  @Test("Every cell is where the article puts it")
  func geometry() {
    let layout = TagSortedGrid.layout(count: 8, width: 375)
    for (index, x, y) in [
      (0, 10.0, 10.0), (2, 253.333_3, 10), (3, 10, 50), (7, 131.666_7, 90),
    ] {
      let frame = layout.frame(of: at(0, index))
      #expect(abs(frame.minX - x) < 0.001 && frame.minY == y)
      #expect(abs(frame.size.width - 111.666_7) < 0.001)
      #expect(frame.size.height == 30)
    }
    let two = TagSortedGrid.layout(count: 3, columns: 2, margin: 4, width: 100)
    #expect(
      two.frame(of: at(0, 2)) == Rect(x: 4, y: 38, width: 44, height: 30))
  }

  /// Cells are 110 by 30; slot 0 is at (10, 10), the pitch is 120 by 40.
  static let drags = [
    Gesture(
      "Forward over two places", "abcdefg", .begin(65, 25), .move(120, 25),
      .move(185, 25), .move(250, 25), .move(305, 25), .end,
      gives: "bcadefg", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .reordered(from: at(0, 1), to: at(0, 2)),
      .dropped(from: at(0, 0), to: at(0, 2))),
    Gesture(
      "From the end to the front at once", "abcdefg", .begin(65, 105),
      .move(65, 25), .end, gives: "gabcdef", .lifted(at(0, 6)),
      .reordered(from: at(0, 6), to: at(0, 0)),
      .dropped(from: at(0, 6), to: at(0, 0))),
    Gesture(
      "There and back", "abcdefg", .begin(65, 25), .move(185, 25),
      .move(305, 25), .move(185, 25), .move(65, 25), .end,
      gives: "abcdefg", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .reordered(from: at(0, 1), to: at(0, 2)),
      .reordered(from: at(0, 2), to: at(0, 1)),
      .reordered(from: at(0, 1), to: at(0, 0)),
      .dropped(from: at(0, 0), to: at(0, 0))),
    Gesture(
      "The right edge of a cell is outside", "abcdefg", .begin(185, 25),
      .move(120, 25), .end, gives: "abcdefg", .lifted(at(0, 1)),
      .dropped(from: at(0, 1), to: at(0, 1))),
    Gesture(
      "A hair left of the edge is inside", "abcdefg", .begin(185, 25),
      .move(119.99, 25), .end, gives: "bacdefg", .lifted(at(0, 1)),
      .reordered(from: at(0, 1), to: at(0, 0)),
      .dropped(from: at(0, 1), to: at(0, 0))),
    Gesture(
      "Equal items are told apart by their places", "xyxz", .begin(65, 25),
      .move(305, 25), .end, gives: "yxxz", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 2)),
      .dropped(from: at(0, 0), to: at(0, 2))),
    Gesture(
      "The pointer rests", "abcdefg", .begin(65, 25), .move(185, 25),
      .move(185, 25), .move(185, 25), .end, gives: "bacdefg",
      .lifted(at(0, 0)), .reordered(from: at(0, 0), to: at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1))),
    Gesture(
      "Cancelled far from home", "abcdefg", .begin(65, 25), .move(305, 65),
      .cancel, gives: "abcdefg", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 5)), .cancelled(at(0, 0))),
    Gesture(
      "A comparator that never says less would leave this as it is", "abc",
      .begin(65, 25), .move(305, 25), .end, gives: "bca", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 2)),
      .dropped(from: at(0, 0), to: at(0, 2))),
  ]

  @Test("Dragged", arguments: drags)
  func drag(gesture: Gesture) {
    gesture.expect(
      of: TagSortedGrid.session(
        board(gesture.lists)[0], viewport: Size(width: 370, height: 600)))
  }
}
