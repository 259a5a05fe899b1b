import ReorderBenchmarks
import ReorderCommandLine
import Testing

struct ReportTests {
  private func row(
    _ strategy: String, size: Int, time: Double, rounds: Int = 41
  ) -> Row {
    Row(
      setting: Setting(workload: "jump", element: .int, size: size),
      strategy: strategy,
      outcome: .measured(
        Measurement(
          rounds: Array(
            repeating: Round(
              operations: 10, real: time, processor: time, limit: time / 2,
              allocations: 3), count: rounds),
          isCutShort: rounds < 41)))
  }

  @Test("The headline and the table say what was measured")
  func text() {
    let report = Report(
      rows: [
        row("Slow", size: 1_000, time: 4_000),
        row("Fast", size: 1_000, time: 100),
        row("Slow", size: 100_000, time: 400_000),
        row("Fast", size: 100_000, time: 10_000),
      ], seed: 9, summaries: ["jump": "there and elsewhere"])
    #expect(
      report.text.hasPrefix(
        """
        What one reorder takes of a 120 Hz frame (8.33 ms): jump, int
        strategy     n = 1k  n = 100k  n = 10M  largest list that fits
        """))
    #expect(
      report.text.contains(
        """
        jump, int: there and elsewhere
        strategy     n   median      95 % interval  x limit  allocs  growth
        Fast        1k   100 ns    100 ns - 100 ns     2.00       3
                  100k  10.0 us  10.0 us - 10.0 us     2.00       3  n^1.00
        Slow        1k  4.00 us  4.00 us - 4.00 us     2.00       3
                  100k   400 us    400 us - 400 us     2.00       3  n^1.00

        """))
    #expect(
      report.text.hasSuffix("4 rows right, 0 WRONG, 0 not measured; seed 9.\n"))
  }

  @Test("The frame's shares are marked where they are extrapolated")
  func frame() {
    let rows = [
      row("Fast", size: 1_000, time: 100),
      row("Fast", size: 100_000, time: 10_000),
    ]
    let lines = FrameBudget(rows: rows).text?.split(separator: "\n") ?? []
    #expect(
      lines.last?.split(separator: " ").joined(separator: " ")
        == "Fast <0.01 % 0.12 % 12 % ~ 83M ~")
  }

  @Test("A cell that stopped at its budget says so")
  func marks() {
    let report = Report(
      rows: [
        row("A", size: 100, time: 1, rounds: 20),
        row("B", size: 100, time: 1, rounds: 3),
      ], seed: 1)
    #expect(report.text.contains("1.00 ns - 1.00 ns*"))
    #expect(report.text.contains("1.00 ns - 1.00 ns!"))
    #expect(report.text.contains("*: stopped at its time budget"))
  }

  @Test("What was not reached makes the run inconclusive, what is slow not")
  func exitCodes() {
    func code(_ reason: Unmeasured) -> ExitCode {
      Report(
        rows: [
          Row(
            setting: Setting(workload: "jump", element: .int, size: 10),
            strategy: "A", outcome: .unmeasured(reason))
        ], seed: 1
      ).exitCode
    }
    #expect(code(.tooSlow(seconds: 3)) == .success)
    #expect(code(.noExchange(steps: 1, of: 2)) == .success)
    #expect(code(.outOfTime) == .inconclusive)
    #expect(code(.outOfMemory) == .inconclusive)
  }
}
