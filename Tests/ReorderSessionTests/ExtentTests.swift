import Reorder
import Testing

@testable import ReorderSession

/// What lies behind layouts and judgements are multi-lists themselves.
@Suite("Extents and lengths as multi-lists")
struct ExtentTests {
  /// Edits and reorders a multi-list and returns its lengths.
  private func lengths<Lists: MoveStrategy>(
    _ lists: inout Lists, inserting element: Lists.Element
  ) -> [Int] {
    _ = try? lists.insert(element, at: gap(1, 0))
    _ = try? lists.remove(at: at(0, 1))
    #expect(
      lists.reorder(from: at(0, 0), to: at(1, 1))
        == .moved(Move(from: at(0, 0), to: at(1, 1))))
    #expect(lists.reorder(from: at(1, 0), to: at(1, 0)) == .unchanged)
    _ = lists[at(1, 1)]
    return lists.lists.map { $0.count }
  }

  @Test("Heights of rows")
  func rows() {
    var rows = RowHeights([[10, 20, 30], []])
    #expect(lengths(&rows, inserting: 5) == [1, 2])
    #expect(rows.lists == [[30], [5, 10]])
  }

  @Test("Cells of a grid")
  func cells() {
    var cells = GridSlots([[1, 1, 1], []])
    #expect(lengths(&cells, inserting: 1) == [1, 2])
    var grid = GridLayout(
      counts: [3, 0], columns: 2, cell: Size(width: 10, height: 20),
      headers: [5, 5])
    grid.extents.reorder(from: at(0, 0), to: at(1, 0))
    #expect(grid.extents.lists == [[20, 20], [20]])
    #expect(grid.contentHeight == 50)
  }

  @Test("Lengths alone")
  func lengthsAlone() {
    var alone = Lengths([[(), (), ()], []])
    #expect(lengths(&alone, inserting: ()) == [1, 2])
  }

  @Test("In a view that has not been laid out nothing is anywhere")
  func noRoom() {
    let nowhere = Size(width: 0, height: 0)
    var editor = UCTagEditor.session(
      upper: [1, 2], lower: [3], viewport: nowhere)
    var grid = TagSortedGrid.session([1, 2], margin: 0, viewport: nowhere)
    var table = DraggableTable.session(
      [[1, 2]], heights: [[0, 0]], viewport: nowhere)
    for point in [point(0, 0), point(1e300, -1e300), point(30, 40)] {
      #expect(editor.begin(at: point) == [.nothingThere])
      #expect(grid.begin(at: point) == [.nothingThere])
      #expect(table.begin(at: point) == [.nothingThere])
    }
    let flat = GridLayout(
      counts: [3], columns: 2, cell: Size(width: 0, height: 0))
    for point in [point(0, 0), point(1e300, 1e300), point(-1, 7)] {
      let slot = flat.slot(nearestTo: point, centre: point, home: at(0, 0))
      #expect(flat.fault(ofSlot: slot) == nil)
      #expect(flat.item(at: point) == nil)
    }
  }

  @Test("Without lists nothing is anywhere")
  func noLists() {
    let rows = RowLayout([], width: 10)
    let grid = GridLayout(
      counts: [], columns: 1, cell: Size(width: 10, height: 10))
    #expect(rows.item(at: point(0, 0)) == nil)
    #expect(grid.item(at: point(0, 0)) == nil)
    #expect(rows.items(around: point(0, 0)).isEmpty)
    #expect(grid.items(around: point(0, 0)).isEmpty)
    #expect(rows.contentHeight == 0 && grid.contentHeight == 0)
  }
}

/// A caller's bug stops the program and names the value and the legal range.
@Suite("Preconditions of sessions")
struct SessionPreconditionTests {
  private func expect(
    _ message: String, from result: ExitTest.Result?,
    at location: SourceLocation = #_sourceLocation
  ) {
    #if DEBUG
      let said = String(
        decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains(message), sourceLocation: location)
    #endif
  }

  @Test("A row of negative height")
  func height() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RowLayout([[10, -1]], width: 10)
    }
    expect("a row cannot be -1.0 points high", from: result)
  }

  @Test("A row, a cell or a viewport without a number")
  func numbers() async {
    let row = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RowLayout([[.infinity]], width: 10)
    }
    expect("a row cannot be inf points high", from: row)
    let cell = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = GridLayout(
        counts: [1], columns: 1, cell: Size(width: .nan, height: 10))
    }
    expect("a cell cannot be nan points wide", from: cell)
    let viewport = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Session(
        lists: [[1]], strategy: Rotation.self,
        layout: RowLayout([[10]], width: 10), hit: NearestSlot(),
        viewport: Size(width: 10, height: -1))
    }
    expect("a viewport cannot be -1.0 points high", from: viewport)
  }

  @Test("Fewer headers than lists")
  func headers() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RowLayout([[10], [10]], headers: [20], width: 10)
    }
    expect("there are 1 headers for 2 lists", from: result)
  }

  @Test("Less between two lists than between two rows")
  func spacing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RowLayout([[10], [10]], spacing: 5, listGap: 2, width: 10)
    }
    expect("are less than the spacing of 5.0", from: result)
  }

  @Test("A grid without columns")
  func columns() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = GridLayout(
        counts: [1], columns: 0, cell: Size(width: 10, height: 10))
    }
    expect("a grid cannot have 0 columns", from: result)
  }

  @Test("A proposal while nothing is on the way")
  func proposal() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lists = DragLists(
        Constrained<Rotation<Int>>([[1]], rules: Rules()), commit: .live)
      _ = lists.propose(Position(list: 0, index: 0))
    }
    expect("no item is on the way", from: result)
  }

  @Test("An insertion at a gap that is not shown")
  func gapOfEdit() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var lists = DragLists(
        Constrained<Rotation<Int>>([[1], [2]], rules: Rules()),
        commit: .onDrop)
      lists.lift(at: Position(list: 0, index: 0))
      _ = lists.propose(Position(list: 1, index: 0))
      // The first list is shown without its item.
      _ = try lists.insert(3, at: Gap(list: 0, index: 1))
    }
    expect("there is no gap (0, 1)", from: result)
  }

  @Test("A header that is to be moved")
  func header() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = ShownRows(of: Shape([2]), hasHeaders: true) { _ in true }
      _ = rows.gap(movingRow: 0, toFinal: 1)
    }
    expect("row 0 is a header", from: result)
  }
}

extension GridLayout {
  fileprivate func fault(ofSlot slot: Position) -> InvalidOperation? {
    extents.fault(of: Gap(list: slot.list, index: slot.index))
  }
}
