package import Reorder

/// Every way to name a destination in a small world.
package struct Dialects: Aspect {
  /// Returns 7.
  package static func maxItems(inLists lists: Int) -> Int { 7 }

  let shape: Shape
  let moves: [Example]

  /// Asks the model for every item and every gap and anchor in lists of
  /// `shape`.
  package init(_ shape: Shape) {
    let labels = shape.labels
    let destinations =
      shape.gaps.map { Destination.gap($0) }
      + shape.anchors.map { Destination.anchor($0) }
    self.shape = shape
    moves = shape.places.flatMap { from in
      destinations.map { Example(.move(from, to: $0), on: labels) }
    }
  }

  /// The number of pairs of an item and a destination.
  package var caseCount: Int { moves.count }

  /// Judges the conversions alone: they say what the model says, a final place
  /// said as a gap is the same place, and no two gaps mean the same but those
  /// beside the item.
  package func violationOfModel() -> Violation? {
    moves.lazy.compactMap { violation(ofConversionIn: $0) }.first
      ?? shape.reorders(.move).lazy.compactMap(violationOfRoundTrip).first
      ?? shape.places.lazy.compactMap(violationOfDistinctGaps).first
  }

  /// Checks that gaps and anchors move as the model says.
  package func check<Strategy: MoveStrategy>(
    mover: Strategy.Type, _ report: inout Report
  ) where Strategy.Element: LabelledItem {
    let before = Strategy(labels: shape.labels)
    for example in moves {
      report.caseCount += 1
      guard case .move(let from, let destination) = example.operation else {
        continue
      }
      var strategy = before
      let outcome = strategy.move(from: from, to: destination)
      report.judge(
        Trial(
          strategy: report.strategy, example: example,
          effect: .reorder(outcome),
          after: strategy.labels))
    }
  }
}

extension Dialects {
  private func violation(ofConversionIn example: Example) -> Violation? {
    guard case .move(let from, let destination) = example.operation else {
      return nil
    }
    let final = try? shape.final(of: destination, movingFrom: from)
    return final == example.moves[0].to
      ? nil
      : violation(
        example.operation, expected: "final \(example.moves[0].to)",
        actual: "\(final.map(\.description) ?? "an error")")
  }

  private func violationOfRoundTrip(_ move: Move) -> Violation? {
    let gap = move.to.gap(movingFrom: move.from)
    let back = gap.final(movingFrom: move.from)
    // Of the two gaps beside the item, "no change" is the one in front of it.
    let isInFront = move.to != move.from || gap.index == move.from.index
    return back == move.to && isInFront && shape.gaps.contains(gap)
      ? nil
      : violation(
        .reorder(move), expected: "final \(move.to) by way of a gap",
        actual: "gap \(gap), final \(back)")
  }

  private func violationOfDistinctGaps(_ from: Position) -> Violation? {
    var gaps: [[[Int]]: Gap] = [:]
    for example in moves {
      guard case .move(from, .gap(let gap)) = example.operation else {
        continue
      }
      let isBeside = gap == from.gapBefore || gap == from.gapAfter
      let other = gaps.updateValue(gap, forKey: example.after)
      let isChange = example.after != example.before
      if isChange == isBeside || other != nil && !isBeside {
        return violation(
          example.operation,
          expected: isBeside ? "no change" : "lists that no other gap gives",
          actual: "\(example.after)")
      }
    }
    return nil
  }

  private func violation(
    _ operation: ListOperation, expected: String, actual: String
  ) -> Violation {
    Violation(
      law: .dialects, strategy: "Dialects", lists: shape.labels,
      operations: [operation], expected: expected, actual: actual)
  }
}

extension MultiListShape {
  /// Every anchor: the ends of each list, and both sides of each item.
  var anchors: [Anchor] {
    (0..<listCount).flatMap { [.start(ofList: $0), .end(ofList: $0)] }
      + places.flatMap { [.before($0), .after($0)] }
  }
}
