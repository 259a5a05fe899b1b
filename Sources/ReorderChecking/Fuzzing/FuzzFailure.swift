/// A case that a strategy gets wrong, as small as it got.
public struct FuzzFailure: Hashable, Sendable {
  /// Where the case came from.
  public enum Origin: Hashable, Sendable {
    /// The random case of that number.
    case random(Int)

    /// A case kept in a file, at that line.
    case kept(line: Int)

    /// A case that was handed over.
    case given
  }

  /// The name of the strategy.
  public let strategy: String

  /// The seed of the run.
  public let seed: UInt64

  /// Where the case came from.
  public let origin: Origin

  /// The case as it was found.
  public let found: Case

  /// The smallest case.
  public let smallest: Case

  /// What is wrong with the smallest case.
  public let fault: CaseFault

  /// How many cases were tried to make it smaller.
  public let runs: Int

  /// Whether no single change makes the case smaller; if not, the budget was
  /// spent first.
  public let isSmallest: Bool

  /// Whether the smallest case came out otherwise when it was run again.
  public let isFlaky: Bool

  /// One line that carries the smallest case out again: a shell command for a
  /// strategy of the package, Swift for any other.
  ///
  /// The Swift wants the name of the type with the items that were checked,
  /// `MyLists<Int>`.
  public var replayLine: String {
    if FuzzSubject.all.contains(where: { $0.name == strategy }) {
      return "swift run -c release reorder replay --draw --case "
        + "\(smallest.json)".quotedForShell
    }
    return "print(try Fuzzer([.mover(\(strategy)<Int>.self)], "
      + "seed: \(seed)).replay(Case(parsing: ##\"\(smallest)\"##)))"
  }
}

extension String {
  /// The text as one word of a shell command, whatever is in it.
  var quotedForShell: String {
    "'"
      + split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}

extension FuzzFailure: CustomStringConvertible {
  /// The law, the smallest case, both results, the way there, and the line that
  /// replays it.
  public var description: String {
    let items = smallest.lists.joined().count
    let operations = smallest.operations.count
    let origin =
      switch origin {
      case .random(let number): "case \(number) of seed \(seed)"
      case .kept(let line): "the kept case at line \(line)"
      case .given: "the case that was given"
      }
    return """
      \(strategy)\(isFlaky ? " is flaky: it came out otherwise again" : ""): \
      \(fault)
        smallest   \(smallest.json)
        size       \(items.counted("item")), \
      \(operations.counted("operation"))\
      \(isSmallest ? "" : ", perhaps not the smallest: the budget is spent")
        found      in \(origin), made smaller in \(runs.counted("run"))
        replay     \(replayLine)
      """
  }
}

extension Int {
  /// The number with its noun, `1 item` or `2 items`.
  func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
