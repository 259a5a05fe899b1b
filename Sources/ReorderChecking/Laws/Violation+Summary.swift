extension Sequence<Violation> {
  /// One text for each strategy, because one fault breaks many laws: the first
  /// violation, and the names of the other laws.
  package var summaries: [String] {
    var strategies: [String] = []
    var violations: [String: [Violation]] = [:]
    for violation in self {
      if violations[violation.strategy] == nil {
        strategies.append(violation.strategy)
      }
      violations[violation.strategy, default: []].append(violation)
    }
    return strategies.map { strategy in
      let all = violations[strategy]!
      let others = Set(all.map { $0.law }).subtracting([all[0].law]).sorted()
      let names = others.map { "\($0)" }.joined(separator: ", ")
      return others.isEmpty
        ? "\(all[0])" : "\(all[0])\n  it also breaks \(names)"
    }
  }
}
