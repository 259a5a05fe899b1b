import ReorderChecking

/// The outcome of a run in words, judged by what was expected to fail.
package struct ConformanceReport {
  /// What to print, line by line; the last is the summary.
  package private(set) var lines: [String] = []

  /// Whether the port is as expected.
  package let isFine: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - run: A run that has ended.
  ///   - tests: Its tests.
  ///   - expected: The failures that are known.
  package init(
    _ run: ConformanceRun, _ tests: [ConformanceTest],
    expected: ExpectedFailures
  ) {
    var passed = 0
    var failed = 0
    var skipped = 0
    var known = 0
    for fault in run.portFaults {
      failed += 1
      lines.append("FAIL port: \(fault)")
    }
    for (test, verdict) in zip(tests, run.verdicts) {
      switch verdict {
      case .passed where expected.ids.contains(test.id):
        failed += 1
        lines.append(
          "FAIL \(test.id): passed, but is expected to fail; remove the line "
            + "\"\(test.id)\" from \(expected.path)")
      case .passed: passed += 1
      case .failed where expected.ids.contains(test.id): known += 1
      case .failed(let fault):
        failed += 1
        lines.append("FAIL \(test.id): \(fault)")
        lines.append("  case \(test.json)")
        if expected.path != "" {
          lines.append(
            "  to expect it, add the line \"\(test.id)\" to \(expected.path)")
        }
      case .skipped: skipped += 1
      }
    }
    if run.restarts > 0 {
      lines.append("The port was started again \(run.restarts) times.")
    }
    if run.hasGivenUp {
      lines.append("Given up: the tests that were left count as skipped.")
    }
    if known > 0 { lines.append("\(known) failed as expected.") }
    lines.append("\(passed) passed, \(failed) failed, \(skipped) skipped")
    isFine = failed == 0 && !run.hasGivenUp
  }
}
