import Reorder
import ReorderChecking
import Testing

/// Long runs of random operations on lists of all sizes, beside the model.
///
/// The environment variable `REORDER_SEED` chooses another run.
@Suite("Random operations")
struct RandomTests {
  @Test("Every strategy agrees with the model on thousands of items")
  func numbers() {
    run(RandomRuns<Int>(steps: 20, itemCounts: [0, 1, 30, 3_000]) { $0 })
  }

  @Test("Items that equal each other are told apart by their places")
  func twins() {
    run(RandomRuns<Twin>(steps: 30, itemCounts: [300]) { Twin(label: $0) })
  }

  @Test("Texts are moved whole")
  func strings() {
    run(
      RandomRuns<String>(steps: 30, itemCounts: [200]) { String(label: $0) })
  }

  @Test("Rules hold through any sequence of operations")
  func rules() {
    var runs = RandomRuns<Int>(steps: 100, itemCounts: [8, 60]) { $0 }
    runs.isUnderRules = true
    run(runs)
  }

  private func run<Element: Labelled>(_ runs: RandomRuns<Element>) {
    var runs = runs
    runs.visitAllStrategies()
    for summary in runs.violations.summaries { Issue.record("\(summary)") }
    print(
      "random \(Element.self):", "\(runs.stepCount.grouped) operations,",
      "seed \(Bounds.seed)")
  }
}

/// Runs every strategy it is shown, bare and within rules.
struct RandomRuns<Element: Labelled>: StrategyVisitor {
  let steps: Int
  let itemCounts: [Int]
  let makeItem: (Int) -> Element
  var isUnderRules = false
  var violations: [Violation] = []
  var stepCount = 0

  init(
    steps: Int, itemCounts: [Int],
    makingItemsBy makeItem:
      @escaping (Int) -> Element
  ) {
    self.steps = steps
    self.itemCounts = itemCounts
    self.makeItem = makeItem
  }

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Element {
    if !isUnderRules { run(Strategy.self) { $0.stepOfMover() } }
    run(ruled: Constrained<Strategy>.self) { $0.stepOfMover() }
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Element {
    if !isUnderRules { run(Strategy.self) { $0.step() } }
    run(ruled: Constrained<Strategy>.self) { $0.step() }
  }

  private mutating func run<Strategy: ReorderStrategy>(
    _: Strategy.Type, _ step: (inout RandomWorld<Strategy>) -> Violation?
  ) where Strategy.Element == Element {
    for (itemCount, listCount) in sizes {
      var world = RandomWorld<Strategy>(
        seed: Bounds.seed, itemCount: itemCount, listCount: listCount,
        makingItemsBy: makeItem)
      take(&world, step)
    }
  }

  private mutating func run<Strategy: RuledStrategy>(
    ruled: Strategy.Type, _ step: (inout RandomWorld<Strategy>) -> Violation?
  ) where Strategy.Element == Element {
    if !isUnderRules { return run(Strategy.self, step) }
    for (itemCount, listCount) in sizes {
      var world = RandomWorld<Strategy>(
        underRulesOfSeed: Bounds.seed, itemCount: itemCount,
        listCount: listCount, makingItemsBy: makeItem)
      take(&world, step)
    }
  }

  private var sizes: [(itemCount: Int, listCount: Int)] {
    itemCounts.flatMap { [($0, 1), ($0, 5)] }
  }

  private mutating func take<Strategy: ReorderStrategy>(
    _ world: inout RandomWorld<Strategy>,
    _ step: (inout RandomWorld<Strategy>) -> Violation?
  ) {
    for _ in 0..<steps {
      stepCount += 1
      if let violation = step(&world) {
        violations.append(violation)
        return
      }
    }
  }
}
