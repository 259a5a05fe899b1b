import Reorder
import ReorderChecking

// Several broken rules, and where a forbidden move goes.

extension VectorGenerator {
  /// Rules each of which alone refuses the same operation.
  private struct Breaker {
    var refusal: Refusal
    var apply: (inout Rules) -> Void
  }

  static func precedence() -> VectorBuilder {
    var vectors = VectorBuilder("precedence")
    func breaker(
      _ refusal: Refusal, _ apply: @escaping (inout Rules) -> Void
    ) -> Breaker {
      Breaker(refusal: refusal, apply: apply)
    }
    func item(
      _ refusal: Refusal, _ kind: ItemRule.Kind, _ list: Int, _ index: Int
    ) -> Breaker {
      breaker(refusal) {
        $0.items.append(ItemRule(at: at(list, index), is: kind))
      }
    }
    let transfer = [
      item(.unpickable, .unpickable, 0, 1), item(.fixed, .fixed, 0, 1),
      item(.wallItem, .wall, 0, 1),
      breaker(.dragOut) { $0.lists[0].dragOut = false },
      breaker(.dropIn) { $0.lists[1].dropIn = false },
      breaker(.min) { $0.lists[0].minimum = 3 },
      breaker(.max) { $0.lists[1].maximum = 3 },
      breaker(.pinned) { $0.lists[1].leadingPins = 2 },
      item(.fixedSlot, .fixed, 1, 1), item(.slotLost, .fixed, 0, 2),
      breaker(.wall) {
        $0.items += [
          ItemRule(at: at(1, 1), is: .wall),
          ItemRule(at: at(1, 2), is: .fixed),
        ]
      },
    ]
    let home = [
      item(.unpickable, .unpickable, 0, 0), item(.fixed, .fixed, 0, 0),
      item(.wallItem, .wall, 0, 0),
      breaker(.dragWithin) { $0.lists[0].dragWithin = false },
      breaker(.pinned) { $0.lists[0].trailingPins = 1 },
      item(.fixedSlot, .fixed, 0, 2), item(.wall, .wall, 0, 1),
    ]
    let moves: [(String, Operation)] = [
      ("a move", .move(at(0, 1), to: .final(at(1, 1)))),
      ("a batch", .batch([at(0, 1), at(0, 0)], to: .gap(gap(1, 1)))),
      ("a scatter", .scatter([Move(from: at(0, 1), to: at(1, 1))])),
    ]
    for (name, operation) in moves {
      add(transfer, name, "abc|def", operation)
    }
    add(home, "a move", "abc|d", .move(at(0, 0), to: .final(at(0, 2))))
    add(
      home, "a scatter", "abc|d",
      .scatter([Move(from: at(0, 0), to: at(0, 2))]))
    add(home, "an exchange", "abc|d", .exchange(at(0, 0), at(0, 2)))
    func add(
      _ breakers: [Breaker], _ name: String, _ text: String,
      _ operation: Operation
    ) {
      for (rank, first) in breakers.enumerated() {
        for second in breakers[rank...] {
          var rules = Rules(lists: [ListRules(), ListRules()])
          second.apply(&rules)
          if first.refusal != second.refusal { first.apply(&rules) }
          let isOne = first.refusal == second.refusal
          vectors.add(
            isOne
              ? "\(name), broken: \(first.refusal)"
              : "\(name), broken: \(first.refusal) and \(second.refusal)",
            text, rules: rules, flags: isOne ? [] : ["Precedence"],
            [operation])
        }
      }
    }
    for (first, second) in [
      (ItemRule.Kind.fixed, ItemRule.Kind.unpickable),
      (.wall, .unpickable), (.wall, .fixed), (.unpickable, .wall),
    ] {
      for items in [at(0, 0), at(0, 1)].orders {
        vectors.add(
          "rule by rule, not item by item", "abc|d",
          rules: Rules(items: [
            ItemRule(at: at(0, 0), is: first),
            ItemRule(at: at(0, 1), is: second),
          ]), flags: ["Precedence"], [.batch(items, to: .gap(gap(1, 0)))])
      }
    }
    for operation in [
      Operation.move(at(0, 1), to: .gap(gap(0, 2))),
      .move(at(0, 1), to: .anchor(.before(at(0, 1)))),
      .batch([at(0, 0), at(0, 1)], to: .gap(gap(0, 1))),
      .batch([], to: .gap(gap(1, 0))),
      .scatter([Move(from: at(0, 1), to: at(0, 1))]),
      .exchange(at(0, 1), at(0, 1)), .step([], key: "first"),
    ] {
      vectors.add(
        "what changes no place is never refused", "abc|d",
        rules: Rules(
          lists: [
            ListRules(
              dragOut: false, dragWithin: false, dropIn: false, minimum: 9,
              maximum: 0, leadingPins: 9, trailingPins: 9)
          ],
          items: ItemRule.Kind.allCases.map {
            ItemRule(at: at(0, 1), is: $0)
          }), [operation])
    }
    return vectors
  }

  static func nearest() -> VectorBuilder {
    var vectors = VectorBuilder("nearest")
    for kind in [ItemRule.Kind.fixed, .wall] {
      for items in [[1], [2], [3], [1, 2], [1, 3], [2, 4]] {
        let rules = Rules(
          items: items.map { ItemRule(at: at(0, $0), is: kind) })
        for from in board("abcde").positions {
          for to in board("abcde").positions
          where abs(from.index - to.index) > 1 {
            addMove("\(kind.rawValue) \(items)", "abcde", rules, from, to)
          }
        }
      }
    }
    for rules in [
      ListRules(leadingPins: 2), ListRules(trailingPins: 1),
      ListRules(leadingPins: 1, trailingPins: 1), ListRules(maximum: 3),
      ListRules(dropIn: false), ListRules(dragWithin: false),
      ListRules(leadingPins: 5),
    ] {
      let lists = board("abc|de")
      for from in [at(0, 0), at(0, 1), at(1, 0), at(1, 1)] {
        for to in lists.finals(from: from) where to.list == 0 {
          addMove(
            "rules of the list", "abc|de", Rules(lists: [rules]), from, to)
        }
      }
    }
    for kind in [ItemRule.Kind.fixed, .wall, .unpickable] {
      for place in board("ab|cde").positions {
        let rules = Rules(items: [ItemRule(at: place, is: kind)])
        for to in board("ab|cde").finals(from: at(0, 0)) where to.list == 1 {
          addMove("\(kind.rawValue)", "ab|cde", rules, at(0, 0), to)
        }
      }
    }
    func addMove(
      _ name: String, _ text: String, _ rules: Rules, _ from: Position,
      _ to: Position
    ) {
      vectors.add(
        "\(name): \(from.shown) to \(to.shown)", text, rules: rules,
        retargeting: .nearest,
        [.move(from, to: .final(to))])
    }
    let still = Rules(items: [ItemRule(at: at(0, 2), is: .fixed)])
    for operation in [
      Operation.batch([at(0, 0), at(0, 1)], to: .gap(gap(0, 4))),
      .scatter([Move(from: at(0, 0), to: at(0, 2))]),
      .exchange(at(0, 0), at(0, 2)), .step([at(0, 1)], key: "later"),
      .insert("n", at: gap(0, 2)), .remove(at: at(0, 2)),
      .move(at(0, 0), to: .gap(gap(0, 3))),
      .move(at(0, 0), to: .anchor(.after(at(0, 2)))),
      .move(at(0, 4), to: .anchor(.before(at(0, 2)))),
    ] {
      vectors.add(
        "only single moves are sent elsewhere", "abcde|f", rules: still,
        retargeting: .nearest, [operation])
    }
    return vectors
  }
}
