/// A set of offsets as bits, filled in any order and read in ascending or
/// descending order: how a batch sorts its items in linear time.
///
/// The bits lie in memory of its own, not in an array: an array is asked at
/// every insertion whether it has one owner, and the processor waits for that.
@usableFromInline
struct Selection: ~Copyable {
  @usableFromInline let words: UnsafeMutablePointer<UInt>
  @usableFromInline var count = 0
  @usableFromInline var lowest = Int.max
  @usableFromInline var highest = -1

  /// Creates an empty set of offsets in `0..<capacity`.
  @inlinable
  init(capacity: Int) {
    let wordCount = (capacity + UInt.bitWidth - 1) / UInt.bitWidth
    words = .allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
  }

  @inlinable
  deinit { words.deallocate() }

  /// Adds `offset` and returns whether it was not there before.
  @inlinable
  mutating func insert(_ offset: Int) -> Bool {
    let word = offset / UInt.bitWidth
    let mask: UInt = 1 &<< UInt(truncatingIfNeeded: offset)
    let bits = words[word]
    if bits & mask != 0 { return false }
    words[word] = bits | mask
    count &+= 1
    lowest = min(lowest, offset)
    highest = max(highest, offset)
    return true
  }

  /// Whether the offsets are neighbours that fill `range` alone.
  @inlinable
  func fills(_ range: Range<Int>) -> Bool {
    count == range.count && (count == 0 || lowest == range.lowerBound)
      && (count == 0 || highest == range.upperBound - 1)
  }

  /// The number of offsets below `bound`.
  @inlinable
  func count(below bound: Int) -> Int {
    let (whole, rest) = bound.quotientAndRemainder(dividingBy: UInt.bitWidth)
    var total = 0
    for word in 0..<whole { total &+= words[word].nonzeroBitCount }
    if rest > 0 {
      total &+= (words[whole] & ~(~0 &<< UInt(rest))).nonzeroBitCount
    }
    return total
  }

  /// Calls `body` with every offset in `range`, ascending.
  @inlinable
  func forEach(in range: Range<Int>, _ body: (Int) -> Void) {
    if range.isEmpty { return }
    let width = UInt.bitWidth
    for word in (range.lowerBound / width)...((range.upperBound - 1) / width) {
      var bits = words[word] & Self.mask(of: range, inWord: word)
      while bits != 0 {
        body(word &* width &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }

  /// Calls `body` with every offset in `range`, descending.
  @inlinable
  func forEachReversed(in range: Range<Int>, _ body: (Int) -> Void) {
    if range.isEmpty { return }
    let width = UInt.bitWidth
    let first = range.lowerBound / width
    var word = (range.upperBound - 1) / width
    while word >= first {
      var bits = words[word] & Self.mask(of: range, inWord: word)
      while bits != 0 {
        let bit = width &- 1 &- bits.leadingZeroBitCount
        body(word &* width &+ bit)
        bits ^= 1 &<< UInt(bit)
      }
      word -= 1
    }
  }

  @inlinable
  static func mask(of range: Range<Int>, inWord word: Int) -> UInt {
    let start = word * UInt.bitWidth
    var mask = ~(0 as UInt)
    if range.lowerBound > start {
      mask &= ~0 &<< UInt(range.lowerBound - start)
    }
    if range.upperBound < start + UInt.bitWidth {
      mask &= ~(~0 &<< UInt(range.upperBound - start))
    }
    return mask
  }
}
