import Reorder
import ReorderChecking
import Testing

@Suite("Move scripts")
struct MoveScriptTests {
  @Test("The steps are read one after the other")
  func steps() throws {
    let script = try MoveScript(
      from: board("abcd|x"), to: board("dab|xc"))
    #expect(
      script.steps == [
        Move(from: at(0, 3), to: at(0, 0)), Move(from: at(0, 3), to: at(1, 1)),
      ])
    #expect(
      script.scatter.moves == [
        Move(from: at(0, 2), to: at(1, 1)), Move(from: at(0, 3), to: at(0, 0)),
      ])
  }

  @Test("Lists that are equal need no moves")
  func equal() throws {
    for text in ["", "abc||x", "|||"] {
      let script = try MoveScript(from: board(text), to: board(text))
      #expect(script.steps.isEmpty && script.scatter.isUnchanged)
    }
  }

  @Test(
    "No shorter list of moves leads to any arrangement of a small world",
    arguments: [Shape([7]), Shape([4, 2]), Shape([5, 0]), Shape([2, 1, 1])])
  func fewest(_ shape: Shape) throws {
    let before = shape.labels
    let fewest = fewestMoves(from: before)
    print("move scripts: \(fewest.count) arrangements of \(shape.counts)")
    for (after, count) in fewest {
      let script = try MoveScript(from: before, to: after)
      #expect(script.steps.count == count)
      #expect(script.scatter.moves.count == count)
      expectScript(script, from: before, to: after)
    }
  }

  @Test("Random lists of hundreds of items, near and far from order")
  func random() throws {
    var random = SplitMix64(seed: 5)
    for listCount in [1, 2, 9] {
      for displaced in [0, 1, 10, 300] {
        var before = [[Int]](repeating: [], count: listCount)
        for id in 0..<300 {
          before[Int.random(in: 0..<listCount, using: &random)].append(id)
        }
        var after = before
        for _ in 0..<displaced {
          let from = after.indices.filter { !after[$0].isEmpty }
            .randomElement(using: &random)!
          let item = after[from].remove(
            at: Int.random(in: after[from].indices, using: &random))
          let to = Int.random(in: 0..<listCount, using: &random)
          after[to].insert(
            item, at: Int.random(in: 0...after[to].count, using: &random))
        }
        let script = try MoveScript(from: before, to: after)
        #expect(script.steps.count <= displaced)
        expectScript(script, from: before, to: after)
      }
    }
  }

  @Test("A difference of collections has the same number of moves")
  func collectionDifference() throws {
    var random = SplitMix64(seed: 6)
    for count in [1, 2, 5, 60] {
      for _ in 0..<10 {
        let before = Array(0..<count)
        let after = before.shuffled(using: &random)
        let script = try MoveScript(from: [before], to: [after])
        let difference = after.difference(from: before).inferringMoves()
        #expect(difference.removals.count == script.steps.count)
        #expect(difference.insertions.count == script.steps.count)
        #expect(before.applying(difference) == after)
        expectScript(script, from: [before], to: [after])
      }
    }
  }

  @Test("Any scatter can be taken in steps")
  func scatterSteps() throws {
    for shape in [
      Shape([4]), Shape([2, 2]), Shape([3, 0]), Shape([1, 1, 1]),
    ] {
      for scatter in allScatters(of: shape) {
        var steps = RemoveInsert(shape.labels)
        for step in scatter.steps {
          steps.reorder(from: step.from, to: step.to)
        }
        var atOnce = RemoveInsert(shape.labels)
        atOnce.scatter(scatter.moves)
        #expect(steps.lists == atOnce.lists)
      }
    }
  }

  @Test(
    "Lists of different items are refused, with the places",
    arguments: [
      (
        "ab|c", "abc", InvalidMoveScript.listCounts(before: 2, after: 1),
        "there are 2 lists before and 1 after; moves make and remove no lists"
      ),
      (
        "ab|a", "ab|", .twiceBefore(at(0, 0), at(1, 0)),
        "the items at (0, 0) and (1, 0) before have the same id"
      ),
      (
        "ab|c", "ab|b", .twiceAfter(at(0, 1), at(1, 0)),
        "the items at (0, 1) and (1, 0) after have the same id"
      ),
      (
        "ab|c", "ab|", .onlyBefore(at(1, 0)),
        "the item at (1, 0) before is not there after"
      ),
      (
        "ab|c", "ab|xc", .onlyAfter(at(1, 0)),
        "the item at (1, 0) after was not there before"
      ),
    ])
  func refused(
    _ before: String, _ after: String, _ fault: InvalidMoveScript,
    _ message: String
  ) {
    let error = #expect(throws: InvalidMoveScript.self) {
      try MoveScript(from: board(before), to: board(after))
    }
    #expect(error == fault)
    #expect(error?.description == message)
  }
}

/// Expects that a script leads from `before` to `after`, in steps and at once,
/// and back.
private func expectScript(
  _ script: MoveScript, from before: [[Int]], to after: [[Int]],
  at location: SourceLocation = #_sourceLocation
) {
  func lists(_ start: [[Int]], after steps: [Move]) -> [[Int]] {
    var lists = RemoveInsert(start)
    for step in steps { lists.reorder(from: step.from, to: step.to) }
    return lists.lists
  }
  func lists(_ start: [[Int]], after scatter: Scatter) -> [[Int]] {
    var lists = RemoveInsert(start)
    lists.scatter(scatter.moves)
    return lists.lists
  }
  let back = script.inverse
  #expect(
    lists(before, after: script.steps) == after
      && lists(before, after: script.scatter) == after
      && lists(after, after: back.steps) == before
      && lists(after, after: back.scatter) == before
      && back.inverse == script,
    "\(before) to \(after): \(script.steps)", sourceLocation: location)
}

/// Returns every arrangement of the items with the fewest moves that lead to
/// it, by breadth-first search.
private func fewestMoves(from start: [[Int]]) -> [[[Int]]: Int] {
  var fewest = [start: 0]
  var edge = [start]
  var count = 0
  while !edge.isEmpty {
    count += 1
    var next: [[[Int]]] = []
    for lists in edge {
      for move in Shape(lists.map { $0.count }).reorders(.move) {
        var moved = lists
        let item = moved[move.from.list].remove(at: move.from.index)
        moved[move.to.list].insert(item, at: move.to.index)
        if fewest[moved] == nil {
          fewest[moved] = count
          next.append(moved)
        }
      }
    }
    edge = next
  }
  return fewest
}

/// Returns the scatters of all items to all places in lists of any length.
private func allScatters(of shape: Shape) -> [Scatter] {
  let arrangements = fewestMoves(from: shape.labels).keys
  let places = shape.labels.enumerated().flatMap { list, labels in
    labels.indices.map { Position(list: list, index: $0) }
  }
  return arrangements.flatMap { after -> [Scatter] in
    var finals: [Int: Position] = [:]
    for (list, labels) in after.enumerated() {
      for (index, label) in labels.enumerated() {
        finals[label] = at(list, index)
      }
    }
    let moves = places.enumerated().map { Move(from: $1, to: finals[$0]!) }
    // Some of the items, and the places that they then can have.
    return (0..<1 << moves.count).compactMap { mask in
      let named = moves.indices.filter { mask >> $0 & 1 == 1 }.map { moves[$0] }
      return try? Scatter(named, in: shape)
    }
  }
}
