public import Reorder

/// The checks of all laws in small worlds.
///
///     let report = Laws.check(mover: MyStrategy<Int>.self)
///     for violation in report.violations { print(violation) }
///
/// A violation is the smallest case that shows it, in the order of
/// ``SmallWorlds`` and of the operations in each.
public enum Laws {
  /// Checks a strategy that moves, in every small world.
  ///
  /// The element type is any ``LabelledItem``; `Int` is the fastest, ``Twin``
  /// finds faults that come of equality.
  ///
  /// - Parameters:
  ///   - mover: The type of the strategy.
  ///   - worlds: The worlds; kinds of operations of which there are too many
  ///     stop at fewer items.
  /// - Complexity: Exponential in the number of items.
  public static func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, in worlds: SmallWorlds = SmallWorlds(maxItems: 4)
  ) -> Report where Strategy.Element: LabelledItem {
    check(Strategy.self, in: worlds) { aspect, report in
      aspect.check(mover: Strategy.self, &report)
    }
  }

  /// Checks a strategy that exchanges, in every small world.
  ///
  /// - Parameters:
  ///   - exchanger: The type of the strategy.
  ///   - worlds: The worlds; kinds of operations of which there are too many
  ///     stop at fewer items.
  /// - Complexity: Exponential in the number of items.
  public static func check<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type,
    in worlds: SmallWorlds = SmallWorlds(maxItems: 4)
  ) -> Report where Strategy.Element: LabelledItem {
    var report = check(Strategy.self, in: worlds) { aspect, report in
      aspect.check(exchanger: Strategy.self, &report)
    }
    report.note(.paths, violationOfExchangePaths(Strategy.self, in: worlds))
    return report
  }

  private static func check<Strategy: ReorderStrategy>(
    _: Strategy.Type, in worlds: SmallWorlds,
    _ body: (any Aspect, inout Report) -> Void
  ) -> Report {
    var report = Report(strategy: Strategy.name)
    for aspect in aspects {
      // Where copies share their items, or lists have wrong lengths, what comes
      // next is no legal case.
      if report.isBroken(.copies) || report.isBroken(.conservation) { break }
      for shape in worlds
      where shape.itemCount <= aspect.maxItems(inLists: shape.listCount) {
        body(aspect.init(shape), &report)
      }
    }
    return report
  }

  /// All aspects, those that the others build on first.
  static var aspects: [any Aspect.Type] {
    [
      Copies.self, Reorders.self, Dialects.self, Batches.self,
      BatchUndos.self, Scatters.self, Steps.self, GroupCopies.self,
      Edits.self, ReorderPairs.self, Sequences.self,
    ]
  }

  /// Judges the law of paths for an exchanger: one path ends otherwise than a
  /// single exchange, if there are items enough.
  package static func violationOfExchangePaths<Strategy: ReorderStrategy>(
    _: Strategy.Type, in worlds: SmallWorlds
  ) -> Violation? where Strategy.Element: LabelledItem {
    if worlds.maxItems < 3 || worlds.maxLists < 1
      || Strategy.firstPathCounterexample(in: worlds) != nil
    {
      return nil
    }
    return Violation(
      law: .paths, strategy: Strategy.name, lists: [], operations: [],
      expected: "a path that ends otherwise than a single exchange",
      actual: "none up to \(worlds.maxItems) items")
  }
}
