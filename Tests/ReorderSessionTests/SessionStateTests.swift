import Reorder
import ReorderSession
import Testing

@Suite("The states of a session")
struct SessionStateTests {
  private func session(
    commit: Commit = .live, rules: Rules = Rules()
  ) -> Session<Rotation<Character>, RowLayout, NearestSlot> {
    Session(
      Constrained([Array("abc"), Array("x")], rules: rules), commit: commit,
      layout: RowLayout([[40, 40, 40], [40]], headers: [0, 20], width: 100),
      hit: NearestSlot(), viewport: Size(width: 100, height: 100))
  }

  /// What means nothing while no item is on the way.
  private let whileIdle: [Call] = [
    .move(10, 50), .tick(0.1), .end, .cancel, .move(.nan, 0),
    .begin(.infinity, 0), .press(0, .nan), .tap(.nan, .nan), .tick(-1),
    .tick(.nan), .scroll(.infinity),
  ]

  @Test("What means nothing while idle is ignored")
  func idle() {
    for call in whileIdle {
      var session = session()
      #expect(session.make(call) == [.ignored], "\(call)")
      #expect(session.text == "abc|x" && session.drag == nil)
      #expect(session.make(.begin(10, 10)) == [.lifted(at(0, 0))])
    }
  }

  @Test("What means nothing while an item is on the way is ignored")
  func lifted() {
    let calls: [Call] = [
      .begin(10, 10), .press(10, 10), .tap(10, 10), .move(.nan, 0),
      .tick(-.infinity), .scroll(.nan),
    ]
    for call in calls {
      var session = session()
      session.make(.begin(10, 50))
      #expect(session.make(call) == [.ignored], "\(call)")
      #expect(
        session.make(.end) == [.dropped(from: at(0, 1), to: at(0, 1))])
    }
  }

  @Test("A press lifts after its time, and is a tap before")
  func press() {
    var session = session()
    #expect(session.make([.press(10, 50), .tick(0.25), .tick(0.2)]) == [])
    #expect(session.make(.tick(0.05)) == [.lifted(at(0, 1))])
    session.make(.end)
    #expect(
      session.make([.press(10, 50), .tick(0.25), .end]) == [.tapped(at(0, 1))])
    #expect(session.make([.press(10, 50), .cancel]) == [])
    #expect(session.make(.end) == [.ignored])
    #expect(session.make([.press(10, 50), .press(10, 50)]) == [.ignored])
  }

  @Test("A press that wanders is none any more")
  func wanderingPress() {
    var session = session()
    #expect(
      session.make([.press(10, 50), .move(20, 40), .tick(0.5)])
        == [.lifted(at(0, 1))])
    session.make(.cancel)
    #expect(
      session.make([.press(10, 50), .move(10, 60.5), .tick(0.5), .end])
        == [.ignored, .ignored])
  }

  @Test("On a header and below the rows nothing is lifted")
  func nothingThere() {
    for call in [Call.begin(10, 130), .begin(10, 500), .tap(10, 500)] {
      var session = session()
      #expect(session.make([call, .end]) == [.nothingThere, .ignored])
    }
  }

  @Test("A tap on a header is told, and changes nothing")
  func header() {
    var session = session()
    let lists = session.text
    #expect(session.make(.tap(10, 130)) == [.headerTapped(list: 1)])
    #expect(session.text == lists && !session.isEditing)
  }

  @Test(
    "An item that a rule holds is not lifted",
    arguments: [
      (ItemRule.Kind.unpickable, Refusal.unpickable), (.fixed, .fixed),
      (.wall, .wallItem),
    ])
  func heldItems(kind: ItemRule.Kind, refusal: Refusal) {
    var session = session(
      rules: Rules(items: [ItemRule(at: at(0, 1), is: kind)]))
    #expect(
      session.make([.begin(10, 50), .move(10, 0), .end])
        == [.refused(refusal), .ignored, .ignored])
  }

  @Test("Scrolled from outside, the item under a resting pointer is elsewhere")
  func scroll() {
    for commit in Commit.allCases {
      var session = session(commit: commit)
      #expect(session.make(.scroll(-5)) == [])
      #expect(session.make(.scroll(30)) == [.scrolled(30)])
      #expect(session.make(.begin(10, 15)) == [.lifted(at(0, 1))])
      let move: SessionEvent =
        commit == .live
        ? .reordered(from: at(0, 1), to: at(0, 2)) : .target(at(0, 2))
      #expect(session.make(.scroll(65)) == [.scrolled(65), move])
      #expect(session.make(.scroll(1_000)).first == .scrolled(80))
      session.make(.end)
      #expect(session.make(.scroll(1_000)) == [])
    }
  }

  @Test("The content keeps its height during a drag, and is cut after")
  func contentHeight() {
    var session = session()
    session.make([.scroll(80), .begin(10, 35)])
    #expect(session.layout.contentHeight == 180)
    // The rows in front go while the item is on the way.
    #expect(session.make([.remove(at(0, 0)), .remove(at(0, 0))]) == [])
    #expect(session.offset == 80)
    #expect(
      session.make(.end)
        == [.dropped(from: at(0, 2), to: at(0, 0)), .scrolled(0)])
  }

  @Test("Options for stuck items: what no drag could move is not lifted")
  func stuckLifts() {
    let rules = Rules(
      lists: [
        ListRules(leadingPins: 1, trailingPins: 1),
        ListRules(dragOut: false, dragWithin: false),
      ], items: [ItemRule(at: at(0, 0), is: .wall)])
    var session = session(rules: rules)
    session.options.refusesStuckLifts = true
    #expect(session.make(.begin(10, 10)) == [.refused(.wallItem)])
    #expect(session.make(.begin(10, 90)) == [.refused(.pinned)])
    session.scroll(to: 80)
    #expect(session.make(.begin(10, 70)) == [.refused(.dragOut)])
    session.scroll(to: 0)
    #expect(session.make(.begin(10, 50)) == [.lifted(at(0, 1))])
    session.make(.cancel)
    session.options.refusesStuckLifts = false
    #expect(session.make(.begin(10, 90)) == [.lifted(at(0, 2))])
  }

  @Test("With an exchanger a tap takes nothing to a free place")
  func tapOfExchanger() {
    var session = DraggableTable.session(
      [Array("ab")], heights: [[40, 40]],
      viewport: Size(width: 100, height: 100))
    session.options.taps = [TapRule(otherwise: .transfer(toList: 0, .front))]
    #expect(session.make(.tap(10, 50)) == [.tapped(at(0, 1))])
    #expect(session.text == "ab")
  }

  @Test("A tap inside its own list moves, or is only told")
  func tapInside() {
    var session = session()
    session.options.taps = [TapRule(otherwise: .transfer(toList: 0, .end))]
    #expect(
      session.make(.tap(10, 10)) == [.reordered(from: at(0, 0), to: at(0, 2))])
    #expect(session.text == "bca|x")
    #expect(session.make(.tap(10, 90)) == [.tapped(at(0, 2))])
  }

  @Test("What rules inside the strategy refuse is refused, live and on drop")
  func rulesInside() {
    typealias Inner = Constrained<Rotation<Character>>
    for commit in Commit.allCases {
      let inner = Inner(
        [Array("abc")], rules: Rules(lists: [ListRules(leadingPins: 1)]))
      var session = Session(
        Constrained(inner, rules: Rules()), commit: commit,
        layout: RowLayout([[40, 60, 40]], width: 100), hit: NearestSlot(),
        viewport: Size(width: 100, height: 200))
      session.make([.begin(10, 110), .move(10, 0), .end])
      #expect(session.text == "abc")
      #expect(session.layout.extents.lists == [[40, 60, 40]])
    }
  }

  @Test("A layout of other lists stops the program")
  func otherLayout() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Session(
        lists: [[1, 2], [3]], strategy: Rotation.self,
        layout: RowLayout([[40, 40], []], headers: [0, 20], width: 100),
        hit: NearestSlot(), viewport: Size(width: 100, height: 100))
    }
    #if DEBUG
      let said = String(
        decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        said.contains(
          "the layout has [2, 0] items, the lists have [2, 1]"))
    #endif
  }
}
