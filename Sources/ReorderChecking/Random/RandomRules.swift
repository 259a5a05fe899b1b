import Reorder

extension RandomOperations {
  /// Draws rules for lists of a shape: about half of them bind, and one item in
  /// twenty has a rule of its own of each kind.
  mutating func rules(in shape: Shape) -> Rules {
    let lists = shape.counts.map { count in
      ListRules(
        dragOut: isLikely(), dragWithin: isLikely(), dropIn: isLikely(),
        minimum: isLikely() ? 0 : max(0, count - number(below: 4)),
        maximum: isLikely() ? nil : count + number(below: 4),
        leadingPins: isLikely() ? 0 : number(below: 4),
        trailingPins: isLikely() ? 0 : number(below: 4))
    }
    var items: [ItemRule] = []
    for place in shape.places {
      for kind in ItemRule.Kind.allCases where number(below: 20) == 0 {
        items.append(ItemRule(at: place, is: kind))
      }
    }
    return Rules(lists: lists, items: items)
  }

  /// Draws what becomes of a move that is forbidden.
  mutating func retarget() -> Retarget {
    switch number(below: 3) {
    case 0: .refuse
    case 1: .origin
    default: .nearest
    }
  }

  private mutating func isLikely() -> Bool { number(below: 8) > 0 }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}
