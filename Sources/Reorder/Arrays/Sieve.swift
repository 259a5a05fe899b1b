// How a batch is gathered where elements are small and may be moved as plain
// bits: without a branch for each element, which a processor would guess wrong
// every few elements of a random batch.

/// Two words, moved as one element of 16 bytes.
@usableFromInline
struct TwoWords: BitwiseCopyable {
  @usableFromInline var first: UInt64
  @usableFromInline var second: UInt64
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Moves the selected elements into `block` and closes up the others, away
  /// from the gap.
  ///
  ///          gap
  ///     [A b|c D e F]      capitals are selected
  ///     [b .|. . c e]      block A D F
  ///
  /// - Parameters:
  ///   - selection: The offsets of the elements.
  ///   - gap: The gap, counted before.
  ///   - block: Room for as many elements as are selected.
  @inlinable
  func sift(
    _ selection: borrowing Selection, awayFrom gap: Int, into block: Self
  ) {
    let left = Swift.min(selection.lowest, gap)..<gap
    var sieve = Sieve(hole: self + left.lowerBound, taken: block)
    for word in Selection.words(of: left) {
      let mask = Selection.mask(of: left, inWord: word)
      let bits = selection.words[word]
      sieve.sift(
        self + word &* UInt.bitWidth, selected: bits & mask,
        rest: ~bits & mask, step: 1)
    }
    let right = gap..<Swift.max(selection.highest + 1, gap)
    sieve = Sieve(
      hole: self + (right.upperBound - 1), taken: block + (selection.count - 1))
    for word in Selection.words(of: right).reversed() {
      let mask = Selection.mask(of: right, inWord: word)
      let bits = selection.words[word]
      sieve.sift(
        self + (word &* UInt.bitWidth &+ UInt.bitWidth &- 1),
        selected: (bits & mask).bitsReversed,
        rest: (~bits & mask).bitsReversed, step: -1)
    }
  }
}

/// Where the next element goes, of the rest and of the selected.
@usableFromInline
struct Sieve<Bits: BitwiseCopyable> {
  @usableFromInline var hole: UnsafeMutablePointer<Bits>
  @usableFromInline var taken: UnsafeMutablePointer<Bits>

  @inlinable
  init(
    hole: UnsafeMutablePointer<Bits>, taken: UnsafeMutablePointer<Bits>
  ) {
    self.hole = hole
    self.taken = taken
  }

  /// Moves the elements of one word of a selection.
  ///
  /// - Parameters:
  ///   - source: The element of the lowest bit; `step` leads to the next.
  ///   - selected: The elements that go to `taken`.
  ///   - rest: The elements that go to `hole`.
  ///   - step: 1, or -1 to go the other way.
  @inlinable
  @inline(__always)
  mutating func sift(
    _ source: UnsafeMutablePointer<Bits>, selected: UInt, rest: UInt, step: Int
  ) {
    var selected = selected
    var rest = rest
    // Two chains of bits at a time: each waits for itself, not for the other.
    while selected != 0 && rest != 0 {
      taken.pointee = source[step &* selected.trailingZeroBitCount]
      taken += step
      selected &= selected &- 1
      hole.pointee = source[step &* rest.trailingZeroBitCount]
      hole += step
      rest &= rest &- 1
    }
    while selected != 0 {
      taken.pointee = source[step &* selected.trailingZeroBitCount]
      taken += step
      selected &= selected &- 1
    }
    while rest != 0 {
      hole.pointee = source[step &* rest.trailingZeroBitCount]
      hole += step
      rest &= rest &- 1
    }
  }
}

extension UInt {
  /// The bits in the opposite order.
  @inlinable
  var bitsReversed: UInt {
    func swapped(_ bits: UInt, _ shift: UInt, _ mask: UInt64) -> UInt {
      let mask = UInt(truncatingIfNeeded: mask)
      return (bits &>> shift) & mask | (bits & mask) &<< shift
    }
    var bits = byteSwapped
    bits = swapped(bits, 4, 0x0f0f_0f0f_0f0f_0f0f)
    bits = swapped(bits, 2, 0x3333_3333_3333_3333)
    bits = swapped(bits, 1, 0x5555_5555_5555_5555)
    return bits
  }
}
