import Reorder
import Testing

@Suite("Dialects of a destination")
struct DialectTests {
  let shape = Shape([3, 0, 2])

  @Test("A gap behind the item counts the item itself")
  func gapBehind() {
    #expect(gap(0, 3).final(movingFrom: at(0, 0)) == at(0, 2))
    #expect(gap(0, 0).final(movingFrom: at(0, 2)) == at(0, 0))
  }

  @Test("The gaps on either side of the item change nothing")
  func noChange() {
    for index in 0..<3 {
      let item = at(0, index)
      #expect(item.gapBefore.final(movingFrom: item) == item)
      #expect(item.gapAfter.final(movingFrom: item) == item)
    }
  }

  @Test("In another list the gap and the final index are the same")
  func otherList() {
    for index in 0...2 {
      #expect(gap(2, index).final(movingFrom: at(0, 0)) == at(2, index))
      #expect(at(2, index).gap(movingFrom: at(0, 0)) == gap(2, index))
    }
  }

  @Test("An anchor is the gap beside its neighbour or at an end")
  func anchors() throws {
    #expect(try shape.gap(at: .before(at(0, 1))) == gap(0, 1))
    #expect(try shape.gap(at: .after(at(0, 1))) == gap(0, 2))
    #expect(try shape.gap(at: .start(ofList: 2)) == gap(2, 0))
    #expect(try shape.gap(at: .end(ofList: 2)) == gap(2, 2))
    #expect(try shape.gap(at: .end(ofList: 1)) == gap(1, 0))
  }

  @Test("Every dialect says the same final place")
  func dialects() throws {
    for destination: Destination in [
      .final(at(0, 2)), .gap(gap(0, 3)), .anchor(.after(at(0, 2))),
      .anchor(.end(ofList: 0)),
    ] {
      #expect(
        try shape.final(of: destination, movingFrom: at(0, 0)) == at(0, 2))
    }
  }

  @Test("Before itself and after itself are no change")
  func besideItself() throws {
    for anchor: Anchor in [.before(at(0, 1)), .after(at(0, 1))] {
      #expect(
        try shape.final(of: .anchor(anchor), movingFrom: at(0, 1)) == at(0, 1))
    }
  }

  @Test(
    "A destination that is not there is refused in one sentence",
    arguments: [
      (
        Destination.final(at(0, 3)),
        "no item can end at (0, 3): the final indices in list 0 are 0..<3"
      ),
      (
        .final(at(2, 3)),
        "no item can end at (2, 3): the final indices in list 2 are 0..<3"
      ),
      (.final(at(3, 0)), "there is no list 3: the lists are 0..<3"),
      (
        .gap(gap(0, 4)),
        "there is no gap (0, 4): the gaps of list 0 are 0...3"
      ),
      (
        .gap(gap(1, -1)),
        "there is no gap (1, -1): the gaps of list 1 are 0...0"
      ),
      (.gap(gap(-1, 0)), "there is no list -1: the lists are 0..<3"),
      (
        .anchor(.before(at(0, 3))),
        "there is no item at (0, 3): the items of list 0 are 0..<3"
      ),
      (
        .anchor(.after(at(1, 0))),
        "there is no item at (1, 0): list 1 is empty"
      ),
      (
        .anchor(.start(ofList: 7)), "there is no list 7: the lists are 0..<3"
      ),
      (
        .anchor(.end(ofList: -2)), "there is no list -2: the lists are 0..<3"
      ),
    ])
  func refusals(destination: Destination, sentence: String) {
    let error = #expect(throws: InvalidOperation.self) {
      try shape.final(of: destination, movingFrom: at(0, 0))
    }
    #expect(error?.description == sentence)
  }

  @Test("The item is looked at before its destination")
  func itemFirst() {
    #expect(throws: InvalidOperation.noItem(at(1, 0), legal: 0..<0)) {
      try shape.final(of: .gap(gap(9, 9)), movingFrom: at(1, 0))
    }
  }

  @Test("Without lists no place is legal")
  func noLists() {
    let error = #expect(throws: InvalidOperation.self) {
      try Shape([]).check(itemAt: at(0, 0))
    }
    #expect(error?.description == "there is no list 0: there are no lists")
  }

  @Test("An exchanger needs an item at the destination")
  func exchange() {
    #expect(throws: InvalidOperation.noFinal(at(2, 2), legal: 0..<2)) {
      try shape.check(from: at(0, 0), to: at(2, 2), meaning: .exchange)
    }
    #expect(throws: Never.self) {
      try shape.check(from: at(0, 0), to: at(2, 2), meaning: .move)
    }
  }
}
