import Reorder
import ReorderChecking
import ReorderSession
import Testing

/// Law 13, by places: live and on drop end alike, as the model says, rules and
/// edits included; a cancel gives the lists at the lift with the edits.
@Suite("Drags by places")
struct DragLawTests {
  /// One thing that happens during a drag.
  enum Step: Hashable {
    case propose(Position)
    case insert(Gap)
    case remove(Position)
  }

  /// The same drag three times: live, on drop and as the model means it.
  struct Trial<Base: MoveStrategy> where Base.Element == Int {
    var live: DragLists<Base>
    var onDrop: DragLists<Base>
    var model: DragModel
    private var nextLabel: Int

    /// Lifts, or returns nil if that is refused, by all or by none.
    init?(
      _ lists: [[Int]], _ rules: Rules, _ retarget: Retarget, at begin: Position
    ) {
      let board = Constrained<Base>(lists, rules: rules, retarget: retarget)
      live = DragLists(board, commit: .live)
      onDrop = DragLists(board, commit: .onDrop)
      let refusals = [live.lift(at: begin), onDrop.lift(at: begin)]
      nextLabel = lists.joined().count
      if rules.items.contains(where: { $0.place == begin }) {
        #expect(refusals.allSatisfy { $0 != nil })
        return nil
      }
      #expect(refusals == [nil, nil])
      model = DragModel(
        RuledModel(lists, rules: rules, retarget: retarget), at: begin)
    }

    mutating func take(_ step: Step) {
      switch step {
      case .propose(let place):
        let expected = model.propose(place)
        let verdicts = [live.propose(place), onDrop.propose(place)]
        if verdicts != [expected, expected] {
          Issue.record("\(verdicts), not \(expected)")
        }
      case .insert(let gap):
        let label = nextLabel
        nextLabel += 1
        model.insert(label, at: gap)
        let edits = [
          try? live.insert(label, at: gap), try? onDrop.insert(label, at: gap),
        ]
        if edits[0] != edits[1] { Issue.record("\(edits)") }
      case .remove(let place):
        model.remove(at: place)
        let edits = [
          try? live.remove(at: place), try? onDrop.remove(at: place),
        ]
        if edits[0] != edits[1] { Issue.record("\(edits)") }
      }
    }

    /// Whether all agree on the lists and on the item on the way.
    var isAlike: Bool {
      live.board.lists == model.shown
        && onDrop.board.lists == model.home.model.lists
        && live.drag == onDrop.drag
        && (live.drag == nil) == (model.label == nil)
        && (live.drag == nil
          || live.drag!.place == model.place
            && live.drag!.home == model.homePlace)
    }

    /// Whether all agree after a drop, and after a cancel.
    func endsAlike() -> Bool {
      var (live, onDrop) = (live, onDrop)
      if live.drag == nil { return live.board.lists == onDrop.board.lists }
      let lists = model.shown
      var cancelled = (live, onDrop)
      cancelled.0.cancel()
      cancelled.1.cancel()
      let dropped = (live.drop(), onDrop.drop())
      return dropped.0 == dropped.1 && live.board.lists == lists
        && onDrop.board.lists == lists && live.board.rules == onDrop.board.rules
        && cancelled.0.board.lists == model.home.model.lists
        && cancelled.1.board.lists == model.home.model.lists
        && cancelled.0.board.rules == cancelled.1.board.rules
    }

    /// Every step that can be taken.
    var steps: [Step] {
      let home = Shape(model.home.model.lists.map { $0.count })
      let shown = Shape(model.shown.map { $0.count })
      let places = (0..<home.listCount).flatMap { list in
        home.finalIndices(inList: list, from: model.homePlace, meaning: .move)
          .map { Step.propose(at(list, $0)) }
      }
      return places + shown.gaps.map { .insert($0) }
        + shown.places.map { .remove($0) }
    }
  }

  /// Walks every sequence of steps up to a depth, and counts them.
  private func walk<Base>(
    _ trial: Trial<Base>, depth: Int, _ path: [Step],
    of world: @autoclosure () -> String
  ) -> Int {
    if !trial.isAlike || !trial.endsAlike() {
      Issue.record("\(world()), \(path): \(trial)")
      return 1
    }
    if depth == 0 || trial.model.label == nil { return 1 }
    return trial.steps.reduce(1) { total, step in
      var next = trial
      next.take(step)
      return total + walk(next, depth: depth - 1, path + [step], of: world())
    }
  }

  @Test("Every two steps in every small world under every rule alone")
  func smallWorlds() {
    var cases = 0
    var turn = 0
    for shape in SmallWorlds(maxLists: 2, maxItems: 2 + Bounds.raise) {
      for rules in RuleSets.single(in: shape) {
        for begin in shape.places {
          // Each retargeting in turn, all of them in a long run.
          turn += 1
          for (rank, retarget) in retargets.enumerated()
          where rank == turn % 3 || Bounds.raise > 0 {
            cases += walk(
              shape, rules, retarget, at: begin,
              depth: shape.itemCount == 1 || turn % 2 == 0 ? 2 : 1)
          }
        }
      }
    }
    print("drags by places: \(cases) cases")
  }

  @Test("Every step where items are fixed, walls or both")
  func flows() {
    var cases = 0
    for counts in [[3], [2, 1]] {
      let shape = Shape(counts)
      for rules in RuleSets.flows(in: shape)
      where rules.items.count <= 2 + Bounds.raise {
        for begin in shape.places {
          cases += walk(
            shape, rules, .nearest, at: begin,
            depth: rules.items.count == 1 && rules.lists.isEmpty ? 2 : 1)
        }
      }
    }
    print("drags among fixed items and walls: \(cases) cases")
  }

  private let retargets = [Retarget.refuse, .origin, .nearest]

  private func walk(
    _ shape: Shape, _ rules: Rules, _ retarget: Retarget, at begin: Position,
    depth: Int
  ) -> Int {
    guard
      let trial = Trial<RemoveInsert<Int>>(
        shape.labels, rules, retarget, at: begin)
    else { return 1 }
    return walk(
      trial, depth: depth, [],
      of: "\(shape.counts) \(rules) \(retarget) \(begin)")
  }

  @Test("Long random drags over random rules")
  func random() {
    let seed = Bounds.seed
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let shape = Shape(
        (0..<3).map { _ in Int.random(in: 0...6, using: &random) })
      guard let begin = shape.places.randomElement(using: &random) else {
        continue
      }
      let rules = Rules(
        lists: RuleSets.combined(in: shape).randomElement(using: &random)!
          .lists,
        items: shape.places.compactMap { place in
          guard Int.random(in: 0..<6, using: &random) == 0 else { return nil }
          return ItemRule(
            at: place,
            is: ItemRule.Kind.allCases.randomElement(using: &random)!)
        })
      let retarget = retargets.randomElement(using: &random)!
      guard
        var trial = Trial<Rotation<Int>>(
          shape.labels, rules, retarget, at: begin)
      else { continue }
      var path: [Step] = []
      for _ in 0..<12 where trial.model.label != nil {
        let step = trial.steps.randomElement(using: &random)!
        path.append(step)
        trial.take(step)
        guard trial.isAlike && trial.endsAlike() else {
          Issue.record(
            "seed \(seed), \(shape.counts) \(rules) \(begin) \(path)")
          break
        }
      }
    }
  }
}
