public import Reorder
public import ReorderChecking
public import Testing

/// Checks a mover of your own: every law in small worlds, then random cases
/// under rules, each compared with the model.
///
///     extension MyItem: LabelledItem { ... }
///     extension MyLists: MoveStrategy { ... }
///
///     @Test func myLists() {
///       expectLaws(ofMover: MyLists.self)
///     }
///
/// If laws are broken an issue shows the first small case of the first of them,
/// with what was expected and what came, and names the others. If a random case
/// fails another shows the smallest that it was made into.
///
/// - Parameters:
///   - mover: The type of the strategy.
///   - worlds: The small worlds in which the laws are checked; random cases
///     have as many lists as these.
///   - cases: The number of random cases.
///   - seed: Repeats the random cases exactly.
///   - location: Where the issue is recorded.
/// - Returns: Whether nothing is wrong.
@discardableResult
public func expectLaws<Strategy: MoveStrategy>(
  ofMover mover: Strategy.Type,
  in worlds: SmallWorlds = SmallWorlds(maxItems: 4), cases: Int = 1_000,
  seed: UInt64 = 1, sourceLocation location: SourceLocation = #_sourceLocation
) -> Bool where Strategy.Element: LabelledItem {
  record(
    Laws.check(mover: mover, in: worlds), .mover(mover), in: worlds,
    cases: cases, seed: seed, at: location)
}

/// Checks an exchanger of your own: every law in small worlds, then random
/// cases under rules, each compared with the model.
///
/// - Parameters:
///   - exchanger: The type of the strategy.
///   - worlds: The small worlds in which the laws are checked; random cases
///     have as many lists as these.
///   - cases: The number of random cases; one in six is for exchangers.
///   - seed: Repeats the random cases exactly.
///   - location: Where the issue is recorded.
/// - Returns: Whether nothing is wrong.
@discardableResult
public func expectLaws<Strategy: ReorderStrategy>(
  ofExchanger exchanger: Strategy.Type,
  in worlds: SmallWorlds = SmallWorlds(maxItems: 4), cases: Int = 1_000,
  seed: UInt64 = 1, sourceLocation location: SourceLocation = #_sourceLocation
) -> Bool where Strategy.Element: LabelledItem {
  record(
    Laws.check(exchanger: exchanger, in: worlds), .exchanger(exchanger),
    in: worlds, cases: cases, seed: seed, at: location)
}

private func record(
  _ laws: Report, _ subject: FuzzSubject, in worlds: SmallWorlds, cases: Int,
  seed: UInt64, at location: SourceLocation
) -> Bool {
  for summary in laws.violations.summaries {
    Issue.record("\(summary)", sourceLocation: location)
  }
  // Lists that share their items or lose some trap sooner or later, and what
  // is wrong with them is told already.
  if laws.isBroken(.copies) || laws.isBroken(.conservation) { return false }
  let fuzzing = Fuzzer(
    [subject.within(worlds)], seed: seed,
    limits: CaseLimits(lists: max(1, worlds.maxLists))
  ).run(cases: cases)
  for failure in fuzzing.failures {
    Issue.record("\(failure)", sourceLocation: location)
  }
  if fuzzing.verdict == .gaveUp {
    Issue.record("no random case was run", sourceLocation: location)
  }
  return laws.violations.isEmpty && fuzzing.verdict == .passed
}
