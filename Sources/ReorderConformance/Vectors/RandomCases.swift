import Reorder
package import ReorderChecking

/// Cases from a seed, small and with rules that refuse now and then.
///
/// Nearly all operations make sense for the lists that the ones before leave.
package struct RandomCases: Sendable {
  private var generator: SplitMix64
  private let hasRules: Bool

  /// Creates a source of cases; the same seed gives the same ones.
  package init(seed: UInt64, hasRules: Bool = true) {
    generator = SplitMix64(seed: seed)
    self.hasRules = hasRules
  }

  /// Returns the next case.
  package mutating func next() -> Case {
    var name = 0
    let lists = (0..<number(1...3)).map { _ in
      (0..<number(0...5)).map { _ in
        name += 1
        return chance(8) ? "same" : "item \(name)"
      }
    }
    var testCase = Case(lists: lists, operations: [])
    if hasRules && !chance(3) { giveRules(to: &testCase) }
    var now = lists
    for _ in 0..<number(2...6) {
      guard let operation = operation(in: now) else { continue }
      testCase.operations.append(operation)
      switch testCase.expected {
      case .valid(_, let lists): now = lists
      case .invalid: return testCase
      }
    }
    return testCase
  }

  private mutating func giveRules(to testCase: inout Case) {
    testCase.rules.lists = testCase.lists.map { list in
      ListRules(
        dragOut: !chance(8), dragWithin: !chance(8), dropIn: !chance(8),
        minimum: chance(4) ? number(0...3) : 0,
        maximum: chance(4) ? number(list.count...list.count + 2) : nil,
        leadingPins: chance(4) ? number(0...2) : 0,
        trailingPins: chance(5) ? number(0...2) : 0)
    }
    for place in testCase.lists.positions where chance(5) {
      testCase.rules.items.append(
        ItemRule(
          at: place,
          is: ItemRule.Kind.allCases.randomElement(
            using: &generator)!))
    }
    if chance(2) { testCase.retargeting = .nearest }
  }

  private mutating func operation(in lists: [[String]]) -> Operation? {
    let places = lists.positions
    guard let from = places.randomElement(using: &generator) else {
      return .insert("new", at: gap(in: lists))
    }
    switch number(0...12) {
    case 0, 1:
      let to = lists.finals(from: from).randomElement(using: &generator)!
      return .move(from, to: .final(to))
    case 2: return .move(from, to: .gap(gap(in: lists)))
    case 3: return .move(from, to: .anchor(anchor(in: lists)))
    case 4: return .batch(some(of: places), to: .gap(gap(in: lists)))
    case 5: return .batch(some(of: places), to: .anchor(anchor(in: lists)))
    case 6:
      let named = some(of: places)
      return .scatter(
        zip(named, named.shuffled(using: &generator))
          .map { Move(from: $0, to: $1) })
    case 7:
      return .exchange(from, places.randomElement(using: &generator)!)
    case 8: return .insert("new", at: gap(in: lists))
    case 9: return .remove(at: from)
    case 10, 11:
      let key = StepKey.allCases.randomElement(using: &generator)!
      return .step(some(of: places), key: key.rawValue)
    default:
      let index = number(0...6)
      return .move(from, to: .gap(gap(in: lists, index: index)))
    }
  }

  private mutating func gap(
    in lists: [[String]], index: Int? = nil
  ) -> Gap {
    let list = number(0...lists.count - 1)
    return Gap(list: list, index: index ?? number(0...lists[list].count))
  }

  private mutating func anchor(in lists: [[String]]) -> Anchor {
    lists.anchors.randomElement(using: &generator)!
  }

  private mutating func some(of places: [Position]) -> [Position] {
    places.filter { _ in chance(3) }.shuffled(using: &generator)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool {
    number(1...times) == 1
  }
}
