import Reorder
import ReorderSession
import Testing

/// System E: DHDragableCellTableView.
@Suite("Draggable table")
struct DraggableTableTests {
  /// Rows of 40, 100, 40, 60 and 40 without a header.
  private func uneven() -> DraggableTable.Rows<Character> {
    DraggableTable.session(
      [Array("abcde")], heights: [[40, 100, 40, 60, 40]],
      viewport: Size(width: 300, height: 600))
  }

  /// Two sections under headers of 30.
  private func sections(_ s: Double = 40) -> DraggableTable.Rows<Character> {
    DraggableTable.session(
      [Array("pqr"), Array("st")], heights: [[40, 40, 40], [s, 40]],
      headers: [30, 30], viewport: Size(width: 300, height: 600))
  }

  static let drags = [
    Gesture(
      "A short row passes a tall one when its bottom does", "abcde",
      .begin(20, 20), .move(20, 100), .move(20, 119), .move(20, 120), .end,
      gives: "bacde", .lifted(at(0, 0)), .exchanged(at(0, 0), at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1))),
    Gesture(
      "A fast pointer exchanges with the row it lands on", "abcde",
      .begin(20, 20), .move(20, 170), .end, gives: "cbade",
      .lifted(at(0, 0)), .exchanged(at(0, 0), at(0, 2)),
      .dropped(from: at(0, 0), to: at(0, 2))),
    Gesture(
      "It goes back only after the whole way back", "abcde",
      .begin(20, 160), .move(20, 215), .move(20, 220), .move(20, 205),
      .move(20, 199), .move(20, 161), .move(20, 160), .end,
      gives: "abcde", .lifted(at(0, 2)), .exchanged(at(0, 2), at(0, 3)),
      .exchanged(at(0, 3), at(0, 2)),
      .dropped(from: at(0, 2), to: at(0, 2))),
    Gesture(
      "A resting pointer exchanges once", "abcde", .begin(20, 20),
      .move(20, 120), .move(20, 120), .move(20, 120), .end,
      gives: "bacde", .lifted(at(0, 0)), .exchanged(at(0, 0), at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1))),
    Gesture(
      "Cancelled after two exchanges and a skip", "abcde", .begin(20, 20),
      .move(20, 120), .move(20, 230), .move(20, 10), .cancel,
      gives: "abcde", .lifted(at(0, 0)), .exchanged(at(0, 0), at(0, 1)),
      .exchanged(at(0, 1), at(0, 3)), .exchanged(at(0, 3), at(0, 0)),
      .cancelled(at(0, 0))),
    Gesture(
      "Beside the rows nothing is lifted", "abcde", .begin(20, 300),
      .move(20, 100), .end, gives: "abcde", .nothingThere, .ignored, .ignored),
  ]

  @Test("Dragged over rows of any height", arguments: drags)
  func drag(gesture: Gesture) {
    gesture.expect(of: uneven())
  }

  static let sectionDrags = [
    Gesture(
      "Neighbours of one section", "pqr|st", .begin(20, 50), .move(20, 80),
      .move(20, 90), .end, gives: "qpr|st", .lifted(at(0, 0)),
      .exchanged(at(0, 0), at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1))),
    Gesture(
      "Up over the border", "pqr|st", .begin(20, 200), .move(20, 180),
      .move(20, 149), .move(20, 131), .move(20, 130), .end,
      gives: "pqs|rt", .lifted(at(1, 0)), .exchanged(at(1, 0), at(0, 2)),
      .dropped(from: at(1, 0), to: at(0, 2))),
  ]

  @Test("Dragged in and between sections", arguments: sectionDrags)
  func dragSections(gesture: Gesture) {
    gesture.expect(of: sections())
  }

  @Test("Over the border onto a tall row the heights change sections too")
  func tallOverBorder() {
    Gesture(
      "", "pqr|st", .begin(20, 130), .move(20, 259), .move(20, 260),
      .move(20, 260), .end, gives: "pqs|rt", .lifted(at(0, 2)),
      .exchanged(at(0, 2), at(1, 0)),
      .dropped(from: at(0, 2), to: at(1, 0))
    ).expect(of: sections(100))
    var session = sections(100)
    session.make([.begin(20, 130), .move(20, 260)])
    #expect(session.layout.extents.lists == [[40, 40, 100], [40, 40]])
    session.make(.cancel)
    #expect(session.layout.extents.lists == [[40, 40, 40], [100, 40]])
  }

  @Test("Equal rows trade places by place")
  func equalRows() {
    var session = DraggableTable.session(
      [Array("xyx")], heights: [[40, 40, 40]],
      viewport: Size(width: 300, height: 600))
    #expect(
      session.make([.begin(20, 20), .move(20, 60)])
        == [.lifted(at(0, 0)), .exchanged(at(0, 0), at(0, 1))])
    #expect(session.text == "yxx")
  }

  @Test("An empty section takes nothing")
  func emptySection() {
    var session = DraggableTable.session(
      [Array("ab"), []], heights: [[40, 40], []], headers: [30, 30],
      viewport: Size(width: 300, height: 600))
    #expect(
      session.make([.begin(20, 50), .move(20, 170), .end])
        == [.lifted(at(0, 0)), .dropped(from: at(0, 0), to: at(0, 0))])
  }

  /// A table of equal rows, scrolled near its edges; where the row ends.
  private func scrolled(
    rows: Int, height: Double, from offset: Double, begin: Double,
    move: Double?, ticks: Int, of seconds: Double
  ) -> (offset: Double, place: Position) {
    var session = DraggableTable.session(
      [Array(repeating: "x" as Character, count: rows)],
      heights: [Array(repeating: height, count: rows)], edgeRange: 100,
      viewport: Size(width: 300, height: 600))
    session.scroll(to: offset)
    session.make(.begin(20, begin))
    if let move { session.make(.move(20, move)) }
    for _ in 0..<ticks { session.make(.tick(seconds)) }
    return (session.offset, session.drag!.place)
  }

  /// A drag at an edge, by the number of ticks of 1/60 s.
  struct EdgeDrag {
    var rows = 50
    var height = 40.0
    var offset = 0.0
    let begin: Double
    var move: Double?
    let ticks: Int
    let ends: (Double, Int)
  }

  @Test("At 60 and at 120 ticks a second it ends at the same offset and place")
  func edges() {
    let drags = [
      EdgeDrag(begin: 500, move: 540, ticks: 52, ends: (416, 23)),
      EdgeDrag(offset: 300, begin: 25, ticks: 10, ends: (150, 4)),
      EdgeDrag(offset: 1390, begin: 590, ticks: 3, ends: (1400, 49)),
      EdgeDrag(begin: 500, move: 650, ticks: 10, ends: (200, 19)),
      EdgeDrag(
        rows: 100, height: 20, begin: 510, move: 600, ticks: 10,
        ends: (200, 39)),
      // Rows lower than the way of a tick: all are exchanged one by one.
      EdgeDrag(
        rows: 400, height: 5, begin: 592, move: 600, ticks: 30,
        ends: (600, 239)),
    ]
    for drag in drags {
      for rate in [1, 2, 3] {
        let (offset, place) = scrolled(
          rows: drag.rows, height: drag.height, from: drag.offset,
          begin: drag.begin, move: drag.move, ticks: drag.ticks * rate,
          of: 1 / 60 / Double(rate))
        #expect(abs(offset - drag.ends.0) < 1e-9)
        #expect(place == at(0, drag.ends.1), "\(drag), \(rate) times 60")
      }
    }
  }

  @Test("Every row that is scrolled past is exchanged with in turn")
  func passesEveryRow() {
    var session = DraggableTable.session(
      [Array("abcdefghijkl")],
      heights: [Array(repeating: 20, count: 12)], edgeRange: 20,
      viewport: Size(width: 300, height: 80))
    session.make([.begin(20, 70), .move(20, 80)])
    // 60 points: from the row at 60 over those that end at 100, 120 and 140.
    #expect(
      session.make(.tick(0.05))
        == [
          .exchanged(at(0, 3), at(0, 4)), .exchanged(at(0, 4), at(0, 5)),
          .exchanged(at(0, 5), at(0, 6)), .scrolled(60),
        ])
    #expect(session.text == "abcefgdhijkl")
  }
}
