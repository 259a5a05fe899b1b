import Reorder
import ReorderSession
import Testing

/// System C: the tag editor with a collection view.
@Suite("Two-section tag editor")
struct TwoSectionTagEditorTests {
  /// Cells are 90 by 45; slot 0 is at (10, 72), the pitch is 100 by 57.
  private func session(
    _ lists: String, _ variant: TwoSectionTagEditor.Variant = .live
  ) -> TwoSectionTagEditor.Tags<Character> {
    let lists = board(lists)
    return TwoSectionTagEditor.session(
      shown: lists[0], hidden: lists[1], variant: variant,
      viewport: Size(width: 410, height: 600), catalogue: <)
  }

  @Test("Every cell, header and height is where the article puts them")
  func geometry() {
    let layout = TwoSectionTagEditor.layout(counts: [6, 3], width: 410)
    let corners = [
      at(0, 0): point(10, 72), at(0, 3): point(310, 72),
      at(0, 4): point(10, 129), at(0, 5): point(110, 129),
      at(1, 0): point(10, 258), at(1, 1): point(110, 258),
    ]
    for (place, corner) in corners {
      #expect(
        layout.frame(of: place)
          == Rect(x: corner.x, y: corner.y, width: 90, height: 45))
    }
    #expect(
      layout.headerFrame(ofList: 1)
        == Rect(x: 0, y: 186, width: 410, height: 60))
    #expect(layout.contentHeight == 315)
    let empty = TwoSectionTagEditor.layout(counts: [0, 2], width: 410)
    #expect(
      empty.headerFrame(ofList: 1)
        == Rect(x: 0, y: 84, width: 410, height: 60))
    #expect(
      empty.frame(of: at(1, 1)) == Rect(x: 110, y: 156, width: 90, height: 45))
    #expect(empty.contentHeight == 213)
  }

  static let liveDrags = [
    Gesture(
      "Onto the pinned place: the last legal one stays", "abcdef|ghi",
      .begin(355, 94.5), .move(155, 94.5), .move(55, 94.5), .end,
      gives: "adbcef|ghi", .lifted(at(0, 3)),
      .reordered(from: at(0, 3), to: at(0, 1)), .refused(.pinned),
      .dropped(from: at(0, 3), to: at(0, 1))),
    Gesture(
      "Far forward at once, into the next row", "abcdef|ghi",
      .begin(155, 94.5), .move(155, 151.5), .end, gives: "acdefb|ghi",
      .lifted(at(0, 1)), .reordered(from: at(0, 1), to: at(0, 5)),
      .dropped(from: at(0, 1), to: at(0, 5))),
    Gesture(
      "Into the hidden list", "abcdef|ghi", .begin(155, 94.5),
      .move(155, 280), .end, gives: "abcdef|ghi", .lifted(at(0, 1)),
      .refused(.dragOut), .dropped(from: at(0, 1), to: at(0, 1))),
    Gesture(
      "The second of two equal tags goes back alone", "axbxc|ghi",
      .begin(355, 94.5), .move(155, 94.5), .end, gives: "axxbc|ghi",
      .lifted(at(0, 3)), .reordered(from: at(0, 3), to: at(0, 1)),
      .dropped(from: at(0, 3), to: at(0, 1))),
    Gesture(
      "Cancelled after a hover", "abcdef|ghi", .begin(355, 94.5),
      .move(155, 94.5), .cancel, gives: "abcdef|ghi", .lifted(at(0, 3)),
      .reordered(from: at(0, 3), to: at(0, 1)), .cancelled(at(0, 3))),
  ]

  static let systemDrags = [
    Gesture(
      "Onto the pinned place: back to the place of the lift", "abcdef|ghi",
      .begin(355, 94.5), .move(155, 94.5), .move(55, 94.5), .end,
      gives: "abcdef|ghi", .lifted(at(0, 3)), .target(at(0, 1)),
      .refused(.pinned), .target(at(0, 3)),
      .dropped(from: at(0, 3), to: at(0, 3))),
    Gesture(
      "Far forward at once, into the next row", "abcdef|ghi",
      .begin(155, 94.5), .move(155, 151.5), .end, gives: "acdefb|ghi",
      .lifted(at(0, 1)), .target(at(0, 5)),
      .reordered(from: at(0, 1), to: at(0, 5)),
      .dropped(from: at(0, 1), to: at(0, 5))),
    Gesture(
      "The second of two equal tags goes back alone", "axbxc|ghi",
      .begin(355, 94.5), .move(155, 94.5), .end, gives: "axxbc|ghi",
      .lifted(at(0, 3)), .target(at(0, 1)),
      .reordered(from: at(0, 3), to: at(0, 1)),
      .dropped(from: at(0, 3), to: at(0, 1))),
    Gesture(
      "Cancelled after a hover", "abcdef|ghi", .begin(355, 94.5),
      .move(155, 94.5), .cancel, gives: "abcdef|ghi", .lifted(at(0, 3)),
      .target(at(0, 1)), .cancelled(at(0, 3))),
  ]

  @Test("Dragged, moving at every hover", arguments: liveDrags)
  func dragLive(gesture: Gesture) {
    gesture.expect(of: session(gesture.lists))
  }

  @Test("Dragged, committed at the drop", arguments: systemDrags)
  func dragSystem(gesture: Gesture) {
    gesture.expect(of: session(gesture.lists, .system))
  }

  @Test(
    "What cannot be lifted leaves the session idle",
    arguments: TwoSectionTagEditor.Variant.allCases)
  func refusedLifts(variant: TwoSectionTagEditor.Variant) {
    Gesture(
      "", "abcdef|ghi", .begin(55, 94.5), .move(155, 94.5), .end,
      .begin(55, 280.5), .move(155, 94.5), .end, .begin(105, 94.5), .end,
      .begin(200, 30), .end, gives: "abcdef|ghi",
      .refused(.pinned), .ignored, .ignored, .refused(.dragOut), .ignored,
      .ignored, .nothingThere, .ignored, .nothingThere, .ignored
    ).expect(of: session("abcdef|ghi", variant))
  }

  @Test("Taps move tags while editing, never the pinned one")
  func taps() {
    var session = session("aecg|bdfhi")
    #expect(session.make(.tap(155, 94.5)) == [.tapped(at(0, 1))])
    session.setEditing(true)
    // e lands at its place in the catalogue.
    #expect(
      session.make(.tap(155, 94.5))
        == [.transferred(from: at(0, 1), to: at(1, 2))])
    #expect(session.text == "acg|bdefhi")
    #expect(session.make(.tap(55, 94.5)) == [.refused(.pinned)])
    // The hidden list is where it was: four cells are one row, and so are three.
    #expect(
      session.make(.tap(55, 223.5))
        == [.transferred(from: at(1, 0), to: at(0, 3))])
    #expect(session.text == "acgb|defhi")
  }
}
