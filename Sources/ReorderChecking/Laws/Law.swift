/// What every strategy of the package obeys.
///
/// The numbered laws are those that the documentation cites by number. The
/// others are what the protocol promises besides.
public enum Law: String, Hashable, Sendable, CaseIterable {
  case agreement
  case conservation
  case bystanders
  case inverse
  case equivalence
  case exchange
  case paths
  case dialects
  case batches
  case displacement
  case refusal
  case sessions
  case cost
  case views
  case edits
  case steps
  case copies
  case lifetimes

  /// The number of the law, for those that have one.
  public var number: Int? {
    switch self {
    case .agreement: 1
    case .conservation: 2
    case .bystanders: 3
    case .inverse: 4
    case .equivalence: 5
    case .exchange: 6
    case .paths: 7
    case .dialects: 8
    case .batches: 9
    case .displacement: 10
    case .refusal: 11
    case .sessions: 13
    case .cost: 15
    case .views, .edits, .steps, .copies, .lifetimes: nil
    }
  }

  /// The law in one sentence.
  public var sentence: String {
    switch self {
    case .agreement:
      "Every strategy agrees with the model of its meaning."
    case .conservation:
      "No item is lost or doubled, and a list's length changes by exactly "
        + "what comes and goes."
    case .bystanders:
      "The named items are at their destinations, the bystanders keep their "
        + "order, and other lists are untouched."
    case .inverse:
      "The inverse move undoes a move, a scatter undoes a batch, and an "
        + "exchange undoes itself."
    case .equivalence:
      "All movers give the same lists."
    case .exchange:
      "An exchange is a move exactly when both places are in one list and at "
        + "most 1 apart."
    case .paths:
      "For movers every hover path that ends at a place gives the same lists; "
        + "for exchangers it does not."
    case .dialects:
      "Final, gap and anchor say the same, and only the two gaps beside an "
        + "item change nothing."
    case .batches:
      "A batch is the stable partition around its gap; a batch of one is a "
        + "move, and an empty one changes nothing."
    case .displacement:
      "The displacement takes every bystander from its old place to its new "
        + "one."
    case .refusal:
      "Staying is legal, a legal operation is left alone, and an illegal one "
        + "changes nothing and names the first rule it breaks."
    case .sessions:
      "A drag ends alike whether it changes the lists live or at the drop, "
        + "and a cancel leaves what came and went meanwhile."
    case .cost:
      "Writes and comparisons are those of the formula, and at least as many "
        + "as slots change."
    case .views:
      "The subscript and the counts tell the same as the lists."
    case .edits:
      "Items are inserted at the gap and removed at the place, and what "
        + "follows works on the lists as they are then."
    case .steps:
      "A step takes each item one place on, and a blocked one stays."
    case .copies:
      "A kept copy does not change."
    case .lifetimes:
      "Every item is kept as long as it is in a list, and no longer."
    }
  }
}

extension Law {
  /// The law that says what an operation does.
  package init(of operation: ListOperation) {
    self =
      switch operation {
      case .reorder, .scatter, .exchange: .agreement
      case .move: .dialects
      case .batch: .batches
      case .step: .steps
      case .session: .sessions
      case .insert, .remove: .edits
      }
  }
}

extension Law: Comparable {
  /// Orders the laws as they are listed.
  public static func < (left: Law, right: Law) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}

extension Law: CustomStringConvertible {
  /// The number and name, `law 4 (inverse)`.
  public var description: String {
    number.map { "law \($0) (\(rawValue))" } ?? "the law of \(rawValue)"
  }
}
