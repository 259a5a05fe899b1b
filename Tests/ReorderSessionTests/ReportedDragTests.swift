import Reorder
import ReorderSession
import Testing

/// Faults of drags that users of reorder code reported in public, as gestures
/// that go right here. Each names the project and the number of the report.
@Suite("Reported faults of drags")
struct ReportedDragTests {
  private func rows(
    _ heights: [Double], spacing: Double = 0, viewport: Double = 600
  ) -> Session<Rotation<Int>, RowLayout, NearestSlot> {
    Session(
      lists: [Array(heights.indices)], strategy: Rotation.self,
      layout: RowLayout([heights], spacing: spacing, width: 100),
      hit: NearestSlot(), viewport: Size(width: 100, height: viewport))
  }

  @Test("woxblom/DragListView#69: the order alternates under a still pointer")
  func alternating() {
    var session = rows([20, 40])
    session.begin(at: point(50, 15))
    let orders = [25.0, 25, 25, 45, 45].map { y in
      session.move(to: point(50, y))
      return session.lists
    }
    #expect(orders == [[[0, 1]], [[0, 1]], [[0, 1]], [[1, 0]], [[1, 0]]])
  }

  @Test("telerik/kendo-ui-core#1253: the target forgets what was scrolled")
  func scrolled() {
    var session = rows(Array(repeating: 50, count: 20), viewport: 200)
    session.begin(at: point(50, 25))
    session.move(to: point(50, 190))
    #expect(session.drag?.place == at(0, 3))
    session.scroll(to: 800)
    session.end()
    #expect(session.lists[0].last == 0)
  }

  @Test("emileb/DragSortRecycler#12: no row in sight is taken for the end")
  func belowSight() {
    var session = rows(Array(repeating: 180, count: 5), viewport: 540)
    session.begin(at: point(50, 90))
    session.move(to: point(50, 535))
    #expect(session.drag?.place == at(0, 2))
  }

  @Test("invent-framework/invent#117: the space between two rows is nobody's")
  func spacing() {
    let layout = RowLayout([[40, 40]], spacing: 20, width: 100)
    for y in [40.0, 50, 59] {
      #expect(
        layout.slot(
          nearestTo: point(0, y), centre: point(0, y), home: at(0, 0))
          == at(0, 1))
    }
  }

  @Test("casvanluijtelaar/reorderable_grid#12: one way it goes, not the other")
  func symmetric() {
    for (way, place) in [(-60.0, 1), (60, 3), (-50, 1), (50, 2)] {
      var session = rows(Array(repeating: 100, count: 5))
      session.begin(at: point(50, 250))
      session.move(to: point(50, 250 + way))
      #expect(session.drag?.place == at(0, place))
    }
  }

  @Test("duckduckgo/apple-browsers#6402: the second hover moves another item")
  func twoHovers() {
    var session = rows([40, 40, 40, 40])
    session.begin(at: point(50, 20))
    session.move(to: point(50, 100))
    session.move(to: point(50, 140))
    #expect(session.lists == [[1, 2, 3, 0]])
  }

  @Test("SortableJS/Vue.Draggable#968: cancelled, one of two lists goes back")
  func cancelled() {
    var session = Session(
      lists: [["a", "b"], ["x"]], strategy: RemoveInsert.self,
      layout: RowLayout([[40, 40], [40]], headers: [20, 20], width: 100),
      hit: NearestSlot(), viewport: Size(width: 100, height: 600))
    session.begin(at: point(50, 30))
    session.move(to: point(50, 90))
    #expect(session.lists == [["b"], ["a", "x"]])
    session.cancel()
    #expect(session.lists == [["a", "b"], ["x"]])
  }

  @Test("SortableJS/Sortable#43: an item that is gone comes back at the drop")
  func gone() {
    var session = rows([40, 40, 40])
    session.begin(at: point(50, 60))
    session.move(to: point(50, 0))
    session.remove(at: at(0, 0))
    session.end()
    #expect(session.lists == [[0, 2]])
  }

  @Test("flutter/flutter#150843: a change is told though nothing changed")
  func unchanged() {
    var session = rows([40, 40, 40])
    session.options.tellsOrder = true
    session.begin(at: point(50, 60))
    for y in [41.0, 79, 60] { #expect(session.move(to: point(50, y)) == []) }
    #expect(session.end() == [.dropped(from: at(0, 1), to: at(0, 1))])
    for index in [1, 2] {
      let gap = Gap(list: 0, index: index)
      #expect(gap.final(movingFrom: at(0, 1)) == at(0, 1))
    }
  }

  @Test("vchelaru/Gum#4927: one line that is drawn means two places")
  func oneLine() throws {
    let shape = Shape([1, 2])
    let start = try shape.gap(at: .start(ofList: 1))
    #expect(try shape.gap(at: .before(at(1, 0))) == start)
    // Down to the first row there is one slot, and it is that gap.
    let layout = RowLayout([[40], [40, 40]], headers: [20, 30], width: 100)
    for y in [81.0, 90, 100] {
      #expect(
        layout.slot(
          nearestTo: point(0, y), centre: point(0, y), home: at(0, 0))
          == at(1, start.index))
    }
  }
}
