/// An item that can be made in large numbers and told apart afterwards.
package protocol BenchmarkElement {
  /// Plain memory of the same size, for the limit to work on.
  associatedtype Bits: BitwiseCopyable

  static var kind: ElementKind { get }

  /// Creates the item with the given number.
  init(serial: Int32)

  /// The number the item was made with; -1 if the item is damaged.
  var serial: Int32 { get }
}

extension Int: BenchmarkElement {
  package typealias Bits = Int

  package static var kind: ElementKind { .int }

  package init(serial: Int32) { self = Int(serial) }

  package var serial: Int32 { Int32(truncatingIfNeeded: self) }
}

/// An item of 64 bytes.
package struct Wide: BenchmarkElement, BitwiseCopyable {
  package typealias Bits = Wide

  private var first: (Int64, Int64, Int64, Int64)
  private var second: (Int64, Int64, Int64, Int64)

  package static var kind: ElementKind { .wide }

  package init(serial: Int32) {
    let value = Int64(serial)
    first = (value, value, value, value)
    second = (value, value, value, value)
  }

  package var serial: Int32 {
    first == second && first.0 == first.3
      ? Int32(truncatingIfNeeded: first.0) : -1
  }
}

extension String: BenchmarkElement {
  package typealias Bits = TwoWords

  package static var kind: ElementKind { .string }

  /// Creates `item number 0000000042`: 22 bytes, more than fit inline.
  package init(serial: Int32) {
    self.init(unsafeUninitializedCapacity: 22) { bytes in
      _ = bytes.initialize(from: "item number ".utf8)
      var rest = serial
      for index in (12..<22).reversed() {
        bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return 22
    }
  }

  package var serial: Int32 {
    var value = 0
    for byte in utf8.dropFirst(12) {
      value = value &* 10 &+ Int(byte) &- Int(UInt8(ascii: "0"))
    }
    return Int32(truncatingIfNeeded: value)
  }
}

/// The memory of a `String` value.
package struct TwoWords: BitwiseCopyable {
  private var words: (Int, Int) = (0, 0)
}

/// An item that is referred to: what an app's lists usually hold.
package final class Item: BenchmarkElement {
  package typealias Bits = Int

  package let serial: Int32

  package static var kind: ElementKind { .object }

  package init(serial: Int32) { self.serial = serial }
}

/// Returns lists of the given lengths, their items numbered from 0 through all
/// lists.
func makeLists<Element: BenchmarkElement>(
  _ counts: [Int], of element: Element.Type
) -> [[Element]] {
  var next: Int32 = 0
  return counts.map { count in
    (0..<count).map { _ in
      defer { next += 1 }
      return Element(serial: next)
    }
  }
}
