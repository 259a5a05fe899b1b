import Reorder
import ReorderChecking

// One item to one place, in every dialect, without rules.

extension VectorGenerator {
  static func moves() -> VectorBuilder {
    var vectors = VectorBuilder("move-final")
    for text in ["a", "ab", "abc", "abcd", "ab|c", "ab|", "|a", "a||bc"] {
      let lists = board(text)
      for from in lists.positions {
        for to in lists.finals(from: from) {
          vectors.add(
            describe(from, to), text, [.move(from, to: .final(to))])
        }
      }
    }
    for text in ["aba", "aa|a", "aabb"] {
      let lists = board(text)
      for from in lists.positions {
        for to in lists.finals(from: from) {
          vectors.add(
            "equal items, \(describe(from, to))", text,
            [.move(from, to: .final(to))])
        }
      }
    }
    let letters = (0..<100).map { "item \($0)" }
    for (from, to) in [(0, 99), (99, 0), (49, 50), (50, 49), (10, 90)] {
      vectors.add(
        "a long list, \(from) to \(to)", [letters],
        [.move(at(0, from), to: .final(at(0, to)))])
    }
    let words = [["", " ", "ä"], ["日本", "e\u{301}", "\"\\\n"]]
    for (from, to) in [(at(0, 0), at(1, 1)), (at(1, 2), at(0, 0))] {
      vectors.add(
        "items are any strings", words, [.move(from, to: .final(to))])
    }
    return vectors
  }

  static func gaps() -> VectorBuilder {
    var vectors = VectorBuilder("move-gap")
    for text in [
      "a", "ab", "abc", "abcd", "ab|cd", "ab|", "|a", "a||b", "aba",
    ] {
      let lists = board(text)
      for from in lists.positions {
        for gap in lists.gaps {
          let isHome = gap.list == from.list
          let comment =
            switch gap.index - from.index {
            case 0 where isHome: "the gap before the item itself"
            case 1 where isHome: "the gap after the item itself"
            case 2... where isHome:
              "a gap behind the item: one less as a final index"
            default: "a gap that is the final index"
            }
          vectors.add(comment, text, [.move(from, to: .gap(gap))])
        }
      }
    }
    return vectors
  }

  static func anchors() -> VectorBuilder {
    var vectors = VectorBuilder("move-anchor")
    for text in ["a", "ab", "abc", "ab|cd", "ab|", "a||b", "aba", "abcd"] {
      let lists = board(text)
      for from in lists.positions {
        for anchor in lists.anchors {
          vectors.add(
            "\(from.shown) \(anchor.shown)", text,
            [.move(from, to: .anchor(anchor))])
        }
      }
    }
    return vectors
  }

  private static func describe(_ from: Position, _ to: Position) -> String {
    if from == to { return "to its own place" }
    if from.list != to.list { return "to list \(to.list), index \(to.index)" }
    let distance = to.index - from.index
    return distance > 0 ? "\(distance) later" : "\(-distance) earlier"
  }
}
