public import Reorder

/// Something that is fuzzed: the name of a strategy, and a way to judge what it
/// makes of a case.
public struct FuzzSubject {
  /// The name of the strategy.
  public let name: String

  private let judgement: (ExpectedCase) -> CaseFault?

  /// Creates a subject with a judgement of its own.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - judgement: Returns what is wrong with a case, or nil, also if the case
  ///     is none for the subject.
  package init(
    name: String, judgedBy judgement: @escaping (ExpectedCase) -> CaseFault?
  ) {
    self.name = name
    self.judgement = judgement
  }

  /// Returns the subject for cases with as many lists as some worlds have;
  /// others are none for it.
  package func within(_ worlds: SmallWorlds) -> FuzzSubject {
    FuzzSubject(name: name) { [judgement] expected in
      let lists = expected.aCase.lists.count
      return worlds.minLists <= lists && lists <= worlds.maxLists
        ? judgement(expected) : nil
    }
  }

  /// Returns what is wrong, or nil.
  package func fault(in expected: ExpectedCase) -> CaseFault? {
    judgement(expected)
  }
}

extension FuzzSubject {
  /// A strategy that moves: bare in cases without rules, else within
  /// `Constrained`.
  public static func mover<Strategy: MoveStrategy>(
    _: Strategy.Type
  ) -> FuzzSubject where Strategy.Element: LabelledItem {
    FuzzSubject(name: Strategy.name) { expected in
      expected.isWithoutRules
        ? expected.firstFault(of: { Strategy($0) }) {
          $0.effect(ofMover: $1, inserting: $2)
        }
        : expected.faultOfRuledMover(Constrained<Strategy>.self) {
          $0.effect(ofRuled: $1, inserting: $2)
        }
    }
  }

  /// A strategy that exchanges: bare in cases without rules, else within
  /// `Constrained`; cases with other operations than exchanges, insertions
  /// and removals are not for it.
  public static func exchanger<Strategy: ReorderStrategy>(
    _: Strategy.Type
  ) -> FuzzSubject where Strategy.Element: LabelledItem {
    FuzzSubject(name: Strategy.name) { expected in
      if !expected.isForExchangers { return nil }
      return expected.isWithoutRules
        ? expected.firstFault(of: { Strategy($0) }) {
          $0.effect(of: $1, inserting: $2)
        }
        : expected.firstFault(
          of: {
            Constrained<Strategy>($0, rules: expected.aCase.rules)
          },
          by: { $0.effect(of: $1, inserting: $2) })
    }
  }

  /// A strategy that moves and has rules of its own; cases with drag sessions
  /// are not for it, for these judge by the rules of `Constrained`.
  package static func ruledMover<Strategy: RuledStrategy & MoveStrategy>(
    _: Strategy.Type
  ) -> FuzzSubject where Strategy.Element: LabelledItem {
    FuzzSubject(name: Strategy.name) { expected in
      expected.aCase.operations.contains { $0.isSession }
        ? nil
        : expected.faultOfRuledMover(Strategy.self) {
          $0.effect(ofMover: $1, inserting: $2)
        }
    }
  }

  /// A way to carry out drags, with an array around it for all else.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - carryOut: Carries a drag out on the lists and tells what became of it;
  ///     the function makes the items that come meanwhile.
  package static func drags(
    name: String,
    by carryOut:
      @escaping (
        inout Constrained<RemoveInsert<Int>>, DragScript, () -> Int
      ) -> DragOutcome
  ) -> FuzzSubject {
    FuzzSubject(name: name) { expected in
      expected.faultOfRuledMover(Constrained<RemoveInsert<Int>>.self) {
        lists, operation, item in
        if case .session(let script) = operation {
          return .session(carryOut(&lists, script, item))
        }
        return lists.effect(ofMover: operation, inserting: item)
      }
    }
  }

  /// Every strategy of the package.
  public static var all: [FuzzSubject] {
    var subjects = AllSubjects()
    subjects.visitAllStrategies()
    return subjects.found
  }
}

extension ExpectedCase {
  fileprivate func faultOfRuledMover<Strategy: RuledStrategy & MoveStrategy>(
    _: Strategy.Type,
    by carryOut: (inout Strategy, ListOperation, () -> Strategy.Element)
      -> Effect
  ) -> CaseFault? where Strategy.Element: LabelledItem {
    firstFault(
      of: {
        Strategy(
          $0, rules: aCase.rules, retarget: aCase.retargeting.retarget)
      },
      by: carryOut)
  }
}

private struct AllSubjects: StrategyVisitor {
  typealias Element = Int

  var found: [FuzzSubject] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    found.append(.mover(Strategy.self))
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Int {
    found.append(.exchanger(Strategy.self))
  }
}
