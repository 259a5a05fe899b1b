package import Reorder

/// One aspect checked in many small worlds for every strategy of the package,
/// each bare and within `Constrained` without rules, so that the model is
/// asked only once for all of them.
package struct Sweep<Subject: Aspect, Element: LabelledItem> {
  /// What was found of each strategy, by its name.
  package private(set) var reports: [String: Report] = [:]

  /// The number of cases, however many strategies were tried on each.
  package private(set) var caseCount = 0

  /// The first violation of the model itself.
  package private(set) var violationOfModel: Violation?

  /// Checks the aspect in every one of the worlds.
  ///
  /// - Parameters:
  ///   - worlds: The shapes of the worlds.
  ///   - maxItemsInRules: The number of items up to which strategies are also
  ///     checked within `Constrained`.
  package init(_ worlds: some Sequence<Shape>, maxItemsInRules: Int = .max) {
    for shape in worlds {
      let subject = Subject(shape)
      caseCount += subject.caseCount
      violationOfModel = violationOfModel ?? subject.violationOfModel()
      var visitor = AspectVisitor<Subject, Element>(
        subject: subject,
        isWithRules: shape.itemCount <= maxItemsInRules)
      visitor.visitAllStrategies()
      for report in visitor.reports {
        reports[report.strategy, default: Report(strategy: report.strategy)]
          .add(report)
      }
    }
  }

  /// All that was found, of the model first.
  package var violations: [Violation] {
    [violationOfModel].compactMap { $0 }
      + reports.values.flatMap { $0.violations }
  }
}

/// Checks one aspect of one world for every strategy it is shown.
struct AspectVisitor<Subject: Aspect, Element: LabelledItem>: StrategyVisitor {
  let subject: Subject
  let isWithRules: Bool
  var reports: [Report] = []

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Element {
    check(mover: Strategy.self)
    if isWithRules { check(mover: Constrained<Strategy>.self) }
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Element {
    check(exchanger: Strategy.self)
    if isWithRules { check(exchanger: Constrained<Strategy>.self) }
  }

  private mutating func check<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Element {
    var report = Report(strategy: Strategy.name)
    subject.check(mover: Strategy.self, &report)
    reports.append(report)
  }

  private mutating func check<Strategy: ReorderStrategy>(
    exchanger: Strategy.Type
  ) where Strategy.Element == Element {
    var report = Report(strategy: Strategy.name)
    subject.check(exchanger: Strategy.self, &report)
    reports.append(report)
  }
}
