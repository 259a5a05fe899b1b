import ReorderCommandLine

/// Rows of a workload, measured as the benchmark itself does.
struct MeasuredGroup {
  private let rows: [Row]

  /// Measures some strategies side by side.
  init(
    _ workload: some Workload, size: Int, element: ElementKind = .int,
    strategies: [String], seed: UInt64, seconds: Double = 4
  ) {
    var group = Group(
      setting: Setting(workload: workload.name, element: element, size: size),
      scenario: workload.scenario(size: size, seed: seed), seconds: seconds)
    group.isOver = { Interruption.isRequested }
    rows = group.rows { strategies.contains($0) }
  }

  /// The measurement of a strategy, or nil if it was wrong or not reached.
  func measurement(_ strategy: String) -> Measurement? {
    rows.first { $0.strategy == strategy }?.measurement
  }
}
