import Reorder

extension ExpectedCase {
  /// Whether the case is one without rules, to be carried out by a bare
  /// strategy.
  var isWithoutRules: Bool {
    aCase.rules.lists.isEmpty && aCase.rules.items.isEmpty
  }

  /// Whether a strategy that exchanges can carry the case out.
  package var isForExchangers: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .exchange, .insert, .remove: true
      case .reorder, .move, .batch, .scatter, .step, .session: false
      }
    }
  }

  /// Carries the case out with a strategy and returns the first thing that is
  /// wrong, or nil.
  ///
  /// Answers and lengths are compared after each operation, so that all places
  /// stay legal; lists at the end. The last operation is carried out while a
  /// copy is kept, the others without, because a storage with one owner changes
  /// in another way than one with two.
  ///
  /// - Parameters:
  ///   - make: Creates the strategy with its items and rules.
  ///   - carryOut: Lets the strategy carry out an operation.
  func firstFault<Strategy: ReorderStrategy>(
    of make: ([[Strategy.Element]]) -> Strategy,
    by carryOut: (inout Strategy, ListOperation, () -> Strategy.Element)
      -> Effect
  ) -> CaseFault? where Strategy.Element: LabelledItem {
    if let faultOfBorder { return faultOfBorder }
    var strategy = make(Strategy.Element.items(ofLabels: labels))
    var label = firstNewLabel
    for (rank, operation) in operations.enumerated() {
      let isLast = rank == operations.count - 1
      let kept = isLast ? strategy : nil
      let before = kept?.labels
      let effect = answer(of: &strategy, to: operation, &label, by: carryOut)
      if effect != effects[rank] || !hasRightLengths(strategy, after: rank) {
        return fault(after: rank, effect, strategy.labels)
      }
      if let kept, let before, kept.labels != before {
        return CaseFault(
          operation: rank, law: .copies,
          expected: "a kept copy stays \(named(before))",
          actual: "\(named(kept.labels))")
      }
    }
    let lists = strategy.labels
    if lists != after { return locatedFault(of: make, by: carryOut) }
    return faultOfViews(strategy, lists)
  }

  /// Lets the strategy carry out an operation; what it inserts has the labels
  /// from `label` on, which goes on behind all that the operation may bring.
  private func answer<Strategy: ReorderStrategy>(
    of strategy: inout Strategy, to operation: ListOperation,
    _ label: inout Int,
    by carryOut: (inout Strategy, ListOperation, () -> Strategy.Element)
      -> Effect
  ) -> Effect where Strategy.Element: LabelledItem {
    var next = label
    defer { label += operation.newItemCount }
    return carryOut(&strategy, operation) {
      defer { next += 1 }
      return Strategy.Element(label: next)
    }
  }

  private func hasRightLengths(
    _ strategy: some ReorderStrategy, after rank: Int
  ) -> Bool {
    let listCount = labels.count
    return strategy.listCount == listCount
      && (0..<listCount).allSatisfy {
        strategy.count(ofList: $0) == counts[rank * listCount + $0]
      }
  }

  /// Returns the fault of a strategy whose lists are wrong at the end, with the
  /// first operation after which they are.
  private func locatedFault<Strategy: ReorderStrategy>(
    of make: ([[Strategy.Element]]) -> Strategy,
    by carryOut: (inout Strategy, ListOperation, () -> Strategy.Element)
      -> Effect
  ) -> CaseFault where Strategy.Element: LabelledItem {
    var strategy = make(Strategy.Element.items(ofLabels: labels))
    var label = firstNewLabel
    for (rank, operation) in operations.enumerated() {
      let effect = answer(of: &strategy, to: operation, &label, by: carryOut)
      if effect != effects[rank] || strategy.labels != prefix(rank + 1).after {
        return fault(after: rank, effect, strategy.labels)
      }
    }
    // Without operations, or wrong only while a copy is kept.
    return CaseFault(
      operation: operations.isEmpty ? nil : operations.count - 1,
      law: operations.isEmpty ? .views : .copies,
      expected: "\(named(after))", actual: "\(named(strategy.labels))")
  }

  /// Returns what is wrong after an operation: its answer, or the lists.
  private func fault(
    after rank: Int, _ effect: Effect, _ lists: [[Int]]
  ) -> CaseFault {
    let right = prefix(rank + 1).after
    let isConserved =
      lists.map { $0.count } == right.map { $0.count }
      && lists.joined().sorted() == right.joined().sorted()
    let isRefused = effect.isRefused || effects[rank].isRefused
    let law: Law =
      isRefused
      ? .refusal : isConserved ? Law(of: operations[rank]) : .conservation
    return CaseFault(
      operation: rank, law: law,
      expected: "\(answer(effects[rank], rank)), \(named(right))",
      actual: "\(answer(effect, rank)), \(named(lists))")
  }

  /// Returns what is wrong if the subscript tells another item than the lists.
  private func faultOfViews<Strategy: ReorderStrategy>(
    _ strategy: Strategy, _ lists: [[Int]]
  ) -> CaseFault? where Strategy.Element: LabelledItem {
    for (list, labels) in lists.enumerated() {
      for (index, label) in labels.enumerated() {
        let place = Position(list: list, index: index)
        let seen = strategy[place].label
        if seen != label {
          return CaseFault(
            operation: operations.isEmpty ? nil : operations.count - 1,
            law: .views,
            expected: "\(name(label)) at \(place), as in \(named(lists))",
            actual: "the subscript tells \(name(seen))")
        }
      }
    }
    return nil
  }

  /// The case with its first operations only.
  private func prefix(_ count: Int) -> ExpectedCase {
    var aCase = aCase
    aCase.operations = Array(aCase.operations.prefix(count))
    return ExpectedCase(aCase)
  }

  private func name(_ label: Int) -> String {
    let names =
      aCase.lists.flatMap { $0 } + aCase.operations.flatMap { $0.newItems }
    return names.indices.contains(label) ? names[label] : "no item"
  }

  /// The lists with the names of their items.
  func named(_ lists: [[Int]]) -> [[String]] {
    lists.map { $0.map { name($0) } }
  }

  /// An answer in its JSON form, if it is one to the operation at all.
  private func answer(_ effect: Effect, _ rank: Int) -> String {
    effect.isAnswer(to: operations[rank])
      ? effect.outcome(of: operations[rank]).json.description : "\(effect)"
  }
}

extension Effect {
  /// Whether a rule forbade the operation.
  var isRefused: Bool {
    switch self {
    case .reorder(.refused), .batch(.refused), .group(.refused), .editRefused,
      .session(.refused):
      true
    case .reorder, .batch, .group, .edited, .session: false
    }
  }

  /// Whether this is the kind of answer that the operation gets.
  fileprivate func isAnswer(to operation: ListOperation) -> Bool {
    switch (self, operation) {
    case (.session(.invalid), _): false
    case (.session, .session), (.reorder, .reorder), (.reorder, .move),
      (.reorder, .exchange),
      (.batch, .batch), (.group, .scatter), (.group, .step),
      (.edited, .insert), (.edited, .remove), (.editRefused, .insert),
      (.editRefused, .remove):
      true
    default: false
    }
  }
}
