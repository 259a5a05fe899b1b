import Reorder
import ReorderChecking
import ReorderSession
import Testing

@Suite("Rows that show some of the items")
struct ShownRowsTests {
  /// Moves a row of lists in which lower-case letters are shown.
  private func moved(
    _ lists: String, row: Int, toFinal final: Int, headers: Bool = false
  ) -> String {
    var lists = Rotation(board(lists))
    let rows = ShownRows(of: lists, hasHeaders: headers) {
      lists[$0].isLowercase
    }
    guard case .item(let item) = rows[row] else { return "header" }
    lists.move(from: item, to: rows.gap(movingRow: row, toFinal: final))
    return text(lists.lists)
  }

  @Test("A row that was moved to the end lands behind the last shown item")
  func end() {
    #expect(moved("aHcHe", row: 0, toFinal: 2) == "HcHea")
    #expect(moved("aHHb", row: 0, toFinal: 1) == "HHba")
  }

  @Test("It lands right behind its shown predecessor, in front of hidden ones")
  func predecessor() {
    #expect(moved("aHGbc", row: 2, toFinal: 1) == "acHGb")
  }

  @Test("Without a predecessor it lands in front of the first shown item")
  func front() {
    #expect(moved("HaGb", row: 1, toFinal: 0) == "HbaG")
    #expect(moved("Hab|c", row: 2, toFinal: 0) == "Hcab|")
  }

  @Test("The shown index of an item is not its index in the lists")
  func otherIndex() {
    let lists = Rotation(board("Hab|"))
    let rows = ShownRows(of: lists) { lists[$0] != "H" }
    #expect(rows[0] == .item(at(0, 1)))
    #expect(rows.row(of: at(0, 2)) == 1)
    #expect(rows.row(of: at(0, 0)) == nil)
    #expect(rows.row(of: at(1, 0)) == nil)
  }

  @Test("Header rows count as rows and not as items")
  func headers() {
    #expect(moved("abc", row: 1, toFinal: 3, headers: true) == "bca")
    #expect(moved("ab|c", row: 1, toFinal: 3, headers: true) == "b|ac")
    #expect(moved("ab|c", row: 1, toFinal: 2, headers: true) == "ba|c")
    #expect(moved("ab|c", row: 4, toFinal: 0, headers: true) == "cab|")
    #expect(moved("ab|", row: 1, toFinal: 3, headers: true) == "b|a")
    #expect(moved("ab|H", row: 1, toFinal: 3, headers: true) == "b|aH")
    #expect(moved("|a", row: 2, toFinal: 1, headers: true) == "a|")
    #expect(moved("|a", row: 1, toFinal: 1, headers: true) == "header")
  }

  @Test("Gaps among rows are counted with the row itself")
  func gaps() {
    let shape = Shape([4])
    let rows = ShownRows(of: shape) { $0.index != 1 }
    #expect(rows.gap(movingRow: 0, toGap: 3) == gap(0, 4))
    #expect(rows.gap(movingRow: 0, toGap: 2) == gap(0, 3))
    #expect(rows.gap(movingRow: 0, toGap: 1) == gap(0, 0))
    #expect(rows.gap(movingRow: 2, toGap: 0) == gap(0, 0))
  }

  @Test(
    "Reported: shown indices taken for indices in the lists",
    arguments: [
      // pointfreeco/swift-composable-architecture#999
      ("aBcDe", 0, 2, "BcDea"),
      // cameronapak/dotflowy#250
      ("aHHbc", 2, 1, "acHHb"),
    ])
  func reported(lists: String, row: Int, final: Int, after: String) {
    #expect(moved(lists, row: row, toFinal: final) == after)
  }

  @Test(
    "Reported: headers counted among the items",
    arguments: [
      // SortableJS/Vue.Draggable#530
      ("abcd", 1, 2, "bacd"),
      // dotnet/maui#31639
      ("abc", 1, 3, "bca"),
      // angular/components#18947, with a hidden item in front
      ("Hab|", 1, 3, "Hb|a"),
    ])
  func reportedHeaders(lists: String, row: Int, final: Int, after: String) {
    #expect(moved(lists, row: row, toFinal: final, headers: true) == after)
  }

  @Test(
    "Reported: the head of what is shown taken for the head of the list (pingdotgg/t3code#5581)"
  )
  func reportedHead() {
    var lists = SparseTags([["hidden", "shown", "last"]])
    lists.move(from: at(0, 2), to: .start(ofList: 0))
    #expect(lists.lists == [["last", "hidden", "shown"]])
    let tags = lists.rows(ofList: 0).map { $0.tag }
    #expect(tags == tags.sorted())
  }

  @Test("After every move the rows show the item where it was moved to")
  func roundTrip() {
    var random = SplitMix64(seed: Bounds.seed)
    for _ in 0..<300 {
      var lists = Rotation(
        (0..<3).map { list in
          (0..<Int.random(in: 0...6, using: &random)).map { list * 100 + $0 }
        })
      let hidden = Set(
        lists.lists.joined().filter { _ in
          Int.random(in: 0..<3, using: &random) == 0
        })
      let hasHeaders = Bool.random(using: &random)
      func rows() -> ShownRows {
        ShownRows(of: lists, hasHeaders: hasHeaders) {
          !hidden.contains(lists[$0])
        }
      }
      let before = rows()
      func shown(_ rows: ShownRows) -> [Int] {
        (0..<rows.count).map { row in
          switch rows[row] {
          case .header(let list): -1 - list
          case .item(let place): lists[place]
          }
        }
      }
      var expected = shown(before)
      guard
        let row = expected.indices.filter({ expected[$0] >= 0 })
          .randomElement(using: &random)
      else { continue }
      let final = Int.random(
        in: (hasHeaders ? 1 : 0)..<before.count, using: &random)
      expected.move(from: row, toFinal: final)
      guard case .item(let item) = before[row] else { continue }
      lists.move(from: item, to: before.gap(movingRow: row, toFinal: final))
      #expect(shown(rows()) == expected)
    }
  }
}
