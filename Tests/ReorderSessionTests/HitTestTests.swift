import Reorder
import ReorderSession
import Testing

@Suite("Hit tests put together")
struct HitTestTests {
  private func session<Hit: HitTest>(
    _ hit: Hit, options: SessionOptions<Character> = SessionOptions()
  ) -> Session<Rotation<Character>, RowLayout, Hit> {
    Session(
      lists: board("abc|xyz"), strategy: Rotation.self,
      layout: RowLayout(
        [[40, 40, 40], [40, 40, 40]], headers: [20, 20], width: 100),
      hit: hit, options: options, viewport: Size(width: 100, height: 100))
  }

  @Test("The second is asked where the first has no answer")
  func firstHit() {
    var session = session(FirstHit(HoveredFrame(), or: NearestSlot()))
    session.make(.begin(10, 40))
    // On a frame: its place. Below all frames: the nearest slot.
    #expect(
      session.make([.move(10, 61), .move(10, 500)])
        == [
          .reordered(from: at(0, 0), to: at(0, 1)),
          .transferred(from: at(0, 1), to: at(1, 3)),
        ])
  }

  @Test("Both of two begin anew with every lift")
  func begins() {
    var session = session(FirstHit(DirectedFrame(), or: DirectedFrame()))
    for _ in 0..<2 {
      // Up from row to row is back, whatever the drag before has hovered.
      #expect(
        session.make([.begin(10, 120), .move(10, 80), .cancel])
          == [
            .lifted(at(0, 2)), .reordered(from: at(0, 2), to: at(0, 1)),
            .cancelled(at(0, 2)),
          ])
    }
  }

  @Test("Only answers in some lists count, also while it scrolls")
  func inLists() {
    var options = SessionOptions<Character>()
    options.autoscroll = .edges(range: 20)
    var session = session(InLists(NearestSlot(), [0]), options: options)
    #expect(
      session.make([.begin(10, 40), .move(10, 99), .tick(1), .end])
        == [
          .lifted(at(0, 0)), .reordered(from: at(0, 0), to: at(0, 1)),
          .reordered(from: at(0, 1), to: at(0, 2)), .scrolled(180),
          .dropped(from: at(0, 0), to: at(0, 2)),
        ])
  }

  @Test("Of equally near centres a later one does not win")
  func nearCentre() {
    // Cells touch; d comes to where the corners of four cells meet.
    var session = Session(
      lists: [Array("abcdef")], strategy: SwapChain.self,
      layout: GridLayout(
        counts: [6], columns: 2, cell: Size(width: 40, height: 40)),
      hit: NearCentre(), viewport: Size(width: 80, height: 200))
    #expect(
      session.make([.begin(20, 100), .move(40, 40)])
        == [.lifted(at(0, 4)), .reordered(from: at(0, 4), to: at(0, 0))])
  }
}
