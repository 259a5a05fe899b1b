import Reorder
import ReorderSession
import Testing

/// The examples of the guides to the five systems.
@Suite("Pages of the five systems")
struct SystemPageTests {
  @Test("UC-style tag editor")
  func ucTagEditor() {
    var tags = UCTagEditor.session(
      upper: ["art", "film", "law", "sea", "war"], lower: ["new"],
      viewport: Size(width: 370, height: 600))
    #expect(
      tags.begin(at: point(65, 60)) == [.editing(true), .lifted(at(0, 0))])
    #expect(tags.move(to: point(185, 60)) == [.target(at(0, 1))])
    #expect(
      tags.end() == [
        .reordered(from: at(0, 0), to: at(0, 1)),
        .dropped(from: at(0, 0), to: at(0, 1)), .orderChanged,
      ])
    #expect(tags.lists[0] == ["film", "art", "law", "sea", "war"])
  }

  @Test("Tag-sorted grid")
  func tagSortedGrid() {
    var grid = TagSortedGrid.session(
      ["a", "b", "c", "d"], viewport: Size(width: 370, height: 600))
    grid.begin(at: point(65, 25))
    #expect(
      grid.move(to: point(305, 25))
        == [.reordered(from: at(0, 0), to: at(0, 2))])
    grid.end()
    #expect(grid.lists == [["b", "c", "a", "d"]])
  }

  @Test("Two-section tag editor")
  func twoSectionTagEditor() {
    for variant in TwoSectionTagEditor.Variant.allCases {
      var tags = TwoSectionTagEditor.session(
        shown: ["all", "war", "art"], hidden: ["film"], variant: variant,
        viewport: Size(width: 410, height: 600), catalogue: <)
      tags.begin(at: point(255, 94))
      tags.move(to: point(155, 94))
      #expect(tags.move(to: point(55, 94)).first == .refused(.pinned))
      tags.end()
      #expect(
        tags.lists
          == (variant == .live
            ? [["all", "art", "war"], ["film"]]
            : [["all", "war", "art"], ["film"]]))
    }
  }

  @Test("Snapshot grid")
  func snapshotGrid() {
    var grid = SnapshotGrid.session(
      ["a", "b", "c"],
      layout: GridLayout(
        counts: [3], columns: 3, cell: Size(width: 100, height: 40)),
      viewport: Size(width: 300, height: 600))
    grid.begin(at: point(50, 20))
    #expect(
      grid.move(to: point(100, 20))
        == [.reordered(from: at(0, 0), to: at(0, 1))])
    grid.end()
    #expect(grid.lists == [["b", "a", "c"]])
  }

  @Test("Draggable table")
  func draggableTable() {
    var table = DraggableTable.session(
      [["a", "b"], ["x"]], heights: [[40, 100], [60]], headers: [30, 30],
      edgeRange: 100, viewport: Size(width: 300, height: 600))
    table.begin(at: point(20, 50))
    #expect(
      table.move(to: point(20, 150)) == [.exchanged(at(0, 0), at(0, 1))])
    table.end()
    #expect(table.lists == [["b", "a"], ["x"]])
  }
}
