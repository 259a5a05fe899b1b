import Reorder
import ReorderChecking
import ReorderSession
import Testing

/// A layout's answers, found by looking at every frame.
struct ScannedLayout {
  var frames: [Position: Rect]
  /// The slots in their order, with where each begins.
  var slots: [(place: Position, corner: Point)]

  init(_ layout: some Layout, corners: (Position) -> Point) {
    let shape = Shape(of: layout.extents)
    frames = Dictionary(
      uniqueKeysWithValues: shape.places.map { ($0, layout.frame(of: $0)) })
    slots = shape.slots.map { ($0, corners($0)) }
  }

  func item(at point: Point) -> Position? {
    frames.first { $0.value.contains(point) }?.key
  }

  func nearestSlot(toTop y: Double, home: Position) -> Position {
    let nearest = slots.map { abs(y - $0.corner.y) }.min()!
    let start = slots.first { abs(y - $0.corner.y) == nearest }!.corner.y
    let tied = slots.filter { $0.corner.y == start }.map { $0.place }
    return tied.contains(home) ? home : tied[0]
  }
}

@Suite("Layouts")
struct LayoutTests {
  /// Adds up where the slots of rows one below the other begin.
  private func corners(
    of heights: [[Double]], headers: [Double], spacing: Double, gap: Double,
    top: Double
  ) -> [Position: Point] {
    var corners: [Position: Point] = [:]
    var y = top
    for (list, rows) in heights.enumerated() {
      if list > 0 { y += gap }
      y += headers[list]
      for (index, height) in (rows + [0]).enumerated() {
        if index > 0 { y += spacing }
        corners[at(list, index)] = point(0, y)
        y += height
      }
      if !rows.isEmpty { y -= spacing }
    }
    return corners
  }

  @Test("Rows of any height answer as a scan over all frames", arguments: 1...4)
  func rowsAgainstScan(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let spacing = number(0...2) * 5
    let headers = (0..<3).map { _ in spacing + 5 + number(0...5) * 5 }
    var heights = (0..<3).map { _ in
      (0..<Int.random(in: 0...30, using: &random)).map { _ in number(0...9) * 8
      }
    }
    var layout = RowLayout(
      heights, headers: headers, spacing: spacing, listGap: 7, topInset: 3,
      bottomInset: 11, width: 100)
    for _ in 0..<40 {
      let list = Int.random(in: 0..<3, using: &random)
      let other = Int.random(in: 0..<3, using: &random)
      let height = number(0...9) * 8
      let count = heights[list].count
      if Bool.random(using: &random) || count == 0 {
        let index = Int.random(in: 0...count, using: &random)
        heights[list].insert(height, at: index)
        try layout.extents.insert(height, at: gap(list, index))
      } else if Bool.random(using: &random) {
        let index = Int.random(in: 0..<count, using: &random)
        heights[list].remove(at: index)
        _ = try layout.extents.remove(at: at(list, index))
      } else {
        let from = at(list, Int.random(in: 0..<count, using: &random))
        let moved = heights[list].remove(at: from.index)
        let to = at(
          other, Int.random(in: 0...heights[other].count, using: &random))
        heights[other].insert(moved, at: to.index)
        layout.extents.reorder(from: from, to: to)
        layout.resize(to, to: height)
        heights[other][to.index] = height
      }
      #expect(layout.extents.lists == heights)
      let corners = corners(
        of: heights, headers: headers, spacing: spacing, gap: 7, top: 3)
      let scan = ScannedLayout(layout) { corners[$0]! }
      for place in layout.extents.places {
        let frame = layout.frame(of: place)
        #expect(frame.origin == corners[place])
        #expect(frame.size.height == heights[place.list][place.index])
      }
      let last = corners[at(2, heights[2].count)]!.y
      #expect(
        layout.contentHeight
          == last - (heights[2].isEmpty ? 0 : spacing) + 11)
      #expect(layout.headerFrame(ofList: 0).minY == 3)
      #expect(
        layout.headerFrame(ofList: 2).maxY == corners[at(2, 0)]!.y)
      for _ in 0..<10 {
        let y = number(-10...400) * 4 + (Bool.random(using: &random) ? 0.5 : 0)
        #expect(layout.item(at: point(50, y)) == scan.item(at: point(50, y)))
        let home = layout.extents.slots.randomElement(using: &random)!
        #expect(
          layout.slot(nearestTo: point(0, y), centre: point(0, y), home: home)
            == scan.nearestSlot(toTop: y, home: home))
        #expect(layout.item(at: point(100, y)) == nil)
        expectNearestTwo(of: scan, in: layout.items(around: point(50, y)), y)
      }
    }
  }

  /// Expects that the nearest centre is there, also without the first.
  private func expectNearestTwo(
    of scan: ScannedLayout, in found: [Position], _ y: Double
  ) {
    func distance(_ place: Position) -> Double {
      abs(scan.frames[place]!.centre.y - y)
    }
    // Of rows, whose centres follow each other as their tops do.
    let nearest = scan.frames.keys.map(distance).min()
    #expect(found.map(distance).min() == nearest)
    #expect(found.count >= min(3, scan.frames.count) || found.count >= 2)
  }

  @Test("Lists side by side have each its own top")
  func sideBySide() {
    let layout = RowLayout(
      sideBySide: [[40, 100], [], [60]], headers: [30, 30, 20], spacing: 10,
      listGap: 20, topInset: 5, bottomInset: 8, width: 100)
    #expect(
      layout.frame(of: at(0, 1))
        == Rect(x: 20, y: 85, width: 100, height: 100))
    #expect(
      layout.frame(of: at(2, 0))
        == Rect(x: 260, y: 25, width: 100, height: 60))
    #expect(
      layout.headerFrame(ofList: 1)
        == Rect(x: 140, y: 5, width: 100, height: 30))
    #expect(layout.contentHeight == 193)
    #expect(layout.item(at: point(119.5, 35)) == at(0, 0))
    #expect(layout.item(at: point(130, 35)) == nil)
    #expect(layout.item(at: point(140, 35)) == nil)
    #expect(layout.item(at: point(260, 84)) == at(2, 0))
    func slot(_ x: Double, _ y: Double) -> Position {
      layout.slot(
        nearestTo: point(0, y), centre: point(x, y), home: at(0, 0))
    }
    // Halfway between two lists is the earlier.
    #expect(slot(130, 500) == at(0, 2))
    #expect(slot(130.5, 500) == at(1, 0))
    #expect(slot(-100, 60) == at(0, 0))
    #expect(slot(-100, 60.5) == at(0, 1))
    #expect(slot(900, 59) == at(2, 0))
    #expect(slot(900, 60.5) == at(2, 1))
    #expect(slot(900, -60) == at(2, 0))
    #expect(
      layout.items(around: point(310, 0)) == [at(2, 0)])
  }

  @Test("A grid answers as a scan over all frames", arguments: 1...20)
  func gridAgainstScan(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let columns = Int.random(in: 1...4, using: &random)
    let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: 0...9, using: &random)
    }
    let rowGap = number(0...3) * 4
    let layout = GridLayout(
      counts: counts, columns: columns, cell: Size(width: 48, height: 24),
      columnGap: number(0...2) * 8, rowGap: rowGap,
      headers: counts.map { _ in number(1...5) * 4 },
      insets: GridInsets(left: 5, top: 4, bottom: 2, empty: number(4...9)),
      listGap: rowGap)
    // A slot lies where a cell would be.
    var roomier = layout
    for list in counts.indices {
      for _ in 0...columns {
        var one = layout
        _ = try? one.extents.insert(0, at: gap(list, counts[list]))
        roomier = one
      }
      let slots = (0...counts[list]).map { roomier.frame(of: at(list, $0)) }
      #expect(
        slots.dropLast().elementsEqual(
          (0..<counts[list]).map { layout.frame(of: at(list, $0)) }))
    }
    let scan = ScannedLayout(layout) { _ in point(0, 0) }
    for _ in 0..<200 {
      let probe = point(number(-5...120) * 2, number(-10...300))
      #expect(layout.item(at: probe) == scan.item(at: probe))
      let around = layout.items(around: probe)
      for (place, frame) in scan.frames {
        let way = frame.centre - probe
        if abs(way.x) <= 24 && abs(way.y) <= 12 {
          #expect(around.contains(place), "\(probe)")
        }
      }
      #expect(around.count <= 27)
    }
  }

  @Test("A row of slots comes first, then the column, then the last slot")
  func gridSlots() {
    let grid = GridLayout(
      counts: [3, 1], columns: 3, cell: Size(width: 100, height: 40),
      columnGap: 10, rowGap: 10, headers: [30, 30])
    func slot(_ x: Double, _ y: Double) -> Position {
      grid.slot(
        nearestTo: point(x, y), centre: point(x, y), home: at(0, 0))
    }
    #expect(slot(0, 30) == at(0, 0))
    #expect(slot(55, 55) == at(0, 0))
    #expect(slot(55.5, 55) == at(0, 1))
    #expect(slot(55.5, 55.5) == at(0, 3))
    #expect(slot(900, -900) == at(0, 2))
    #expect(slot(900, 90) == at(0, 3))
    #expect(slot(900, 90.5) == at(1, 1))
    #expect(slot(-900, 900) == at(1, 0))
    #expect(
      grid.slots(
        passedFrom: at(0, 2), to: at(1, 1), corner: point(900, 0),
        home: at(0, 0)) == [at(0, 3), at(1, 1)])
    #expect(
      grid.slots(
        passedFrom: at(1, 1), to: at(0, 1), corner: point(110, 0),
        home: at(0, 0)) == [at(0, 3), at(0, 1)])
  }

  @Test("Slots of no height are passed once")
  func slotsOfNoHeight() {
    let rows = RowLayout([[40, 0, 0, 40]], width: 10)
    func passed(_ first: Int, _ last: Int, home: Int) -> [Int] {
      rows.slots(
        passedFrom: at(0, first), to: at(0, last), corner: point(0, 0),
        home: at(0, home)
      ).map { $0.index }
    }
    #expect(passed(0, 4, home: 0) == [1, 4])
    #expect(passed(0, 4, home: 3) == [3, 4])
    #expect(passed(4, 0, home: 2) == [2, 0])
  }

  @Test("Heights follow their rows around a fixed one")
  func heightsFlow() {
    var rows = RowLayout([[10, 20, 30, 40]], width: 10)
    rows.extents = Constrained(
      rows.extents.base,
      rules: Rules(items: [ItemRule(at: at(0, 1), is: .fixed)]))
    rows.extents.reorder(from: at(0, 0), to: at(0, 3))
    #expect(rows.extents.lists == [[30, 20, 40, 10]])
    rows.resize(at(0, 1), to: 25)
    #expect(rows.frame(of: at(0, 2)).minY == 55)
    #expect(rows.extents.rules.items == [ItemRule(at: at(0, 1), is: .fixed)])
  }
}
