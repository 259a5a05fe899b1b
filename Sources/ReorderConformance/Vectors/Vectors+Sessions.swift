import Reorder
import ReorderChecking
import ReorderSession

// Drags from the lift to the end, told by places.

extension VectorGenerator {
  static func sessions() -> VectorBuilder {
    var vectors = VectorBuilder("session")
    for text in ["abc", "ab|c", "a|"] {
      let lists = board(text)
      for begin in lists.positions {
        for place in lists.finals(from: begin) {
          for commit in [Commit.live, .onDrop] {
            vectors.drag(text, commit, begin, [.hover(place)])
          }
        }
      }
    }
    vectors.addWays()
    vectors.addEdits()
    vectors.addRuledDrags()
    vectors.addSenselessDrags()
    return vectors
  }
}

extension VectorBuilder {
  fileprivate mutating func drag(
    _ text: String, _ commit: Commit, _ begin: Position,
    _ events: [DragScript.Event], isDropped: Bool = true,
    rules: Rules = Rules(), retargeting: Case.Retargeting = .refuse,
    _ comment: String? = nil, then rest: [Operation] = []
  ) {
    let script = DragScript(
      commit, begin: begin, events: events, isDropped: isDropped)
    add(
      comment ?? "\(script)", text, rules: rules, retargeting: retargeting,
      [.session(script)] + rest)
  }

  /// The last proposal counts, none keeps the last, a cancel goes back.
  fileprivate mutating func addWays() {
    let ways: [[DragScript.Event]] = [
      [], [.hover(nil)], [.hover(at(0, 2)), .hover(nil)],
      [.hover(at(1, 1)), .hover(at(0, 2)), .hover(at(1, 0))],
      [.hover(at(1, 0)), .hover(nil), .hover(at(0, 0))],
    ]
    for way in ways {
      for commit in [Commit.live, .onDrop] {
        for isDropped in [true, false] {
          drag("abc|x", commit, at(0, 0), way, isDropped: isDropped)
        }
      }
    }
    drag(
      "ab|", .live, at(0, 0), [.hover(at(1, 0))], "the next operation goes on",
      then: [.move(at(1, 0), to: .final(at(0, 1)))])
  }

  /// What comes and goes names the places that are shown.
  fileprivate mutating func addEdits() {
    for commit in [Commit.live, .onDrop] {
      for index in 0...3 {
        drag(
          "abc|", commit, at(0, 0),
          [.hover(at(0, 2)), .insert("n", at: gap(0, index))])
        drag(
          "abc|", commit, at(0, 0),
          [.hover(at(0, 2)), .insert("n", at: gap(0, index))],
          isDropped: false)
      }
      for index in 0...2 {
        for isDropped in [true, false] {
          drag(
            "abc|", commit, at(0, 0),
            [.hover(at(0, 1)), .remove(at: at(0, index))],
            isDropped: isDropped)
        }
      }
      drag(
        "ab|c", commit, at(0, 1),
        [.hover(at(1, 0)), .insert("n", at: gap(0, 1)), .hover(at(0, 0))])
      drag(
        "ab|c", commit, at(0, 0),
        [.remove(at: at(0, 0)), .hover(at(7, 7))],
        "what follows the removal of the item is not looked at")
    }
  }

  /// Rules keep an item from being lifted, and proposals from being accepted;
  /// they judge from where the drag began.
  fileprivate mutating func addRuledDrags() {
    for kind in ItemRule.Kind.allCases {
      drag(
        "abc", .live, at(0, 1),
        [.hover(at(0, 0)), .insert("n", at: gap(0, 0))],
        rules: Rules(items: [ItemRule(at: at(0, 1), is: kind)]),
        "what cannot be lifted takes its events along")
    }
    let oneMore = Rules(lists: [ListRules(), ListRules(maximum: 1)])
    let pinned = Rules(lists: [ListRules(leadingPins: 1)])
    for commit in [Commit.live, .onDrop] {
      drag(
        "ab|c", commit, at(0, 0),
        [.hover(at(0, 1)), .hover(at(1, 0))], rules: oneMore,
        "a forbidden proposal keeps the last")
      drag(
        "ab|", commit, at(0, 0),
        [.hover(at(1, 0)), .insert("n", at: gap(1, 0))], rules: oneMore,
        "an edit that makes the place illegal sends the item home")
      drag(
        "ab|c", commit, at(0, 0), [.insert("n", at: gap(1, 0))],
        rules: oneMore, "a forbidden edit is left out")
      drag(
        "a|b|c", commit, at(0, 0), [.hover(at(1, 0)), .hover(at(2, 0))],
        rules: Rules(lists: [ListRules(), ListRules(dragOut: false)]),
        "judged from where the drag began, not from the place on the way")
      drag(
        "ab|c", commit, at(0, 0), [.hover(at(1, 0)), .hover(at(0, 1))],
        rules: Rules(lists: [ListRules(dropIn: false)]),
        "the way back is open")
      drag(
        "abc", commit, at(0, 2), [.hover(at(0, 1)), .hover(at(0, 0))],
        rules: pinned, retargeting: .nearest)
      drag(
        "aFbc", commit, at(0, 0), [.hover(at(0, 3))],
        rules: Rules(items: [ItemRule(at: at(0, 1), is: .fixed)]))
      drag(
        "abWc", commit, at(0, 0), [.hover(at(0, 1)), .hover(at(0, 3))],
        rules: Rules(items: [ItemRule(at: at(0, 2), is: .wall)]))
      drag(
        "ab|cd", commit, at(0, 0), [.hover(at(1, 1)), .hover(at(1, 2))],
        rules: Rules(lists: [ListRules(), ListRules(trailingPins: 1)]))
    }
  }

  /// Places that are not there, counted in the lists as they are then.
  fileprivate mutating func addSenselessDrags() {
    drag("ab|c", .live, at(2, 0), [])
    drag("ab|c", .live, at(0, 2), [])
    for commit in [Commit.live, .onDrop] {
      drag("ab|c", commit, at(0, 0), [.hover(at(0, 2))])
      drag("ab|c", commit, at(0, 0), [.hover(at(1, 2))])
      drag("ab|c", commit, at(0, 0), [.hover(at(2, 0))])
      drag(
        "ab|c", commit, at(0, 0),
        [.hover(at(1, 0)), .insert("n", at: gap(0, 2))])
      drag(
        "ab|c", commit, at(0, 0), [.hover(at(1, 0)), .remove(at: at(0, 1))])
      drag(
        "ab|c", commit, at(0, 0),
        [.insert("n", at: gap(0, 0)), .hover(at(0, 9))],
        "nothing of a senseless drag is done")
    }
  }
}
