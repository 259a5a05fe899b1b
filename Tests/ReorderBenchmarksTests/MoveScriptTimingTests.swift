import ReorderBenchmarks
import ReorderCommandLine
import Testing

struct MoveScriptTimingTests {
  @Test("Scripts near to order, farther and far are timed, and are right")
  func report() {
    let (text, exitCode) = MoveScriptTiming.report(seed: 1, itemCount: 200)
    #expect(exitCode == .success)
    let rows = text.split(separator: "\n").dropFirst(2).prefix(3)
      .map { $0.split(separator: " ") }
    #expect(rows.map { $0[0] } == ["10", "20", "all"])
    #expect(Int(rows[0][1])! <= 10)
    #expect(text.contains("A fifth of DifferenceKit's time is 12.4 x"))
  }
}
