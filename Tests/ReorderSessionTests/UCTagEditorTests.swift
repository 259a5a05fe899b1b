import Reorder
import ReorderSession
import Testing

/// System A: DragButtonSortView.
@Suite("UC-style tag editor")
struct UCTagEditorTests {
  /// Cells are 110 by 40; slot 0 is at (10, 40), the pitch is 120 by 50.
  private func session(
    _ lists: String, editing: Bool = true, height: Double = 600
  ) -> UCTagEditor.Tags<Character> {
    let lists = board(lists)
    var session = UCTagEditor.session(
      upper: lists[0], lower: lists[1],
      viewport: Size(width: 370, height: height))
    session.setEditing(editing)
    return session
  }

  @Test("Every cell, label and height is where the article puts them")
  func geometry() {
    func layout(_ upper: Int, _ lower: Int, width: Double = 370) -> GridLayout {
      UCTagEditor.layout(
        counts: [upper, lower], viewport: Size(width: width, height: 600))
    }
    let seven = layout(7, 4)
    let frames = [
      at(0, 0): Rect(x: 10, y: 40, width: 110, height: 40),
      at(0, 1): Rect(x: 130, y: 40, width: 110, height: 40),
      at(0, 6): Rect(x: 10, y: 140, width: 110, height: 40),
      at(1, 0): Rect(x: 10, y: 240, width: 110, height: 40),
      at(1, 3): Rect(x: 10, y: 290, width: 110, height: 40),
    ]
    for (place, frame) in frames { #expect(seven.frame(of: place) == frame) }
    #expect(
      seven.headerFrame(ofList: 0)
        == Rect(x: 10, y: 0, width: 350, height: 30))
    #expect(
      seven.headerFrame(ofList: 1)
        == Rect(x: 10, y: 200, width: 350, height: 30))
    #expect(seven.contentHeight == 610)

    let narrow = layout(6, 4, width: 320)
    #expect(abs(narrow.frame(of: at(0, 5)).minX - 216.666_7) < 0.001)
    #expect(abs(narrow.frame(of: at(0, 5)).size.width - 93.333_3) < 0.001)
    #expect(narrow.frame(of: at(0, 5)).minY == 90)
    #expect(narrow.headerFrame(ofList: 1).minY == 150)
    #expect(narrow.frame(of: at(1, 3)).minY == 240)

    // The article leaves the label of an empty upper list at 0.
    let empty = layout(0, 4)
    #expect(empty.headerFrame(ofList: 1).minY == 50)
    #expect(empty.frame(of: at(1, 0)).minY == 90)
    #expect(empty.contentHeight == 610)

    // The article keeps the content height of the first layout.
    let long = layout(40, 0)
    #expect(long.headerFrame(ofList: 1).minY == 750)
    #expect(long.contentHeight == 790)
  }

  static let drags = [
    Gesture(
      "Forward one place in many small steps", "abcdefg|xyz",
      .begin(185, 60), .move(195, 60), .move(205, 60), .move(215, 60),
      .move(225, 60), .move(235, 60), .move(245, 60), .move(255, 60),
      .move(265, 60), .move(275, 60), .move(285, 60), .move(295, 60),
      .move(305, 60), .end,
      gives: "acbdefg|xyz", .lifted(at(0, 1)), .target(at(0, 2)),
      .reordered(from: at(0, 1), to: at(0, 2)),
      .dropped(from: at(0, 1), to: at(0, 2)), .orderChanged),
    Gesture(
      "The last target stays in the gutter", "abcdefg|xyz",
      .begin(65, 60), .move(120, 60), .move(185, 60), .move(245, 60), .end,
      gives: "bacdefg|xyz", .lifted(at(0, 0)), .target(at(0, 1)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1)), .orderChanged),
    Gesture(
      "Back into the row above", "abcdefg|xyz",
      .begin(305, 110), .move(280, 100), .move(240, 80), .move(200, 65),
      .move(185, 60), .end,
      gives: "afbcdeg|xyz", .lifted(at(0, 5)), .target(at(0, 1)),
      .reordered(from: at(0, 5), to: at(0, 1)),
      .dropped(from: at(0, 5), to: at(0, 1)), .orderChanged),
    Gesture(
      "Down into the next row is forward, though the way goes left",
      "abcdefg|xyz", .begin(305, 60), .move(185, 85), .move(65, 110), .end,
      gives: "abdcefg|xyz", .lifted(at(0, 2)), .target(at(0, 3)),
      .reordered(from: at(0, 2), to: at(0, 3)),
      .dropped(from: at(0, 2), to: at(0, 3)), .orderChanged),
    Gesture(
      "The first motion up is back", "abcdefg|xyz",
      .begin(65, 160), .move(65, 110), .end,
      gives: "abcgdef|xyz", .lifted(at(0, 6)), .target(at(0, 3)),
      .reordered(from: at(0, 6), to: at(0, 3)),
      .dropped(from: at(0, 6), to: at(0, 3)), .orderChanged),
    Gesture(
      "Lower frames are not hovered", "abcdefg|xyz",
      .begin(65, 60), .move(65, 260), .end,
      gives: "abcdefg|xyz", .lifted(at(0, 0)),
      .dropped(from: at(0, 0), to: at(0, 0))),
    Gesture(
      "Cancelled after a hover", "abcdefg|xyz",
      .begin(185, 60), .move(305, 60), .cancel,
      gives: "abcdefg|xyz", .lifted(at(0, 1)), .target(at(0, 2)),
      .cancelled(at(0, 1))),
    Gesture(
      "Grabbed 40 right of the centre", "abcdefg|xyz",
      .begin(105, 60), .move(170, 60), .move(171, 60), .end,
      gives: "bacdefg|xyz", .lifted(at(0, 0)), .target(at(0, 1)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1)), .orderChanged),
    Gesture(
      "The hovered row is the new band", "abcdefg|xyz",
      .begin(65, 60), .move(185, 110), .move(65, 110), .end,
      gives: "bcdaefg|xyz", .lifted(at(0, 0)), .target(at(0, 4)),
      .target(at(0, 3)), .reordered(from: at(0, 0), to: at(0, 3)),
      .dropped(from: at(0, 0), to: at(0, 3)), .orderChanged),
    Gesture(
      "Entered from above another row, down is forward", "abcdefg|xyz",
      .begin(65, 110), .move(125, 85), .move(125, 35), .move(185, 35),
      .move(185, 60), .end,
      gives: "abdcefg|xyz", .lifted(at(0, 3)), .target(at(0, 2)),
      .reordered(from: at(0, 3), to: at(0, 2)),
      .dropped(from: at(0, 3), to: at(0, 2)), .orderChanged),
    Gesture(
      "A lower tag is not lifted, and its gesture leaves no trace",
      "abcdefg|xyz", .begin(65, 260), .move(65, 60), .end,
      gives: "abcdefg|xyz", .refused(.dragOut), .ignored, .ignored),
    Gesture(
      "Over a lower tag and back, the band is still the row of the lift",
      "abcdefg|xyz", .begin(65, 160), .move(65, 260), .move(65, 160),
      .move(65, 110), .end,
      gives: "abcgdef|xyz", .lifted(at(0, 6)), .target(at(0, 3)),
      .reordered(from: at(0, 6), to: at(0, 3)),
      .dropped(from: at(0, 6), to: at(0, 3)), .orderChanged),
  ]

  @Test("Dragged", arguments: drags)
  func drag(gesture: Gesture) {
    gesture.expect(of: session(gesture.lists))
  }

  @Test("A lift turns editing on, and it stays on")
  func lift() {
    var session = session("abcdefg|xyz", editing: false)
    #expect(
      session.make([.press(65, 60), .tick(0.1), .tick(0.1), .end])
        == [
          .editing(true), .lifted(at(0, 0)),
          .dropped(from: at(0, 0), to: at(0, 0)),
        ])
    #expect(session.isEditing)
    #expect(session.setEditing(false) == [.editing(false)])
    #expect(session.setEditing(false) == [])
  }

  @Test("While not editing, a tap above opens and one below takes in")
  func taps() {
    var session = session("abcdefg|xyz", editing: false)
    #expect(session.make(.tap(185, 60)) == [.tapped(at(0, 1))])
    #expect(session.layout.headerFrame(ofList: 1).minY == 200)
    #expect(
      session.make(.tap(185, 260))
        == [.transferred(from: at(1, 1), to: at(0, 7)), .orderChanged])
    #expect(session.text == "abcdefgy|xz")
    #expect(session.layout.headerFrame(ofList: 1).minY == 200)
  }

  @Test(
    "While editing, a tap above takes out to the front, until four are left")
  func takingOut() {
    var session = session("abcdef|xyz")
    #expect(
      session.make(.tap(65, 110))
        == [.transferred(from: at(0, 3), to: at(1, 0)), .orderChanged])
    #expect(session.text == "abcef|dxyz")
    session.make(.tap(65, 60))
    #expect(session.text == "bcef|adxyz")
    #expect(session.make(.tap(65, 60)) == [.refused(.min)])
    // Four tags are left above: a lower tag is a row higher, and where it was
    // is the lower label, which offers more.
    #expect(session.make(.tap(65, 160)) == [.headerTapped(list: 1)])
    #expect(
      session.make(.tap(65, 210))
        == [.transferred(from: at(1, 0), to: at(0, 4)), .orderChanged])
    #expect(session.text == "bcefa|dxyz")
  }

  @Test("Above the visible top the content jumps to its top, after the hover")
  func scrollsToTop() {
    var session = session("abcdefghijklmno|xyz", height: 100)
    #expect(session.scroll(to: 120) == [.scrolled(120)])
    // Item 9 is in row 3, content y 190; the centre is 30 above the viewport.
    #expect(session.make(.begin(65, 90)) == [.lifted(at(0, 9))])
    #expect(
      session.make(.move(65, -10)) == [.target(at(0, 3)), .scrolled(0)])
    // Scrolling was motion: from 110 the centre has come to -10.
    #expect(session.make(.move(65, -10)) == [])
    #expect(
      session.make([.move(65, 60), .end])
        == [
          .target(at(0, 1)), .reordered(from: at(0, 9), to: at(0, 1)),
          .dropped(from: at(0, 9), to: at(0, 1)), .orderChanged,
        ])
    #expect(session.offset == 0)
  }

  @Test("Above the content nothing scrolls")
  func staysAboveContent() {
    var session = session("abcdefghijklmno|xyz", height: 100)
    session.scroll(to: 20)
    session.make(.begin(65, 40))
    #expect(session.make(.move(65, -30)) == [])
    #expect(session.offset == 20)
  }
}
