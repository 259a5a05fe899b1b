import Foundation
import Reorder
import ReorderChecking
import Testing

@Suite("Moves on Array")
struct ArrayMoveTests {
  /// Fills every slot with the moved element or the next of the others.
  func model(_ count: Int, from: Int, toFinal final: Int) -> [Int] {
    var others = (0..<count).filter { $0 != from }[...]
    return (0..<count).map { slot in
      slot == final ? from : others.removeFirst()
    }
  }

  @Test("A move to a final index ends there, for every pair up to 8 elements")
  func final() {
    for count in 0...8 {
      for from in 0..<count {
        for final in 0..<count {
          var array = Array(0..<count)
          array.move(from: from, toFinal: final)
          #expect(array == model(count, from: from, toFinal: final))
        }
      }
    }
  }

  @Test("A move to a gap ends in front of what was behind the gap")
  func toGap() {
    for count in 1...8 {
      for from in 0..<count {
        for gap in 0...count {
          var array = Array(0..<count)
          let final = array.move(from: from, toGap: gap)
          let front = (0..<gap).filter { $0 != from }
          let back = (gap..<count).filter { $0 != from }
          #expect(array == front + [from] + back)
          #expect(final == front.count)
        }
      }
    }
  }

  @Test("A batch is the stable partition around the gap, in any order")
  func batch() {
    var generator = SplitMix64(seed: 1)
    for count in 0...7 {
      for mask in 0..<(1 << count) {
        let selected = (0..<count).filter { mask & 1 << $0 != 0 }
        for gap in 0...count {
          let front = (0..<gap).filter { !selected.contains($0) }
          let back = (gap..<count).filter { !selected.contains($0) }
          for indices in [selected, selected.shuffled(using: &generator)] {
            var array = Array(0..<count)
            let landing = array.move(indices, toGap: gap)
            #expect(array == front + selected + back)
            #expect(
              landing == front.count..<(front.count + selected.count))
          }
        }
      }
    }
  }

  @Test("An index set from a toolkit goes in as it is")
  func indexSet() {
    var cards = ["a", "b", "c", "d", "e"]
    cards.move(IndexSet([0, 3]), toGap: 2)
    #expect(cards == ["b", "a", "d", "c", "e"])
  }

  @Test("A batch across the words of its bit set keeps everybody in order")
  func longBatch() {
    for stride in [1, 2, 3, 63, 64, 65] {
      for gap in [0, 1, 63, 64, 65, 128, 150, 199, 200] {
        var array = Array(0..<200)
        let selected = Array(Swift.stride(from: 0, to: 200, by: stride))
        array.move(selected.reversed(), toGap: gap)
        let isSelected = Set(selected)
        #expect(
          array
            == (0..<gap).filter { !isSelected.contains($0) } + selected
            + (gap..<200).filter { !isSelected.contains($0) })
      }
    }
  }

  @Test("A batch of one is a move")
  func batchOfOne() {
    for from in 0..<5 {
      for gap in 0...5 {
        var one = Array(0..<5)
        var batch = one
        one.move(from: from, toGap: gap)
        batch.move(CollectionOfOne(from), toGap: gap)
        #expect(one == batch)
      }
    }
  }

  @Test("Elements with reference counts survive every kind of move")
  func references() {
    var names = (0..<100).map { "a name that is not small, number \($0)" }
    let copy = names
    names.move(from: 0, toFinal: 99)
    names.move(from: 99, toGap: 0)
    #expect(names == copy)
    names.move([5, 50, 7], toGap: 100)
    #expect(names.suffix(3) == [copy[5], copy[7], copy[50]])
    #expect(names.sorted() == copy.sorted())
  }
}
