/// Why the results of shards cannot be joined.
package enum ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are no results.
  case none

  /// The result of that name is not of the run of the first.
  case otherRun(String, first: String)

  /// Two results are of one shard.
  case twice(Int, String, String)

  /// One sentence that names the results.
  package var description: String {
    switch self {
    case .none: "there are no results to join"
    case .otherRun(let name, let first):
      "\(name) is not of the same run as \(first): strategies, seed, number "
        + "of cases and number of shards must be equal"
    case .twice(let shard, let first, let second):
      "shard \(shard) is there twice: \(first) and \(second)"
    }
  }
}

extension FuzzReport {
  /// Joins the results of the shards of one run.
  ///
  /// Numbers are added up, and of several failures of a strategy the one with
  /// the smallest case is kept. Shards that are not there are named in
  /// ``missingShards``; without them nothing has passed.
  ///
  /// - Parameter shards: The results, each with a name for errors.
  /// - Throws: ``ShardError`` if they are not of one run, or one is there
  ///   twice.
  package init(
    joining shards: [(name: String, report: FuzzReport)]
  ) throws(ShardError) {
    guard let first = shards.first else { throw .none }
    let count = first.report.shard.count
    var names: [Int: String] = [:]
    self.init(
      subjects: first.report.subjects, seed: first.report.seed, shard: .whole,
      requestedCount: first.report.requestedCount)
    for (name, report) in shards {
      guard report.subjects == subjects, report.seed == seed,
        report.requestedCount == requestedCount, report.shard.count == count
      else { throw .otherRun(name, first: first.name) }
      if let other = names[report.shard.number] {
        throw .twice(report.shard.number, other, name)
      }
      names[report.shard.number] = name
      add(report)
    }
    // What was joined before may lack shards of its own.
    let lacking = shards.flatMap { $0.report.missingShards }
    missingShards = (1...count).filter { names[$0] == nil } + lacking
  }

  private mutating func add(_ part: FuzzReport) {
    caseCount += part.caseCount
    items.add(part.items)
    operations.add(part.operations)
    isStopped = isStopped || part.isStopped
    if let time = part.milliseconds {
      milliseconds = (milliseconds ?? 0) + time
    }
    for failure in part.failures {
      guard
        let rank = failures.firstIndex(where: {
          $0.strategy == failure.strategy
        })
      else {
        failures.append(failure)
        continue
      }
      let kept = failures[rank]
      let isBetter =
        kept.isFlaky == failure.isFlaky
        ? failure.smallest.isSmaller(than: kept.smallest) : kept.isFlaky
      if isBetter { failures[rank] = failure }
    }
  }
}
