import Reorder
import ReorderChecking

extension VectorGenerator {
  /// Steps under rules: who is refused stays, and who stands next to it.
  static func ruledSteps() -> VectorBuilder {
    var vectors = VectorBuilder("step-rules")
    for kind in ItemRule.Kind.allCases {
      for place in board("abcd").positions {
        for key in StepKey.allCases.prefix(4) {
          for items in board("abcd").positions.subsets(upTo: 2)
          where kind != .unpickable || items.count == 2 && place.index == 1 {
            vectors.add(
              "\(kind.rawValue) \(place.shown), \(items.shown) "
                + key.rawValue, "abcd",
              rules: Rules(items: [ItemRule(at: place, is: kind)]),
              [.step(items, key: key.rawValue)])
          }
        }
      }
    }
    for (name, rules) in [
      ("one leading pin", ListRules(leadingPins: 1)),
      ("one trailing pin", ListRules(trailingPins: 1)),
      ("at most three", ListRules(maximum: 3)),
      ("at least two", ListRules(minimum: 2)),
      (
        "no permission for drags",
        ListRules(dragOut: false, dragWithin: false, dropIn: false)
      ),
    ] {
      for key in StepKey.allCases {
        for items in [
          [at(0, 1)], [at(1, 0)], [at(0, 0), at(0, 1)],
          [at(0, 1), at(1, 0), at(1, 1)],
        ] {
          vectors.add(
            "\(name), \(items.shown) \(key.rawValue)", "abc|de",
            rules: Rules(lists: [rules]), retargeting: .nearest,
            [.step(items, key: key.rawValue)])
        }
      }
    }
    for items in board("abcde").positions.subsets(upTo: 3)
    where items.count == 3 {
      for key in ["first", "last"] {
        for kind in [ItemRule.Kind.wall, .fixed] {
          vectors.add(
            "\(kind.rawValue) in the middle, \(items.shown) \(key)", "abcde",
            rules: Rules(items: [ItemRule(at: at(0, 2), is: kind)]),
            [.step(items, key: key)])
        }
      }
    }
    // Around fixed items one passes another that was refused.
    for (key, fixed) in [("last", [2, 5]), ("first", [0, 3])] {
      let places = board("abcdef").positions.filter {
        !fixed.contains($0.index)
      }
      for items in places.subsets(upTo: 3) where items.count == 3 {
        vectors.add(
          "two are fixed, one of them at the end, \(items.shown) \(key)",
          "abcdef",
          rules: Rules(
            items: fixed.map { ItemRule(at: at(0, $0), is: .fixed) }),
          [.step(items, key: key)])
      }
    }
    return vectors
  }
}
