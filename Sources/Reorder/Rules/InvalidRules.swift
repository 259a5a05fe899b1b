/// Why rules make no sense for lists of a given shape.
public enum InvalidRules: Error, Hashable, Sendable {
  /// There are rules for more lists than there are.
  case tooManyLists(Int, listCount: Int)

  /// A count of a list's rules is negative.
  case negativeCount(Int, list: Int)

  /// A rule stands at a place where no item is.
  case noItem(InvalidOperation)
}

extension InvalidRules: CustomStringConvertible {
  /// One sentence that names the rule and the legal range.
  public var description: String {
    switch self {
    case .tooManyLists(let count, let listCount):
      "there are rules for \(count) lists, but only \(listCount) lists"
    case .negativeCount(let count, let list):
      "the rules of list \(list) name \(count) items; a count is at least 0"
    case .noItem(let fault):
      "a rule needs an item: \(fault)"
    }
  }
}

extension Rules {
  /// Throws unless the rules make sense for lists of this shape.
  ///
  /// - Throws: ``InvalidRules`` that names the first rule at fault.
  public func check(in shape: some MultiListShape) throws(InvalidRules) {
    if lists.count > shape.listCount {
      throw .tooManyLists(lists.count, listCount: shape.listCount)
    }
    for (list, rules) in lists.enumerated() {
      let least = Swift.min(
        rules.minimum, rules.maximum ?? 0, rules.leadingPins,
        rules.trailingPins)
      if least < 0 { throw .negativeCount(least, list: list) }
    }
    for rule in items {
      if let fault = shape.fault(ofItemAt: rule.place) { throw .noItem(fault) }
    }
  }
}
