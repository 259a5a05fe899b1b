import Reorder
import ReorderSession
import Testing

/// System D: DraggingSort.
@Suite("Snapshot grid")
struct SnapshotGridTests {
  /// Cells are 100 by 40; slot 0 is at (10, 10), the pitch is 110 by 50.
  private func session(_ items: String)
    -> SnapshotGrid.Items<
      Character, GridLayout
    >
  {
    SnapshotGrid.session(
      Array(items),
      layout: GridLayout(
        counts: [items.count], columns: 3,
        cell: Size(width: 100, height: 40), columnGap: 10, rowGap: 10,
        insets: GridInsets(left: 10, top: 10)),
      viewport: Size(width: 350, height: 600))
  }

  static let drags = [
    Gesture(
      "It goes back as late as it went", "abcdefghi", .begin(60, 30),
      .move(120, 30), .move(111, 30), .move(110, 30), .end,
      gives: "abcdefghi", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .reordered(from: at(0, 1), to: at(0, 0)),
      .dropped(from: at(0, 0), to: at(0, 0))),
    Gesture(
      "Half a height off is near enough", "abcdefghi", .begin(60, 30),
      .move(150, 50), .end, gives: "bacdefghi", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1))),
    Gesture(
      "A hair more is not", "abcdefghi", .begin(60, 30),
      .move(150, 50.5), .end, gives: "abcdefghi", .lifted(at(0, 0)),
      .dropped(from: at(0, 0), to: at(0, 0))),
    Gesture(
      "Into the next row, dropped between two", "abcdefghi",
      .begin(280, 30), .move(60, 80), .move(60, 105), .end,
      gives: "abdcefghi", .lifted(at(0, 2)),
      .reordered(from: at(0, 2), to: at(0, 3)),
      .dropped(from: at(0, 2), to: at(0, 3))),
    Gesture(
      "Cancelled after a hover", "abcdefghi", .begin(60, 30),
      .move(170, 30), .cancel, gives: "abcdefghi", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 1)), .cancelled(at(0, 0))),
    Gesture(
      "Far at once is a move, not an exchange", "abcdefghi",
      .begin(60, 30), .move(280, 30), .end, gives: "bcadefghi",
      .lifted(at(0, 0)), .reordered(from: at(0, 0), to: at(0, 2)),
      .dropped(from: at(0, 0), to: at(0, 2))),
  ]

  @Test("Dragged", arguments: drags)
  func drag(gesture: Gesture) {
    gesture.expect(of: session(gesture.lists))
  }

  @Test("Of equally near items the earlier one is hovered")
  func ties() {
    // Cells touch: the centre is halfway between four of them.
    let items: [Character] = Array("abcdefghi")
    var session = SnapshotGrid.session(
      items,
      layout: GridLayout(
        counts: [9], columns: 3, cell: Size(width: 100, height: 40)),
      viewport: Size(width: 300, height: 600))
    #expect(
      session.make([.begin(250, 100), .move(100, 40)])
        == [.lifted(at(0, 8)), .reordered(from: at(0, 8), to: at(0, 0))])
  }

  @Test("Over rows of any height it works as well")
  func rows() {
    var session = SnapshotGrid.session(
      Array("abc"), layout: RowLayout([[40, 40, 100]], width: 100),
      viewport: Size(width: 100, height: 600))
    #expect(
      session.make([.begin(50, 20), .move(50, 39), .move(50, 40), .end])
        == [
          .lifted(at(0, 0)), .reordered(from: at(0, 0), to: at(0, 1)),
          .dropped(from: at(0, 0), to: at(0, 1)),
        ])
  }

  @Test("One exchange answers a finished drag only between neighbours")
  func closingNote() {
    for index in 0..<4 {
      var exchanged = SectionExchange([Array("abcd")])
      var moved = SwapChain([Array("abcd")])
      exchanged.reorder(from: at(0, 0), to: at(0, index))
      moved.reorder(from: at(0, 0), to: at(0, index))
      #expect((exchanged.lists == moved.lists) == (index <= 1))
    }
  }
}
