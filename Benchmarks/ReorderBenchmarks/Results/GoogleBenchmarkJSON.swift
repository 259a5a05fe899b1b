package import ReorderChecking

/// Results in the schema of Google Benchmark's JSON, which its own tools and
/// many others read: a row for every round, then rows for the aggregates.
package struct GoogleBenchmarkJSON {
  private let context: JSONValue
  private let rows: [Row]

  package init(rows: [Row], context: JSONValue) {
    self.rows = rows
    self.context = context
  }

  package var document: JSONValue {
    .object([
      .init("context", context),
      .init("benchmarks", .array(rows.enumerated().flatMap(entries))),
    ])
  }

  private func entries(_ index: Int, _ row: Row) -> [JSONValue] {
    let head = Head(name: Self.name(of: row), index: index)
    switch row.outcome {
    case .wrong(let fault):
      return [
        head.entry(
          "iteration",
          [
            .init("error_occurred", .bool(true)),
            .init("error_message", .string(fault)),
          ])
      ]
    case .unmeasured(let reason):
      var members: [JSONValue.Member] = [
        .init("skipped", .bool(true)),
        .init("skip_message", .string(reason.description)),
      ]
      if case .noExchange(let steps, let count) = reason {
        members.append(.init("steps", .integer(count)))
        members.append(.init("steps_without_exchange", .integer(steps)))
      }
      return [head.entry("iteration", members)]
    case .measured(let measurement):
      return repetitions(of: measurement, head)
        + aggregates(of: measurement, head)
    }
  }

  /// `<workload>/<Strategy>/<element>/n:<size>`.
  package static func name(of row: Row) -> String {
    "\(row.setting.workload)/\(row.strategy)/\(row.setting.element.rawValue)"
      + "/n:\(row.setting.size)"
  }

  private func repetitions(
    of measurement: Measurement, _ head: Head
  ) -> [JSONValue] {
    let columns = Column.all(of: measurement)
    return measurement.rounds.enumerated().map { index, round in
      head.entry(
        "iteration",
        [
          .init("repetitions", .integer(measurement.rounds.count)),
          .init("repetition_index", .integer(index)),
          .init("threads", .integer(1)),
          .init("iterations", .integer(round.operations)),
        ] + members(columns) { $0.values[index] })
    }
  }

  private func aggregates(
    of measurement: Measurement, _ head: Head
  ) -> [JSONValue] {
    let statistics: [(name: String, unit: String, of: ([Double]) -> Double)] = [
      ("mean", "time", { Moments($0).mean }),
      ("median", "time", { MedianInterval($0).median }),
      ("stddev", "time", { Moments($0).deviation }),
      ("cv", "percentage", { Moments($0).variation }),
    ]
    let columns = Column.all(of: measurement)
    return statistics.map { statistic in
      head.entry(
        "aggregate", suffix: "_\(statistic.name)",
        [
          .init("repetitions", .integer(measurement.rounds.count)),
          .init("threads", .integer(1)),
          .init("aggregate_name", .string(statistic.name)),
          .init("aggregate_unit", .string(statistic.unit)),
          .init("iterations", .integer(measurement.rounds.count)),
        ] + members(columns) { statistic.of($0.values) })
    }
  }

  private func members(
    _ columns: [Column], _ value: (Column) -> Double
  ) -> [JSONValue.Member] {
    columns.flatMap { column in
      let member = JSONValue.Member(column.name, .number(value(column)))
      return column.name == "cpu_time"
        ? [member, .init("time_unit", .string("ns"))] : [member]
    }
  }

  /// A number that every round has.
  private struct Column {
    let name: String
    let values: [Double]

    static func all(of measurement: Measurement) -> [Column] {
      let rounds = measurement.rounds
      let items = Double(measurement.itemsPerOperation) * 1e9
      var columns = [
        Column(name: "real_time", values: rounds.map { $0.real }),
        Column(name: "cpu_time", values: rounds.map { $0.processor }),
        Column(name: "limit_ratio", values: rounds.map { $0.limitRatio }),
        Column(
          name: "items_per_second", values: rounds.map { items / $0.real }),
      ]
      let allocations = rounds.compactMap { $0.allocations }
      if allocations.count == rounds.count {
        columns.append(Column(name: "allocs_per_iter", values: allocations))
      }
      if let tagWrites = measurement.tagWrites {
        columns.append(
          Column(
            name: "tag_writes_per_iter",
            values: Array(repeating: tagWrites, count: rounds.count)))
      }
      // A clock that stood still makes a quotient that JSON cannot hold.
      return columns.filter { $0.values.allSatisfy { $0.isFinite } }
    }
  }

  /// What all entries of a row begin with.
  private struct Head {
    let name: String
    let index: Int

    func entry(
      _ type: String, suffix: String = "",
      _ members: [JSONValue.Member]
    ) -> JSONValue {
      .object(
        [
          .init("name", .string(name + suffix)),
          .init("family_index", .integer(index)),
          .init("per_family_instance_index", .integer(0)),
          .init("run_name", .string(name)),
          .init("run_type", .string(type)),
        ] + members)
    }
  }
}
