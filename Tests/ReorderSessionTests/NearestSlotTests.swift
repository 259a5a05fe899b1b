import Reorder
import ReorderSession
import Testing

@Suite("The recommended hit test")
struct NearestSlotTests {
  typealias Rows = Session<Rotation<Character>, RowLayout, NearestSlot>

  /// Rows whose heights are told by their letters; a header for each list.
  private func rows(
    _ lists: String, _ heights: [Character: Double], headers: [Double],
    commit: Commit = .live, rules: Rules = Rules(),
    retarget: Retarget = .refuse, viewport: Double = 600,
    edgeRange: Double? = nil
  ) -> Rows {
    let lists = board(lists)
    var options = SessionOptions<Character>()
    if let edgeRange { options.autoscroll = .edges(range: edgeRange) }
    return Session(
      Constrained(lists, rules: rules, retarget: retarget), commit: commit,
      layout: RowLayout(
        lists.map { $0.map { heights[$0] ?? 40 } }, headers: headers,
        width: 300),
      hit: NearestSlot(), options: options,
      viewport: Size(width: 300, height: viewport))
  }

  private let tall: [Character: Double] = ["b": 100, "d": 60]

  static let inOneList = [
    Gesture(
      "Lifted and dropped without motion", "abcd", .begin(10, 60),
      .move(10, 60), .end, gives: "abcd", .lifted(at(0, 1)),
      .dropped(from: at(0, 1), to: at(0, 1))),
    Gesture(
      "A point past the middle of the tall row, then at rest", "abcd",
      .begin(10, 5), .move(10, 55), .move(10, 56), .move(10, 56),
      .move(10, 56), .end, gives: "bacd", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .dropped(from: at(0, 0), to: at(0, 1))),
    Gesture(
      "Far above and far below", "abcd", .begin(10, 150), .move(10, -500),
      .move(10, 900), .end, gives: "abdc", .lifted(at(0, 2)),
      .reordered(from: at(0, 2), to: at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 3)),
      .dropped(from: at(0, 2), to: at(0, 3))),
  ]

  @Test("One list of rows", arguments: inOneList)
  func oneList(gesture: Gesture) {
    gesture.expect(of: rows(gesture.lists, tall, headers: [0]))
  }

  @Test("On drop only the target changes, and a cancel leaves no trace")
  func onDrop() {
    Gesture(
      "", "abcd", .begin(10, 150), .move(10, 0), .cancel, gives: "abcd",
      .lifted(at(0, 2)), .target(at(0, 0)), .cancelled(at(0, 2))
    ).expect(of: rows("abcd", tall, headers: [0], commit: .onDrop))
  }

  static let inTwoLists = [
    Gesture(
      "A point short of half the header it stays", "ab|c",
      .begin(10, 205), .move(10, 195), .move(10, 191), .end,
      gives: "ab|c", .lifted(at(1, 0)),
      .dropped(from: at(1, 0), to: at(1, 0))),
    Gesture(
      "Half the header is the earlier place", "ab|c",
      .begin(10, 205), .move(10, 190), .end, gives: "abc|",
      .lifted(at(1, 0)), .transferred(from: at(1, 0), to: at(0, 2)),
      .dropped(from: at(1, 0), to: at(0, 2))),
    Gesture(
      "Past half the header it heads the lower list", "ab|c",
      .begin(10, 75), .move(10, 91), .end, gives: "a|bc",
      .lifted(at(0, 1)), .transferred(from: at(0, 1), to: at(1, 0)),
      .dropped(from: at(0, 1), to: at(1, 0))),
    Gesture(
      "Out of its list and back", "ab|c", .begin(10, 35), .move(10, 300),
      .move(10, 35), .end, gives: "ab|c", .lifted(at(0, 0)),
      .transferred(from: at(0, 0), to: at(1, 1)),
      .transferred(from: at(1, 1), to: at(0, 0)),
      .dropped(from: at(0, 0), to: at(0, 0))),
  ]

  @Test("Two lists under headers", arguments: inTwoLists)
  func twoLists(gesture: Gesture) {
    gesture.expect(of: rows(gesture.lists, tall, headers: [30, 30]))
  }

  @Test("Sent back to the place of the lift it steps back on the way down")
  func origin() {
    let fixed = Rules(items: [ItemRule(at: at(0, 2), is: .fixed)])
    Gesture(
      "", "abFc", .begin(10, 5), .move(10, 45), .move(10, 85),
      .move(10, 125), .end, gives: "bcFa", .lifted(at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 1)),
      .reordered(from: at(0, 1), to: at(0, 0)),
      .reordered(from: at(0, 0), to: at(0, 3)),
      .dropped(from: at(0, 0), to: at(0, 3))
    ).expect(
      of: rows("abFc", [:], headers: [0], rules: fixed, retarget: .origin))
  }

  @Test("The others flow around a fixed item, and so do their heights")
  func fixed() {
    let fixed = Rules(items: [ItemRule(at: at(0, 1), is: .fixed)])
    Gesture(
      "", "aFbc", .begin(10, 5), .move(10, 125), .end, gives: "bFca",
      .lifted(at(0, 0)), .reordered(from: at(0, 0), to: at(0, 3)),
      .dropped(from: at(0, 0), to: at(0, 3))
    ).expect(of: rows("aFbc", [:], headers: [0], rules: fixed))
    for commit in Commit.allCases {
      var session = rows(
        "aFbc", ["a": 10, "F": 20, "b": 30, "c": 50], headers: [0],
        commit: commit, rules: fixed)
      session.make([.begin(10, 5), .move(10, 500)])
      #expect(session.layout.extents.lists == [[30, 20, 50, 10]])
      session.make(.cancel)
      #expect(session.layout.extents.lists == [[10, 20, 30, 50]])
    }
  }

  @Test("Over a list that takes nothing the last target stays, then on")
  func refusingList() {
    Gesture(
      "", "a|b|c", .begin(10, 35), .move(10, 75), .move(10, 76),
      .move(10, 250), .end, gives: "|b|ca", .lifted(at(0, 0)),
      .refused(.dropIn), .transferred(from: at(0, 0), to: at(2, 1)),
      .dropped(from: at(0, 0), to: at(2, 1))
    ).expect(
      of: rows(
        "a|b|c", [:], headers: [30, 30, 30],
        rules: Rules(lists: [ListRules(), ListRules(dropIn: false)])))
  }

  @Test("A minimum keeps the item in its list")
  func minimum() {
    Gesture(
      "", "ab|c", .begin(10, 75), .move(10, 300), .end, gives: "ab|c",
      .lifted(at(0, 1)), .refused(.min),
      .dropped(from: at(0, 1), to: at(0, 1))
    ).expect(
      of: rows(
        "ab|c", tall, headers: [30, 30],
        rules: Rules(lists: [ListRules(minimum: 2)])))
  }

  private func grid(_ lists: String, headers: [Double]) -> Session<
    Rotation<Character>, GridLayout, NearestSlot
  > {
    let lists = board(lists)
    return Session(
      lists: lists, strategy: Rotation.self,
      layout: GridLayout(
        counts: lists.map { $0.count }, columns: 3,
        cell: Size(width: 100, height: 40), columnGap: 10, rowGap: 10,
        headers: headers),
      hit: NearestSlot(), viewport: Size(width: 320, height: 600))
  }

  @Test("In a grid, past the end of the last row is the last place")
  func gridEnd() {
    Gesture(
      "", "abcde", .begin(10, 10), .move(240, 60), .end, gives: "bcdea",
      .lifted(at(0, 0)), .reordered(from: at(0, 0), to: at(0, 4)),
      .dropped(from: at(0, 0), to: at(0, 4))
    ).expect(of: grid("abcde", headers: [0]))
  }

  @Test("In a grid a full row has an empty one behind it")
  func gridFullRow() {
    Gesture(
      "", "abc|d", .begin(10, 110), .move(10, 94), .end, gives: "abcd|",
      .lifted(at(1, 0)), .transferred(from: at(1, 0), to: at(0, 3)),
      .dropped(from: at(1, 0), to: at(0, 3))
    ).expect(of: grid("abc|d", headers: [30, 30]))
  }

  @Test("What came in front and where it was lifted stays when it is cancelled")
  func editsThenCancel() {
    Gesture(
      "", "abc", .begin(10, 45), .move(10, 0), .insert("x", gap(0, 0)),
      .insert("y", gap(0, 3)), .cancel, gives: "xaybc",
      .lifted(at(0, 1)), .target(at(0, 0)), .cancelled(at(0, 3))
    ).expect(of: rows("abc", [:], headers: [0], commit: .onDrop))
  }

  @Test("A tick judges every place that passes, and tells each refusal once")
  func scrollsPastRefusals() {
    let fixed = Rules(
      items: (1..<12).filter { $0 != 7 }
        .map { ItemRule(at: at(0, $0), is: .fixed) })
    var session = rows(
      "abcdefghijkl",
      Dictionary(uniqueKeysWithValues: "abcdefghijkl".map { ($0, 10) }),
      headers: [0], rules: fixed, viewport: 40, edgeRange: 10)
    #expect(
      session.make([.begin(5, 5), .move(5, 42)])
        == [.lifted(at(0, 0)), .refused(.fixedSlot)])
    let ticks: [[SessionEvent]] = (0..<6).map { _ in
      session.make(.tick(1 / 60))
    }
    #expect(
      ticks == [
        [.refused(.fixedSlot), .refused(.fixedSlot), .scrolled(20)],
        [
          .reordered(from: at(0, 0), to: at(0, 7)), .refused(.fixedSlot),
          .scrolled(40),
        ],
        [.refused(.fixedSlot), .refused(.fixedSlot), .scrolled(60)],
        [.refused(.fixedSlot), .scrolled(80)], [], [],
      ])
    #expect(
      session.make(.end) == [.dropped(from: at(0, 0), to: at(0, 7))])
    #expect(session.text == "hbcdefgaijkl" && session.offset == 80)
  }
}
