import Reorder
import ReorderChecking

// Operations and outcomes in words.

extension Operation {
  /// The operation as a person says it.
  var words: String {
    switch self {
    case .move(let from, let destination):
      "move \(from) to \(destination.words)"
    case .batch(let items, .gap(let gap)):
      "batch of \(items.words) to gap \(gap)"
    case .batch(let items, .anchor(let anchor)):
      "batch of \(items.words) to \(anchor.words)"
    case .scatter(let moves):
      "scatter "
        + moves.map { "\($0.from) to final \($0.to)" }.joined(separator: ", ")
    case .exchange(let a, let b): "exchange \(a) and \(b)"
    case .insert(let item, let gap): "insert \(item) at gap \(gap)"
    case .remove(let place): "remove \(place)"
    case .step(let items, let key): "step \(items.words) \(key)"
    case .session(let script): "\(script)"
    }
  }
}

extension Destination {
  fileprivate var words: String {
    switch self {
    case .final(let place): "final \(place)"
    case .gap(let gap): "gap \(gap)"
    case .anchor(let anchor): anchor.words
    }
  }
}

extension Anchor {
  /// The anchor as a person says it.
  var words: String {
    switch self {
    case .before(let place): "before \(place)"
    case .after(let place): "after \(place)"
    case .start(let list): "start of list \(list)"
    case .end(let list): "end of list \(list)"
    }
  }
}

extension [Position] {
  fileprivate var words: String {
    isEmpty ? "nothing" : map { "\($0)" }.joined(separator: ", ")
  }
}

extension CaseOutcome {
  /// The outcome in words; all places are final.
  var words: String {
    switch self {
    case .moved(let moves):
      "moved "
        + moves.map { "\($0.from) to final \($0.to)" }.joined(separator: ", ")
    case .exchanged(let a, let b): "exchanged \(a) and \(b)"
    case .inserted(let place): "inserted at \(place)"
    case .removed(let place): "removed from \(place)"
    case .dropped(let from, let to):
      "lifted at \(from), dropped at final \(to)"
    case .cancelled: "cancelled: the item is where it would be without the drag"
    case .ended: "ended: the item on the way was removed"
    case .unchanged: "unchanged: every item is where it was"
    case .refused(let refusal): "refused: \(refusal), \(refusal.sentence)"
    }
  }

  /// The places before of the items that are named.
  var sources: [Position] {
    switch self {
    case .moved(let moves): moves.map { $0.from }
    case .exchanged(let a, let b): [a, b]
    case .removed(let place): [place]
    case .dropped(let from, _): [from]
    case .inserted, .cancelled, .ended, .unchanged, .refused: []
    }
  }

  /// The places after of the items that are named.
  var targets: [Position] {
    switch self {
    case .moved(let moves): moves.map { $0.to }
    case .exchanged(let a, let b): [a, b]
    case .inserted(let place): [place]
    case .dropped(_, let to): [to]
    case .removed, .cancelled, .ended, .unchanged, .refused: []
    }
  }
}

extension Refusal {
  /// What the rule says, in a clause.
  var sentence: String {
    switch self {
    case .unpickable: "an item cannot be picked up"
    case .fixed: "an item keeps its index"
    case .wallItem: "an item is a wall"
    case .dragOut: "a list lets no item be dragged out"
    case .dragWithin: "a list lets no item be dragged inside it"
    case .dropIn: "a list takes no item from another"
    case .min: "a list would have too few items"
    case .max: "a list would have too many items"
    case .pinned: "an item in a pinned slot would move"
    case .fixedSlot: "the slot of a fixed item is taken"
    case .slotLost: "a fixed item would lose its slot"
    case .wall: "an item would change side of a wall"
    }
  }
}
