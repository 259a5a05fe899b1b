package import ReorderChecking

extension SplitMix64 {
  /// Creates a generator for one purpose, so that a script is the same
  /// whatever else is selected in the run.
  package init(seed: UInt64, purpose: String, size: Int) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in purpose.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    self.init(seed: seed ^ hash ^ (UInt64(size) &* 0x9e37_79b9_7f4a_7c15))
  }

  /// Returns true with the given probability, `0...1`.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// Returns a random number in `range`.
  mutating func pick(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a random number in `range`.
  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
