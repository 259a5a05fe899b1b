import Reorder

/// Makes a failing case smaller, as long as it fails.
///
/// First parts are removed, from halves down to single ones, then numbers are
/// lowered; every change that still fails is kept, until none is left or the
/// budget is spent. Every kept change makes the case smaller by its
/// ``Case/size``, so that this ends.
struct Shrinker {
  private(set) var smallest: Case
  private(set) var fault: CaseFault

  /// The number of cases that were tried.
  private(set) var runs = 0

  /// Whether no single change makes the case smaller.
  private(set) var isFinished = false

  private let budget: Int
  private let judge: (ExpectedCase) -> CaseFault?

  init(
    _ aCase: Case, fault: CaseFault, budget: Int,
    judge: @escaping (ExpectedCase) -> CaseFault?
  ) {
    smallest = aCase
    self.fault = fault
    self.budget = budget
    self.judge = judge
  }

  /// Makes the case as small as the budget allows.
  mutating func run() {
    var isSmaller = true
    while isSmaller && runs < budget {
      isSmaller = false
      if let rank = fault.operation {
        isSmaller = keep { $0.operations.removeSubrange((rank + 1)...) }
      }
      isSmaller = removeParts() || isSmaller
      isSmaller = simplify() || isSmaller
    }
    isFinished = !isSmaller
  }

  private mutating func removeParts() -> Bool {
    var isSmaller = remove(
      { $0.operations.removeSubrange($1) }, count: { $0.operations.count })
    isSmaller =
      remove({ $0.removeItems($1) }, count: { $0.lists.joined().count })
      || isSmaller
    isSmaller = removeRows() || isSmaller
    isSmaller = removeLists() || isSmaller
    isSmaller = keep { $0.takeInsertionIn() } || isSmaller
    isSmaller =
      keep {
        $0.rules = Rules()
        $0.retargeting = .refuse
      } || isSmaller
    isSmaller =
      remove(
        { $0.rules.items.removeSubrange($1) }, count: { $0.rules.items.count })
      || isSmaller
    isSmaller = keep { $0.rules.lists = [] } || isSmaller
    for rank in smallest.operations.indices {
      isSmaller =
        remove(
          { $0.operations[rank].removeParts($1) },
          count: { $0.operations[rank].partCount }) || isSmaller
    }
    return isSmaller
  }

  /// Removes halves, quarters, and so on down to single parts.
  private mutating func remove(
    _ change: (inout Case, Range<Int>) -> Void, count: (Case) -> Int
  ) -> Bool {
    var isSmaller = false
    var size = max(1, count(smallest) / 2)
    while runs < budget {
      var start = 0
      while start < count(smallest) && runs < budget {
        let end = min(start + size, count(smallest))
        if keep({ change(&$0, start..<end) }) {
          isSmaller = true
        } else {
          start = end
        }
      }
      if size == 1 { break }
      size /= 2
    }
    return isSmaller
  }

  /// Removes the items of one index in all lists at once, for what fails only
  /// where places of two lists have one number.
  private mutating func removeRows() -> Bool {
    var isSmaller = false
    let count = smallest.lists.map { $0.count }.max() ?? 0
    for index in (0..<count).reversed() {
      isSmaller = keep { $0.removeRow(index) } || isSmaller
    }
    return isSmaller
  }

  private mutating func removeLists() -> Bool {
    var isSmaller = false
    for list in smallest.lists.indices.reversed() {
      isSmaller = keep { $0.removeList(list) } || isSmaller
    }
    return isSmaller
  }

  /// Replaces what is left by simpler things, and lowers numbers.
  private mutating func simplify() -> Bool {
    var isSmaller = keep { $0.retargeting = .refuse }
    isSmaller = keep { $0.renameItems() } || isSmaller
    for list in smallest.rules.lists.indices {
      for reset in ListRules.resets {
        isSmaller = keep { reset(&$0.rules.lists[list]) } || isSmaller
      }
    }
    isSmaller =
      keep {
        while $0.rules.lists.last == ListRules() { $0.rules.lists.removeLast() }
      } || isSmaller
    for rank in smallest.operations.indices {
      for simpler in smallest.operations[rank].simpler {
        isSmaller = keep { $0.operations[rank] = simpler } || isSmaller
      }
    }
    var number = 0
    while number < smallest.numbers.count && runs < budget {
      isSmaller = lower(number) || isSmaller
      number += 1
    }
    return isSmaller
  }

  /// Lowers one number: to nothing, by half, by one; one below nothing is
  /// raised.
  private mutating func lower(_ number: Int) -> Bool {
    var isSmaller = false
    while runs < budget {
      let value = smallest.numbers[number]
      let lower = value < 0 ? [0] : [0, value / 2, value - 1]
      let isLowered = lower.contains { candidate in
        candidate != value && keep { $0.numbers[number] = candidate }
      }
      if !isLowered { break }
      isSmaller = true
    }
    return isSmaller
  }

  /// Keeps a change if the case is smaller then, makes sense and fails.
  private mutating func keep(_ change: (inout Case) -> Void) -> Bool {
    var candidate = smallest
    change(&candidate)
    guard runs < budget, candidate.isSmaller(than: smallest),
      candidate.hasLegalRules
    else { return false }
    runs += 1
    guard let fault = judge(ExpectedCase(candidate)) else { return false }
    smallest = candidate
    self.fault = fault
    return true
  }
}

extension ListRules {
  /// Ways to take one rule of a list away, or to weaken it.
  fileprivate static var resets: [(inout ListRules) -> Void] {
    [
      { $0 = ListRules() }, { $0.dragOut = true }, { $0.dragWithin = true },
      { $0.dropIn = true }, { $0.minimum = 0 }, { $0.maximum = nil },
      { $0.leadingPins = 0 }, { $0.trailingPins = 0 },
      { $0.minimum = $0.minimum / 2 }, { $0.minimum = max(0, $0.minimum - 1) },
      { $0.maximum = $0.maximum.map { $0 / 2 } },
      { $0.maximum = $0.maximum.map { max(0, $0 - 1) } },
      { $0.leadingPins = 1 }, { $0.trailingPins = 1 },
    ]
  }
}
