import Reorder
import ReorderChecking

// Several items at once, exchanges and edits, without rules.

extension VectorGenerator {
  static func batches() -> VectorBuilder {
    var vectors = VectorBuilder("batch-gap")
    for text in ["ab", "abc", "abcd", "ab|c", "ab|", "a|b|c"] {
      let lists = board(text)
      for items in lists.positions.subsets() {
        for gap in lists.gaps {
          vectors.add(
            "\(items.count) to \(gap.shown)", text,
            [.batch(items, to: .gap(gap))])
        }
      }
    }
    for gap in board("abc|d").gaps {
      vectors.add(
        "an empty batch", "abc|d", [.batch([], to: .gap(gap))])
    }
    for items in [at(0, 0), at(0, 2), at(1, 1)].orders {
      for gap in [gap(0, 1), gap(1, 1), gap(1, 2)] {
        vectors.add(
          "the order of naming does not count", "abc|de",
          [.batch(items, to: .gap(gap))])
      }
    }
    let letters = (0..<40).map { "item \($0)" }
    for index in [0, 1, 20, 21, 39, 40] {
      vectors.add(
        "every second of forty", [letters, ["x"]],
        [
          .batch(
            stride(from: 1, to: 40, by: 2).map { at(0, $0) },
            to: .gap(gap(0, index)))
        ])
    }
    for index in 0...5 {
      vectors.add(
        "equal items", "aabab",
        [.batch([at(0, 1), at(0, 3)], to: .gap(gap(0, index)))])
    }
    return vectors
  }

  static func batchAnchors() -> VectorBuilder {
    var vectors = VectorBuilder("batch-anchor")
    for text in ["abc", "ab|c", "ab|", "abcd"] {
      let lists = board(text)
      for items in lists.positions.subsets(upTo: text == "abcd" ? 2 : 3) {
        for anchor in lists.anchors {
          vectors.add(
            "\(items.shown) \(anchor.shown)", text,
            [.batch(items, to: .anchor(anchor))])
        }
      }
    }
    for anchor in board("ab|").anchors {
      vectors.add(
        "an empty batch", "ab|", [.batch([], to: .anchor(anchor))])
    }
    return vectors
  }

  static func scatters() -> VectorBuilder {
    var vectors = VectorBuilder("scatter")
    vectors.add("an empty scatter", "ab|c", [.scatter([])])
    for text in ["ab", "abc", "abcd"] {
      let places = board(text).positions
      for named in places.subsets(upTo: text == "abcd" ? 2 : 3) {
        for targets in named.count == places.count
          ? places.orders : arrangements(of: named.count, places)
        {
          add(zip(named, targets).map { Move(from: $0, to: $1) }, text)
        }
      }
    }
    let cross = board("ab|c")
    for named in cross.positions.subsets() {
      for targets in arrangements(
        of: named.count, cross.gaps.map { at($0.list, $0.index) })
      {
        let moves = zip(named, targets).map { Move(from: $0, to: $1) }
        if (try? Scatter(moves, in: Shape([2, 1]))) != nil {
          add(moves, "ab|c")
        }
      }
    }
    for moves in [
      Move(from: at(0, 0), to: at(0, 2)), Move(from: at(0, 1), to: at(0, 0)),
      Move(from: at(0, 3), to: at(0, 1)),
    ].orders {
      add(moves, "abcd")
    }
    func add(_ moves: [Move], _ text: String) {
      let count = moves.count
      vectors.add(
        "\(count) item\(count == 1 ? "" : "s") each to its own place", text,
        [.scatter(moves)])
    }
    return vectors
  }

  /// All ways to take so many of the elements, in any order.
  private static func arrangements<Element>(
    of count: Int, _ elements: [Element]
  ) -> [[Element]] {
    if count == 0 { return [[]] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return arrangements(of: count - 1, rest).map { [first] + $0 }
    }
  }

  static func exchanges() -> VectorBuilder {
    var vectors = VectorBuilder("exchange")
    for text in ["a", "ab", "abc", "abcd", "ab|cd", "a||b", "aba", "aa|a"] {
      let places = board(text).positions
      for a in places {
        for b in places {
          vectors.add(
            a == b ? "a place with itself" : "\(a.shown) and \(b.shown)",
            text, [.exchange(a, b)])
        }
      }
    }
    vectors.add(
      "a chain of neighbours is a move", "abcd",
      (0..<3).map { .exchange(at(0, $0), at(0, $0 + 1)) })
    vectors.add(
      "an exchange undoes itself", "ab|c",
      [.exchange(at(0, 0), at(1, 0)), .exchange(at(0, 0), at(1, 0))])
    return vectors
  }

  static func edits() -> VectorBuilder {
    var vectors = VectorBuilder("edit")
    for text in ["", "a", "ab", "abc", "ab|c", "a|", "|a|"] {
      let lists = board(text)
      for gap in lists.gaps {
        vectors.add("insert at \(gap.shown)", text, [.insert("n", at: gap)])
        vectors.add(
          "insert an equal item at \(gap.shown)", text,
          [.insert("a", at: gap)])
        for other in lists.gaps.prefix(3) {
          vectors.add(
            "two insertions", text,
            [.insert("m", at: gap), .insert("n", at: other)])
        }
      }
      for place in lists.positions {
        vectors.add("remove at \(place.shown)", text, [.remove(at: place)])
        vectors.add(
          "remove and insert again", text,
          [.remove(at: place), .insert("n", at: gap(place.list, place.index))])
      }
    }
    return vectors
  }

  static func steps() -> VectorBuilder {
    var vectors = VectorBuilder("step")
    for (text, keys) in [
      ("abcd", StepKey.allCases.prefix(4)),
      ("ab|cd", StepKey.allCases[...]),
      ("abc|d|", StepKey.allCases.suffix(2)),
      ("a||bc", StepKey.allCases.suffix(2)),
      ("aba", StepKey.allCases.prefix(2)),
    ] {
      for key in keys {
        for items in board(text).positions.subsets() {
          vectors.add(
            "\(items.count) \(key.rawValue)", text,
            [.step(items, key: key.rawValue)])
        }
      }
    }
    for key in StepKey.allCases {
      vectors.add("nothing steps", "ab|c", [.step([], key: key.rawValue)])
      vectors.add(
        "the order of naming does not count", "abc|de|f",
        [.step([at(1, 1), at(0, 2), at(0, 1)], key: key.rawValue)])
      vectors.add(
        "a key pressed three times", "abcde|f",
        (0..<3).map { _ in .step([at(0, 2)], key: key.rawValue) })
    }
    return vectors
  }

  static func sequences() -> VectorBuilder {
    var vectors = VectorBuilder("sequence")
    var random = RandomCases(seed: 1, hasRules: false)
    for number in 0..<60 {
      let testCase = random.next()
      vectors.add(
        "\(testCase.operations.count) operations, series \(number)",
        testCase.lists, testCase.operations)
    }
    random = RandomCases(seed: 2, hasRules: true)
    for number in 0..<90 {
      let testCase = random.next()
      vectors.add(
        "\(testCase.operations.count) operations under rules, "
          + "series \(number)", testCase.lists, rules: testCase.rules,
        retargeting: testCase.retargeting, testCase.operations)
    }
    return vectors
  }
}
