import ReorderCatalog
import ReorderChecking
import ReorderDefects
import Testing

@Suite("No tag is lost or doubled")
struct CatalogLawTests {
  private static let first = [0, 1, 2]

  private static let deeds: [CatalogDeed] =
    (0...3).flatMap { [.show($0), .hide($0)] }
    + [
      .move(1, 2), .move(0, 1), .save, .crash, .crashInSave,
      .merge([3, 1, 0]), .merge([2]), .merge(first),
    ]

  private func check(_ deeds: [CatalogDeed], of ids: [Int]) {
    let difference = CatalogTrial<RightStorage>.difference(
      after: deeds, of: ids)
    if let difference { Issue.record("\(difference)") }
  }

  @Test("After every four deeds with up to four tags")
  func exhaustive() {
    var count = 0
    for first in Self.deeds {
      for second in Self.deeds {
        for third in Self.deeds {
          for fourth in Self.deeds {
            check([first, second, third, fourth], of: Self.first)
            count += 1
          }
        }
      }
    }
    print("catalogue: \(count) sequences of deeds")
  }

  @Test("After hundreds of random deeds with up to twelve tags")
  func random() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("catalogue: seed \(seed)")
    var random = SplitMix64(seed: seed)
    func id() -> Int { Int.random(in: 0..<12, using: &random) }
    for _ in 0..<50 {
      let deeds = (0..<300).map { _ -> CatalogDeed in
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: .show(id())
        case 2: .hide(id())
        case 3, 4: .move(id(), id())
        case 5: .save
        case 6: .crash
        case 7: .crashInSave
        default:
          .merge(
            Array(
              (0..<12).shuffled(using: &random)
                .prefix(Int.random(in: 1...12, using: &random))))
        }
      }
      check(deeds, of: Array(0..<8))
    }
  }
}
