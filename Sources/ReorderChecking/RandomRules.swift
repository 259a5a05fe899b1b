import Reorder

extension RandomOperations {
  /// Draws rules for lists of a shape: about half of them bind, and one item in
  /// twenty is unpickable.
  mutating func rules(in shape: Shape) -> Rules {
    let lists = shape.counts.map { count in
      ListRules(
        dragOut: isLikely(), dragWithin: isLikely(), dropIn: isLikely(),
        minimum: isLikely() ? 0 : max(0, count - number(below: 4)),
        maximum: isLikely() ? nil : count + number(below: 4),
        leadingPins: isLikely() ? 0 : number(below: 4),
        trailingPins: isLikely() ? 0 : number(below: 4))
    }
    let items = shape.places.filter { _ in number(below: 20) == 0 }
    return Rules(
      lists: lists, items: items.map { ItemRule(at: $0, is: .unpickable) })
  }

  private mutating func isLikely() -> Bool { number(below: 8) > 0 }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}
