import Reorder
import ReorderChecking

// Operations that make no sense, and which of several reasons is named.

extension VectorGenerator {
  static func invalid() -> VectorBuilder {
    var vectors = VectorBuilder("invalid")
    let text = "ab|c"
    let noPlaces = [
      at(-1, 0), at(2, 0), at(0, -1), at(0, 2), at(1, 1), at(9, -9),
      at(JSONValue.greatestInteger, 0), at(0, -JSONValue.greatestInteger),
    ]
    let noGaps = [
      gap(-1, 0), gap(2, 0), gap(0, -1), gap(0, 3), gap(1, 2), gap(7, 7),
      gap(1, JSONValue.greatestInteger),
    ]
    for place in noPlaces {
      let name = "no item at \(place.shown)"
      for operation: Operation in [
        .move(place, to: .final(at(0, 0))), .move(place, to: .gap(gap(1, 0))),
        .move(at(0, 0), to: .anchor(.before(place))),
        .move(at(0, 0), to: .anchor(.after(place))),
        .batch([at(0, 0), place], to: .gap(gap(0, 0))),
        .batch([at(0, 0)], to: .anchor(.after(place))),
        .batch([], to: .anchor(.before(place))),
        .scatter([Move(from: place, to: at(0, 0))]),
        .exchange(place, at(0, 0)), .exchange(at(0, 0), place),
        .remove(at: place), .step([at(0, 0), place], key: "later"),
      ] {
        vectors.add(name, text, [operation])
      }
    }
    for to in [at(0, 2), at(1, 2), at(2, 0), at(0, -1), at(-1, 0)] {
      vectors.add(
        "no final place \(to.shown)", text,
        [.move(at(0, 0), to: .final(to))])
      vectors.add(
        "no final place \(to.shown)", text,
        [.scatter([Move(from: at(0, 0), to: to)])])
    }
    for gap in noGaps {
      for operation: Operation in [
        .move(at(0, 0), to: .gap(gap)), .batch([at(0, 0)], to: .gap(gap)),
        .batch([], to: .gap(gap)), .insert("n", at: gap),
      ] {
        vectors.add("no \(gap.shown)", text, [operation])
      }
    }
    for list in [-1, 2, JSONValue.greatestInteger] {
      for anchor in [Anchor.start(ofList: list), .end(ofList: list)] {
        vectors.add(
          "no list \(list)", text,
          [.move(at(0, 0), to: .anchor(anchor))])
        vectors.add(
          "no list \(list)", text, [.batch([], to: .anchor(anchor))])
      }
    }
    addDuplicates(to: &vectors)
    addOrder(to: &vectors)
    for key in ["", "up", "Earlier", "previouslist", "end"] {
      for items in [[], [at(0, 0)], [at(9, 9)], [at(0, 0), at(0, 0)]] {
        vectors.add(
          "there is no key \"\(key)\"", text, [.step(items, key: key)])
      }
    }
    for key in StepKey.allCases {
      vectors.add(
        "the key \(key.rawValue) and no such item", text,
        [.step([at(0, 1), at(0, 2)], key: key.rawValue)])
    }
    addAftermath(to: &vectors)
    return vectors
  }

  private static func addDuplicates(to vectors: inout VectorBuilder) {
    for items in [
      [at(0, 0), at(0, 0)], [at(0, 0), at(1, 0), at(0, 0)],
      [at(1, 0), at(0, 1), at(0, 1)],
    ] {
      vectors.add(
        "a batch names a place twice", "ab|c",
        [.batch(items, to: .gap(gap(0, 0)))])
      vectors.add(
        "a step names a place twice", "ab|c",
        [.step(items, key: "earlier")])
      vectors.add(
        "a scatter names a place before twice", "ab|c",
        [.scatter(items.map { Move(from: $0, to: $0) })])
    }
    vectors.add(
      "a scatter names a final place twice", "ab|c",
      [
        .scatter([
          Move(from: at(0, 0), to: at(0, 1)),
          Move(from: at(0, 1), to: at(0, 1)),
        ])
      ])
  }

  /// Two reasons at once: the first in the order of the page is named.
  private static func addOrder(to vectors: inout VectorBuilder) {
    let noList = at(5, 0)
    let noIndex = at(0, 5)
    for items in [
      [noList, noIndex], [noIndex, noList], [at(0, 0), at(0, 0), noIndex],
      [at(0, 0), at(0, 0), noList], [at(5, 5)],
    ] {
      for gap in [gap(0, 0), gap(5, 0), gap(0, 5)] {
        vectors.add(
          "items in the order given, duplicates, then the destination",
          "ab|c", [.batch(items, to: .gap(gap))])
      }
      vectors.add(
        "the items in the order given, then duplicates", "ab|c",
        [.step(items, key: "last")])
    }
    vectors.add(
      "duplicates before the destination", "ab|c",
      [.batch([at(0, 0), at(0, 0)], to: .gap(gap(5, 0)))])
    for (from, to) in [
      (noList, noIndex), (noIndex, noList), (at(0, 0), at(5, 5)),
    ] {
      vectors.add(
        "the item before the destination, a list before an index", "ab|c",
        [.move(from, to: .final(to))])
      vectors.add(
        "the first place before the second", "ab|c", [.exchange(from, to)])
      vectors.add(
        "the item before the destination, a list before an index", "ab|c",
        [.move(from, to: .anchor(.before(to)))])
    }
    let scatters: [(String, [Move])] = [
      (
        "places before, then lists",
        [Move(from: at(0, 0), to: noList), Move(from: noIndex, to: at(0, 0))]
      ),
      (
        "lists before duplicates",
        [
          Move(from: at(0, 0), to: at(0, 0)), Move(from: at(0, 0), to: noList),
        ]
      ),
      (
        "an item named twice before an index",
        [
          Move(from: at(0, 0), to: noIndex), Move(from: at(0, 0), to: at(0, 0)),
        ]
      ),
      (
        "an index before a final place named twice",
        [
          Move(from: at(0, 0), to: at(0, 0)),
          Move(from: at(0, 1), to: at(0, 0)), Move(from: at(1, 0), to: noIndex),
        ]
      ),
      (
        "an index beyond the length that the scatter leaves",
        [
          Move(from: at(0, 0), to: at(1, 0)),
          Move(from: at(0, 1), to: at(0, 1)),
        ]
      ),
      (
        "an index that only the scatter makes legal",
        [Move(from: at(1, 0), to: at(0, 2))]
      ),
    ]
    for (comment, moves) in scatters {
      vectors.add(comment, "ab|c", [.scatter(moves)])
    }
  }

  /// What was before the invalid operation counts, what comes after does not.
  private static func addAftermath(to vectors: inout VectorBuilder) {
    let good = Operation.move(at(0, 0), to: .final(at(1, 0)))
    for bad: Operation in [
      .remove(at: at(0, 1)), .move(at(2, 0), to: .final(at(0, 0))),
      .step([at(1, 0), at(1, 0)], key: "first"), .step([], key: "up"),
    ] {
      vectors.add(
        "the first invalid operation ends the case", "ab|c", [good, bad, good])
      vectors.add(
        "what a refusal keeps is there for the next", "ab|c",
        rules: Rules(lists: [ListRules(dragOut: false)]),
        [good, .move(at(0, 1), to: .final(at(0, 0))), bad])
      vectors.add(
        "an operation is invalid before any rule is asked", "ab|c",
        rules: Rules(
          lists: [ListRules(dragOut: false, dragWithin: false)],
          items: [ItemRule(at: at(0, 0), is: .unpickable)]), [bad, good])
    }
  }
}
