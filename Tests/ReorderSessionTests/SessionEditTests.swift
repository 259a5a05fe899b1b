import Reorder
import ReorderSession
import Testing

@Suite("What comes and goes during a drag")
struct SessionEditTests {
  private func session(
    _ lists: String, commit: Commit, rules: Rules = Rules()
  ) -> Session<Rotation<Character>, RowLayout, NearestSlot> {
    let lists = board(lists)
    return Session(
      Constrained(lists, rules: rules), commit: commit,
      layout: RowLayout(
        lists.map { $0.map { _ in 40 } }, headers: lists.map { _ in 20 },
        width: 100),
      hit: NearestSlot(), viewport: Size(width: 100, height: 400))
  }

  /// Plays the calls live and on drop, and expects the same at the end of both.
  private func expect(
    _ lists: String, _ calls: Call..., rules: Rules = Rules(),
    gives after: String, at location: SourceLocation = #_sourceLocation
  ) {
    for commit in Commit.allCases {
      var session = session(lists, commit: commit, rules: rules)
      session.make(calls)
      #expect(session.text == after, "\(commit)", sourceLocation: location)
      #expect(session.drag == nil, sourceLocation: location)
    }
  }

  @Test("A gap up to the item on the way is in front of it")
  func gapsAroundItem() {
    // a is shown behind c: [b c a d].
    let moved: [Call] = [.begin(10, 25), .move(10, 105)]
    for (index, after) in [
      (0, "nbcad"), (1, "bncad"), (2, "bcnad"), (3, "bcand"), (4, "bcadn"),
    ] {
      for commit in Commit.allCases {
        var session = session("abcd", commit: commit)
        session.make(moved + [.insert("n", gap(0, index))])
        #expect(session.drag?.place == at(0, index <= 2 ? 3 : 2))
        session.make(.end)
        #expect(session.text == after)
      }
    }
  }

  @Test("At the place of the lift an insertion is in front")
  func gapOfLift() {
    // b is shown at the end, [a c b]; it was lifted between a and c.
    expect(
      "abc", .begin(10, 65), .move(10, 300), .insert("n", gap(0, 1)), .cancel,
      gives: "anbc")
    // At rest on its own place it counts as itself.
    expect(
      "abc", .begin(10, 65), .insert("n", gap(0, 2)), .cancel, gives: "abnc")
  }

  @Test("An edit looks nowhere: the next move or tick does")
  func noHitTest() {
    for commit in Commit.allCases {
      var session = session("abc", commit: commit)
      session.make(.begin(10, 25))
      // A row comes above: the pointer is on it now, the item a row below.
      #expect(session.make(.insert("n", gap(0, 0))) == [])
      #expect(session.drag?.place == at(0, 1))
      #expect(session.drag?.begin == at(0, 0))
      let event: SessionEvent =
        commit == .live
        ? .reordered(from: at(0, 1), to: at(0, 0)) : .target(at(0, 0))
      #expect(session.make(.tick(0)) == [event])
      #expect(session.make(.tick(0)) == [])
      session.make(.end)
      #expect(session.text == "anbc")
    }
  }

  @Test("The item on the way removed ends the drag")
  func removed() {
    for commit in Commit.allCases {
      var session = session("abc", commit: commit)
      session.make([.begin(10, 25), .move(10, 300)])
      #expect(session.make(.remove(at(0, 2))) == [.removed(at(0, 0))])
      #expect(session.text == "bc")
      #expect(session.layout.contentHeight == 100)
      #expect(session.make(.end) == [.ignored])
    }
  }

  @Test("What the rules refuse to the lists without the drag changes nothing")
  func refused() {
    let rules = Rules(lists: [ListRules(minimum: 3, maximum: 3)])
    for commit in Commit.allCases {
      var session = session("abc", commit: commit, rules: rules)
      session.make([.begin(10, 25), .move(10, 300)])
      #expect(session.make(.insert("n", gap(0, 1))) == [.refused(.max)])
      #expect(session.make(.remove(at(0, 0))) == [.refused(.min)])
      #expect(session.make(.remove(at(0, 2))) == [.refused(.min)])
      session.make(.end)
      #expect(session.text == "bca")
    }
  }

  @Test(
    "A place that an edit makes illegal is given up for the place of the lift")
  func fallsBack() {
    // The list may not go below 2: with c gone, a cannot leave any more.
    let rules = Rules(lists: [ListRules(minimum: 2)])
    for commit in Commit.allCases {
      var session = session("abc|x", commit: commit, rules: rules)
      session.make([.begin(10, 25), .move(10, 400)])
      #expect(session.drag?.place == at(1, 1))
      let event: SessionEvent =
        commit == .live
        ? .transferred(from: at(1, 1), to: at(0, 0)) : .target(at(0, 0))
      #expect(session.make(.remove(at(0, 1))) == [event])
      session.make(.end)
      #expect(session.text == "ab|x")
    }
  }

  @Test("Around fixed items an insertion lands behind the same free neighbour")
  func fixed() {
    let rules = Rules(items: [ItemRule(at: at(0, 1), is: .fixed)])
    // [a F b c], shown [b F c a].
    for (index, after, cancelled) in [
      (0, "nFbca", "nFabc"), (1, "bFca", "aFbc"), (2, "bFnca", "aFbnc"),
      (3, "bFcna", "aFbcn"), (4, "bFcan", "aFbcn"),
    ] {
      for commit in Commit.allCases {
        var session = session("aFbc", commit: commit, rules: rules)
        session.make([.begin(10, 25), .move(10, 400)])
        let events = session.make(.insert("n", gap(0, index)))
        #expect(events == (index == 1 ? [.refused(.fixedSlot)] : []))
        var other = session
        session.make(.end)
        other.make(.cancel)
        #expect(session.text == after)
        #expect(other.text == cancelled)
      }
    }
  }

  @Test("While idle the same calls edit the lists and the layout")
  func idle() {
    for commit in Commit.allCases {
      var session = session("ab|", commit: commit)
      #expect(session.make(.insert("n", gap(1, 0), height: 60)) == [])
      #expect(session.make(.remove(at(0, 0))) == [])
      #expect(session.text == "b|n")
      #expect(session.layout.extents.lists == [[40], [60]])
    }
  }

  @Test("During a drag of a live exchanger, a cancel goes back to every item")
  func liveExchanger() {
    func table() -> DraggableTable.Rows<Character> {
      DraggableTable.session(
        [Array("abcd"), Array("xy")],
        heights: [[10, 20, 30, 40], [50, 60]], headers: [20, 20],
        viewport: Size(width: 100, height: 400))
    }
    // a goes down: over b, then over d at once, [b d c a].
    let exchanged: [Call] = [.begin(10, 25), .move(10, 46), .move(10, 115)]
    var session = table()
    session.make(exchanged)
    #expect(session.text == "bdca|xy")
    #expect(session.make(.insert("n", gap(0, 1), height: 5)) == [])
    #expect(session.text == "bndca|xy")
    #expect(session.drag?.place == at(0, 4) && session.drag?.home == at(0, 0))
    var other = session
    // What was shown at 2 came from 3 in the lists without the drag, now 4.
    #expect(session.make(.remove(at(0, 2))) == [])
    #expect(session.text == "bnca|xy")
    #expect(session.make(.cancel) == [.cancelled(at(0, 0))])
    #expect(session.text == "anbc|xy")
    #expect(session.layout.extents.lists == [[10, 5, 20, 30], [50, 60]])
    #expect(other.make(.remove(at(0, 4))) == [.removed(at(0, 0))])
    #expect(other.text == "nbcd|xy")
    #expect(other.layout.extents.lists == [[5, 20, 30, 40], [50, 60]])
  }

  @Test("During a drag of an exchanger on drop, its partner may go")
  func exchangerOnDrop() {
    func table() -> Session<SectionExchange<Character>, RowLayout, NearestSlot>
    {
      Session(
        lists: [Array("abcd"), []], strategy: SectionExchange.self,
        commit: .onDrop,
        layout: RowLayout(
          [[10, 20, 30, 40], []], headers: [20, 20], width: 100),
        hit: NearestSlot(), viewport: Size(width: 100, height: 400))
    }
    var session = table()
    #expect(
      session.make([.begin(10, 25), .move(10, 70)])
        == [.lifted(at(0, 0)), .target(at(0, 2))])
    #expect(session.layout.extents.lists == [[30, 20, 10, 40], []])
    // Behind the last item is no place to exchange with.
    #expect(session.make(.move(10, 400)) == [])
    #expect(session.make(.insert("n", gap(0, 1), height: 5)) == [])
    #expect(session.drag?.place == at(0, 3))
    var other = session
    #expect(
      session.make(.end)
        == [
          .exchanged(at(0, 0), at(0, 3)),
          .dropped(from: at(0, 0), to: at(0, 3)),
        ])
    #expect(session.text == "cnbad|")
    #expect(session.layout.extents.lists == [[30, 5, 20, 10, 40], []])
    // c is shown where a was lifted; without it a is at home again.
    #expect(other.make(.remove(at(0, 0))) == [])
    #expect(other.drag?.place == at(0, 0))
    other.make(.end)
    #expect(other.text == "anbd|")
    #expect(other.layout.extents.lists == [[10, 5, 20, 40], []])
  }
}
