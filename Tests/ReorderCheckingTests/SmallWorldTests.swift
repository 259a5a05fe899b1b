import Reorder
import ReorderChecking
import Testing

@Test func all() {
  let clock = ContinuousClock()
  var total = 0
  func go<A: Aspect>(_: A.Type) {
  var n = 0
  var vs: [Violation] = []
  let t = clock.measure {
    let s = Sweep<A, Int>(SmallWorlds(maxLists: 3, maxItems: A.maxItems))
    n = s.caseCount
    vs = s.violations
  }
  total += n
  print(A.self, n, t)
  for v in vs { print(v); Issue.record("\(v)") }
  }
  go(Reorders.self)
  go(Dialects.self)
  go(Batches.self)
  go(Scatters.self)
  go(Steps.self)
  go(Edits.self)
  go(Copies.self)
  go(Sequences.self)
  go(ReorderPairs.self)
  print(total)
}
