/// A set of offsets as bits, filled in any order and read in ascending or
/// descending order: how a batch sorts its items in linear time.
///
/// The bits lie in memory of their own, not in an array: an array is asked at
/// every insertion whether it has one owner, and the processor waits for that.
@usableFromInline
struct Selection: ~Copyable {
  @usableFromInline let words: UnsafeMutablePointer<UInt>

  /// The number of offsets, the lowest of them, and the highest; `Int.max` and
  /// -1 if there is none.
  @usableFromInline let count: Int
  @usableFromInline let lowest: Int
  @usableFromInline let highest: Int

  @inlinable
  init(
    words: UnsafeMutablePointer<UInt>, count: Int, lowest: Int, highest: Int
  ) {
    self.words = words
    self.count = count
    self.lowest = lowest
    self.highest = highest
  }

  @inlinable
  deinit { words.deallocate() }

  /// Whether the offsets are neighbours that fill `range` alone.
  @inlinable
  func fills(_ range: Range<Int>) -> Bool {
    count == range.count && (count == 0 || lowest == range.lowerBound)
      && (count == 0 || highest == range.upperBound - 1)
  }

  /// The number of offsets in `range`.
  ///
  /// - Complexity: O(*range*/64).
  @inlinable
  func count(in range: Range<Int>) -> Int {
    if range.lowerBound > highest || range.upperBound <= lowest { return 0 }
    var total = 0
    for word in Self.words(of: range) {
      let bits = words[word] & Self.mask(of: range, inWord: word)
      total &+= bits.nonzeroBitCount
    }
    return total
  }

  /// Calls `body` with every offset in `range`, ascending.
  @inlinable
  func forEach(in range: Range<Int>, _ body: (Int) -> Void) {
    for word in Self.words(of: range) {
      var bits = words[word] & Self.mask(of: range, inWord: word)
      while bits != 0 {
        body(word &* UInt.bitWidth &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }

  /// Calls `body` with every offset in `range`, descending.
  @inlinable
  func forEachReversed(in range: Range<Int>, _ body: (Int) -> Void) {
    for word in Self.words(of: range).reversed() {
      var bits = words[word] & Self.mask(of: range, inWord: word)
      while bits != 0 {
        let bit = UInt.bitWidth &- 1 &- bits.leadingZeroBitCount
        body(word &* UInt.bitWidth &+ bit)
        bits ^= 1 &<< UInt(bit)
      }
    }
  }

  /// The words that have bits for the offsets in `range`.
  @inlinable
  static func words(of range: Range<Int>) -> Range<Int> {
    range.isEmpty
      ? 0..<0
      : (range.lowerBound / UInt.bitWidth)..<((range.upperBound - 1)
        / UInt.bitWidth + 1)
  }

  /// The bits of a word that stand for offsets in `range`.
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

/// A selection that is being filled.
///
/// The word that was written last is kept at hand: neighbours often follow each
/// other, and to read from memory what was just written there takes long.
@frozen
@usableFromInline
struct SelectionBuilder: ~Copyable {
  @usableFromInline let words: UnsafeMutablePointer<UInt>
  @usableFromInline let wordCount: Int
  @usableFromInline var word = 0
  @usableFromInline var bits: UInt = 0
  @usableFromInline var count = 0

  /// Begins with an empty set of offsets in `0..<capacity`.
  @inlinable
  init(capacity: Int) {
    wordCount = max(1, (capacity + UInt.bitWidth - 1) / UInt.bitWidth)
    words = .allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
  }

  @inlinable
  deinit { words.deallocate() }

  /// Adds `offset` and returns whether it was not there before.
  @inlinable
  @inline(__always)
  mutating func insert(_ offset: Int) -> Bool {
    let width = UInt(UInt.bitWidth)
    let word = Int(bitPattern: UInt(bitPattern: offset) / width)
    if word != self.word {
      words[self.word] = bits
      self.word = word
      bits = words[word]
    }
    let more = bits | 1 &<< UInt(truncatingIfNeeded: offset)
    if more == bits { return false }
    bits = more
    count &+= 1
    return true
  }

  /// Returns the selection of all offsets that were added.
  ///
  /// - Complexity: O(*capacity*/64).
  @inlinable
  consuming func finish() -> Selection {
    words[word] = bits
    var lowest = Int.max
    var highest = -1
    if count > 0 {
      var first = 0
      while words[first] == 0 { first &+= 1 }
      var last = wordCount &- 1
      while words[last] == 0 { last &-= 1 }
      let width = UInt.bitWidth
      lowest = first &* width &+ words[first].trailingZeroBitCount
      highest =
        last &* width &+ width &- 1 &- words[last].leadingZeroBitCount
    }
    let selection = Selection(
      words: words, count: count, lowest: lowest, highest: highest)
    discard self
    return selection
  }
}
