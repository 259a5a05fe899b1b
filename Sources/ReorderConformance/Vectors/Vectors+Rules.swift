import Reorder
import ReorderChecking

// Rules: what they allow, what they refuse, and how they travel.

extension VectorGenerator {
  /// Every kind of operation on two lists of two or three items, for rules that
  /// may bind any of them.
  private static func operations(_ text: String) -> [(String, Operation)] {
    let lists = board(text)
    var operations: [(String, Operation)] = []
    for from in lists.positions {
      for to in lists.finals(from: from) {
        operations.append(
          ("move \(from.shown) to \(to.shown)", .move(from, to: .final(to))))
      }
      operations.append(("remove \(from.shown)", .remove(at: from)))
      for key in StepKey.allCases {
        operations.append(
          (
            "step \(from.shown) \(key.rawValue)",
            .step([from], key: key.rawValue)
          ))
      }
    }
    for gap in lists.gaps {
      operations.append(("insert at \(gap.shown)", .insert("n", at: gap)))
      for items in lists.positions.subsets(upTo: 2) where items.count == 2 {
        operations.append(
          (
            "batch of \(items.shown) to \(gap.shown)",
            .batch(items, to: .gap(gap))
          ))
      }
    }
    for pair in lists.positions.subsets(upTo: 2) where pair.count == 2 {
      operations.append(
        (
          "exchange \(pair.shown)", .exchange(pair[0], pair[1])
        ))
      operations.append(
        (
          "scatter \(pair.shown)",
          .scatter([
            Move(from: pair[0], to: pair[1]), Move(from: pair[1], to: pair[0]),
          ])
        ))
    }
    return operations
  }

  /// Adds every `every`th of the operations under the rules.
  private static func add(
    _ name: String, _ text: String, _ rules: Rules, every: Int = 1,
    phase: Int = 0, to vectors: inout VectorBuilder
  ) {
    for (rank, (comment, operation)) in operations(text).enumerated()
    where rank % every == phase % every {
      vectors.add("\(name): \(comment)", text, rules: rules, [operation])
    }
  }

  static func permissions() -> VectorBuilder {
    var vectors = VectorBuilder("permission")
    for (name, rules) in [
      ("dragOut", ListRules(dragOut: false)),
      ("dragWithin", ListRules(dragWithin: false)),
      ("dropIn", ListRules(dropIn: false)),
    ] {
      add("no \(name) in list 0", "ab|c", Rules(lists: [rules]), to: &vectors)
      add(
        "no \(name) in list 1", "ab|c", Rules(lists: [ListRules(), rules]),
        every: 3, to: &vectors)
    }
    let unpickable = Rules(items: [ItemRule(at: at(0, 1), is: .unpickable)])
    add("(0, 1) unpickable", "abc|d", unpickable, every: 2, to: &vectors)
    return vectors
  }

  static func counts() -> VectorBuilder {
    var vectors = VectorBuilder("count")
    for minimum in 1...3 {
      add(
        "at least \(minimum)", "ab|c",
        Rules(lists: [ListRules(minimum: minimum)]), every: 2, phase: minimum,
        to: &vectors)
    }
    for maximum in 0...3 {
      add(
        "at most \(maximum)", "ab|c",
        Rules(lists: [ListRules(maximum: maximum)]), every: 2, phase: maximum,
        to: &vectors)
    }
    for moves in [
      [Move(from: at(0, 0), to: at(1, 0)), Move(from: at(1, 0), to: at(0, 0))],
      [Move(from: at(0, 0), to: at(1, 0)), Move(from: at(0, 1), to: at(1, 1))],
      [Move(from: at(0, 0), to: at(1, 0)), Move(from: at(1, 0), to: at(0, 1))],
    ] {
      for (minimum, maximum) in [(2, 2), (0, 1), (1, 3), (3, 1)] {
        vectors.add(
          "the net counts of a scatter", "ab|c",
          rules: Rules(lists: [
            ListRules(minimum: minimum), ListRules(maximum: maximum),
          ]), [.scatter(moves)])
      }
    }
    for items in board("abc|d").positions.subsets() {
      vectors.add(
        "the net counts of a batch", "abc|d",
        rules: Rules(lists: [ListRules(minimum: 2), ListRules(maximum: 2)]),
        [.batch(items, to: .gap(gap(1, 0)))])
    }
    return vectors
  }

  static func pins() -> VectorBuilder {
    var vectors = VectorBuilder("pinned")
    for leading in 0...3 {
      for trailing in 0...3 where leading + trailing > 0 {
        let rules = Rules(lists: [
          ListRules(leadingPins: leading, trailingPins: trailing)
        ])
        add(
          "\(leading) leading, \(trailing) trailing", "abc|d", rules, every: 8,
          phase: leading + 3 * trailing, to: &vectors)
      }
    }
    let one = Rules(lists: [ListRules(leadingPins: 1), ListRules()])
    add("one leading", "ab|c", one, to: &vectors)
    let last = Rules(lists: [ListRules(trailingPins: 1), ListRules()])
    add("one trailing", "ab|c", last, to: &vectors)
    for pins in [
      ListRules(leadingPins: 2), ListRules(trailingPins: 2),
      ListRules(leadingPins: 1, trailingPins: 1),
    ] {
      vectors.add(
        "empty pinned slots accept, and then hold", "abc|",
        rules: Rules(lists: [ListRules(), pins]),
        [
          .move(at(0, 0), to: .final(at(1, 0))),
          .move(at(0, 0), to: .final(at(1, 1))),
          .move(at(0, 0), to: .final(at(1, 0))),
          .move(at(0, 0), to: .final(at(1, 2))),
          .remove(at: at(1, 0)), .remove(at: at(1, 1)),
        ])
      vectors.add(
        "insertions into pinned slots", "|a",
        rules: Rules(lists: [pins]),
        [
          .insert("x", at: gap(0, 0)), .insert("y", at: gap(0, 0)),
          .insert("z", at: gap(0, 1)), .insert("w", at: gap(0, 1)),
          .insert("v", at: gap(0, 2)),
        ])
    }
    return vectors
  }

  static func fixed() -> VectorBuilder {
    var vectors = VectorBuilder("fixed")
    for items in board("abcd").positions.subsets(upTo: 2) {
      let rules = Rules(items: items.map { ItemRule(at: $0, is: .fixed) })
      for from in board("abcd").positions {
        for to in board("abcd").positions
        where from != to && (items.count == 1 || abs(from.index - to.index) > 1)
        {
          vectors.add(
            "fixed \(items.shown), \(from.shown) to \(to.shown)", "abcd",
            rules: rules, [.move(from, to: .final(to))])
        }
      }
    }
    for place in board("abc|d").positions {
      add(
        "fixed \(place.shown)", "abc|d",
        Rules(items: [ItemRule(at: place, is: .fixed)]), every: 3,
        phase: place.index, to: &vectors)
    }
    for (leading, trailing) in [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)] {
      for place in board("abcd").positions {
        vectors.add(
          "fixed and pinned slots", "abcd|e",
          rules: Rules(
            lists: [
              ListRules(leadingPins: leading, trailingPins: trailing)
            ], items: [ItemRule(at: place, is: .fixed)]),
          [
            .move(at(0, 1), to: .final(at(0, 2))),
            .move(at(0, 0), to: .final(at(0, 3))),
            .move(at(1, 0), to: .final(at(0, 2))),
            .move(at(1, 0), to: .final(at(0, 3))),
            .remove(at: at(0, 1)),
          ])
      }
    }
    for place in board("abcde").positions {
      vectors.add(
        "a fixed item stays through a series", "abcde|",
        rules: Rules(items: [ItemRule(at: place, is: .fixed)]),
        [
          .move(at(0, 0), to: .final(at(0, 4))),
          .batch([at(0, 1), at(0, 3)], to: .gap(gap(0, 0))),
          .move(at(0, 4), to: .final(at(1, 0))),
          .insert("n", at: gap(0, 1)),
          .exchange(at(0, 0), at(0, 4)),
          .remove(at: at(0, 0)),
        ])
    }
    return vectors
  }

  static func walls() -> VectorBuilder {
    var vectors = VectorBuilder("wall")
    for items in board("abcd").positions.subsets(upTo: 2) {
      let rules = Rules(items: items.map { ItemRule(at: $0, is: .wall) })
      for from in board("abcd").positions {
        for to in board("abcd").positions
        where from != to && (items.count == 1 || abs(from.index - to.index) > 1)
        {
          vectors.add(
            "walls \(items.shown), \(from.shown) to \(to.shown)", "abcd",
            rules: rules, [.move(from, to: .final(to))])
        }
      }
    }
    for place in board("abc|d").positions {
      add(
        "wall \(place.shown)", "abc|d",
        Rules(items: [ItemRule(at: place, is: .wall)]), every: 3,
        phase: place.index, to: &vectors)
    }
    for (wall, still) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1), (2, 3)] {
      vectors.add(
        "a fixed bystander may not change side of a wall either", "abcd|e",
        rules: Rules(items: [
          ItemRule(at: at(0, wall), is: .wall),
          ItemRule(at: at(0, still), is: .fixed),
        ]),
        [
          .move(at(1, 0), to: .final(at(0, 0))),
          .insert("m", at: gap(0, 0)), .insert("n", at: gap(0, 4)),
          .remove(at: at(0, 0)), .remove(at: at(0, 3)),
        ])
    }
    for (wall, still) in [(2, 1), (3, 1), (1, 2), (3, 2), (2, 3)] {
      let rules = Rules(items: [
        ItemRule(at: at(0, wall), is: .wall),
        ItemRule(at: at(0, still), is: .fixed),
      ])
      for operation in [
        Operation.remove(at: at(0, 0)), .insert("n", at: gap(0, 0)),
        .move(at(0, 0), to: .final(at(1, 0))),
        .batch([at(0, 0)], to: .gap(gap(1, 1))),
        .scatter([Move(from: at(0, 0), to: at(1, 1))]),
        .step([at(0, 0)], key: "nextList"),
      ] {
        vectors.add(
          "something in front of a fixed item and a wall comes or goes",
          "abcde|f", rules: rules, [operation])
      }
    }
    vectors.add(
      "a wall travels when others come in front of it", "aWb|c",
      rules: Rules(items: [ItemRule(at: at(0, 1), is: .wall)]),
      [
        .move(at(1, 0), to: .final(at(0, 0))),
        .move(at(0, 0), to: .final(at(0, 1))),
        .move(at(0, 0), to: .final(at(0, 2))),
        .move(at(0, 3), to: .final(at(1, 0))),
        .move(at(1, 0), to: .final(at(0, 0))),
      ])
    vectors.add(
      "a wall of one list is none in another", "aW|bc",
      rules: Rules(items: [ItemRule(at: at(0, 1), is: .wall)]),
      [
        .move(at(0, 0), to: .final(at(1, 2))),
        .move(at(1, 0), to: .final(at(1, 2))),
        .exchange(at(1, 0), at(1, 2)),
      ])
    return vectors
  }
}
