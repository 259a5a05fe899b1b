import Reorder
import ReorderChecking
import ReorderDefects
import Testing

@Suite("Planted faults")
struct DefectTests {
  static let zoo = Zoo.filled()

  @Test("Every planted fault is caught, by its law and in a small case")
  func everyFaultIsCaught() {
    print("planted faults:", Self.zoo.rows.count)
    print(Self.zoo.table)
    #expect(Self.zoo.rows.count >= 16)
    for row in Self.zoo.rows {
      let violation = row.report.firstViolations[row.law]
      #expect(
        violation?.itemCount == row.itemCount,
        "\(row.fault) is to be caught by \(row.law)")
    }
  }

  @Test("Every law is broken by at least one planted fault")
  func everyLawCanFail() {
    let broken = Set(Self.zoo.rows.flatMap { $0.report.firstViolations.keys })
    let brokenByDrags = Set(FuzzedZooTests.failures.map { $0.fault.law })
    #expect(broken.union(brokenByDrags) == Set(Law.allCases))
  }

  @Test("What is right breaks no law, checked the way of a stranger")
  func nothingElseIsCaught() {
    #expect(Laws.check(mover: RemoveInsert<Int>.self).violations == [])
    #expect(Laws.check(exchanger: SectionExchange<Int>.self).violations == [])
  }

  @Test("A violation tells the lists, the operations and both results")
  func violationIsReadable() throws {
    let report = Laws.check(
      mover: ExchangeForMove<Int>.self,
      in: SmallWorlds(maxLists: 1, maxItems: 3))
    let violation = try #require(report.firstViolations[.agreement])
    #expect(
      violation.description == """
        ExchangeForMove breaks law 1 (agreement): \
        Every strategy agrees with the model of its meaning.
          lists      [[0, 1, 2]]
          operations (0, 0) to final (0, 2)
          expected   [[1, 2, 0]]
          actual     [[2, 1, 0]]
        """)
  }
}
