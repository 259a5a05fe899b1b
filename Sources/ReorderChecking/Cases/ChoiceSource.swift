/// Where the decoder of cases gets its choices from.
///
/// Random numbers, all combinations one after the other, and the bytes of a
/// coverage-guided fuzzer all drive the one decoder, ``ExpectedCase/decode(_:within:)``.
/// A source never ends: whatever it answers makes a case.
package protocol ChoiceSource {
  /// Returns a number in `0..<bound`; the smaller it is, the simpler becomes
  /// the case.
  ///
  /// - Parameter bound: At least 1.
  mutating func choice(below bound: Int) -> Int

  /// Returns yes one time in `count`; a source that counts all combinations
  /// out need not say no more than once.
  mutating func isChosen(oneIn count: Int) -> Bool
}

extension ChoiceSource {
  /// Chooses the greatest of `count` numbers, or not.
  package mutating func isChosen(oneIn count: Int) -> Bool {
    choice(below: count) == count - 1
  }

  /// Chooses one of the elements, the simplest first.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[choice(below: elements.count)]
  }
}

/// Choices that a seed and the number of the case repeat exactly.
///
/// Every case has a generator of its own, so that any part of the cases of a
/// seed can be run alone.
package struct RandomChoices: ChoiceSource, Sendable {
  private var generator: SplitMix64

  /// Creates the choices for one of the cases of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed of all the cases.
  ///   - number: The number of the case, counted from 0.
  package init(seed: UInt64, case number: Int) {
    var seeds = SplitMix64(seed: seed)
    generator = SplitMix64(
      seed: seeds.next() &+ UInt64(bitPattern: Int64(number))
        &* 0xD6E8_FEB8_6659_FD93)
  }

  /// Returns a number in `0..<bound`, of all alike.
  package mutating func choice(below bound: Int) -> Int {
    Int(generator.next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}

/// Choices read from bytes, one byte for each; behind the last byte all are 0.
package struct ByteChoices<Bytes: Collection<UInt8>>: ChoiceSource {
  private var rest: Bytes.SubSequence

  /// Creates the choices that `bytes` make.
  package init(_ bytes: Bytes) { rest = bytes[...] }

  /// Returns a number in `0..<bound`, of which no more than 256 are reached.
  package mutating func choice(below bound: Int) -> Int {
    rest.popFirst().map { Int($0) % bound } ?? 0
  }
}

extension ByteChoices: Sendable where Bytes.SubSequence: Sendable {}

/// All combinations of choices, one after the other, as an odometer counts: the
/// last choice turns fastest.
///
///     var choices = OdometerChoices()
///     repeat {
///       check(ExpectedCase.decode(&choices, within: limits))
///     } while choices.turn()
package struct OdometerChoices: ChoiceSource, Sendable {
  private var wheels: [(value: Int, bound: Int)] = []
  private var used = 0

  /// Creates the first combination: all choices are 0.
  package init() {}

  /// Returns the number that the next wheel shows.
  ///
  /// - Precondition: The same choices as before are asked for as long as the
  ///   answers are the same.
  package mutating func choice(below bound: Int) -> Int {
    if used == wheels.count { wheels.append((0, bound)) }
    precondition(wheels[used].bound == bound, "another choice than before")
    used += 1
    return wheels[used - 1].value
  }

  /// Returns no first, and then yes.
  package mutating func isChosen(oneIn count: Int) -> Bool {
    choice(below: 2) == 1
  }

  /// Goes on to the next combination.
  ///
  /// - Returns: Whether there is one; if not, the first comes again.
  package mutating func turn() -> Bool {
    wheels.removeSubrange(used...)
    used = 0
    while let wheel = wheels.last {
      if wheel.value + 1 < wheel.bound {
        wheels[wheels.count - 1].value += 1
        return true
      }
      wheels.removeLast()
    }
    return false
  }
}
