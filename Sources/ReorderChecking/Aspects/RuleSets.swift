package import Reorder

/// The rules that the checks put around lists of one shape.
package enum RuleSets {
  /// Rules of one kind each for one list: what a list forbids when it forbids
  /// one thing.
  static var kinds: [ListRules] {
    [
      ListRules(dragOut: false), ListRules(dragWithin: false),
      ListRules(dropIn: false),
      ListRules(minimum: 1), ListRules(minimum: 2), ListRules(minimum: 3),
      ListRules(maximum: 0), ListRules(maximum: 1), ListRules(maximum: 2),
      ListRules(leadingPins: 1), ListRules(leadingPins: 2),
      ListRules(trailingPins: 1), ListRules(trailingPins: 2),
    ]
  }

  /// Rules of every combination of kinds for one list.
  ///
  /// - Parameter count: The number of items in the list, which is also the
  ///   minimum and the maximum where there is one.
  static func combinations(count: Int) -> [ListRules] {
    (0..<128).map { mask in
      func has(_ bit: Int) -> Bool { mask >> bit & 1 == 1 }
      return ListRules(
        dragOut: !has(0), dragWithin: !has(1), dropIn: !has(2),
        minimum: has(3) ? count : 0, maximum: has(4) ? count : nil,
        leadingPins: has(5) ? 1 : 0, trailingPins: has(6) ? 1 : 0)
    }
  }

  /// No rules at all, then each kind of rule alone in each list, then each
  /// kind of rule alone for each item.
  ///
  /// - Parameter shape: The shape of the lists.
  package static func single(in shape: Shape) -> [Rules] {
    [Rules()]
      + (0..<shape.listCount).flatMap { list in
        kinds.map { Rules(lists: none(list) + [$0]) }
      }
      + shape.places.flatMap { place in
        ItemRule.Kind.allCases.map {
          Rules(items: [ItemRule(at: place, is: $0)])
        }
      }
  }

  /// Every combination of kinds in each one list, with no item unpickable and
  /// with the first; and every kind in one list with every kind in the next.
  ///
  /// - Parameter shape: The shape of the lists.
  package static func combined(in shape: Shape) -> [Rules] {
    let alone = (0..<shape.listCount).flatMap { list in
      combinations(count: shape.count(ofList: list))
        .map { none(list) + [$0] }
    }
    let pairs = (0..<shape.listCount).dropFirst().flatMap { list in
      kinds.flatMap { first in
        kinds.map { none(list - 1) + [first, $0] }
      }
    }
    let items = shape.places.prefix(1).map {
      ItemRule(at: $0, is: .unpickable)
    }
    return alone.flatMap { lists in
      [Rules(lists: lists), Rules(lists: lists, items: items)]
    } + pairs.map { Rules(lists: $0) }
  }

  /// Every choice of items that are fixed, walls, both or neither, alone and
  /// with each end pinned.
  ///
  /// - Parameter shape: The shape of the lists.
  package static func flows(in shape: Shape) -> [Rules] {
    var choices: [[ItemRule]] = [[]]
    for place in shape.places {
      let fixed = ItemRule(at: place, is: .fixed)
      let wall = ItemRule(at: place, is: .wall)
      choices = choices.flatMap { chosen in
        [[], [fixed], [wall], [fixed, wall]].map { chosen + $0 }
      }
    }
    if shape.listCount == 0 { return [] }
    return choices.flatMap { items in
      [
        Rules(items: items),
        Rules(lists: [ListRules(leadingPins: 1)], items: items),
        Rules(lists: [ListRules(trailingPins: 1)], items: items),
      ]
    }
  }

  private static func none(_ count: Int) -> [ListRules] {
    Array(repeating: ListRules(), count: count)
  }
}
