import Reorder

extension Operation {
  /// All places that the operation names, in the order in which they are
  /// written; gaps and finals are places too, and an end of a list is its
  /// index 0.
  ///
  /// Set to as many places, each in its stead.
  var places: [Position] {
    get {
      switch self {
      case .move(let from, let destination): [from, destination.place]
      case .batch(let items, let destination): items + [destination.place]
      case .scatter(let moves): moves.flatMap { [$0.from, $0.to] }
      case .exchange(let a, let b): [a, b]
      case .insert(_, let gap): [Position(list: gap.list, index: gap.index)]
      case .remove(let position): [position]
      case .step(let items, _): items
      case .session(let script): script.places
      }
    }
    set {
      switch self {
      case .move(_, let destination):
        self = .move(newValue[0], to: destination.at(newValue[1]))
      case .batch(_, let destination):
        self = .batch(
          Array(newValue.dropLast()), to: destination.at(newValue.last!))
      case .scatter(let moves):
        self = .scatter(
          moves.indices.map {
            Move(from: newValue[2 * $0], to: newValue[2 * $0 + 1])
          })
      case .exchange: self = .exchange(newValue[0], newValue[1])
      case .insert(let item, _):
        self = .insert(
          item, at: Gap(list: newValue[0].list, index: newValue[0].index))
      case .remove: self = .remove(at: newValue[0])
      case .step(_, let key): self = .step(newValue, key: key)
      case .session(var script):
        script.places = newValue
        self = .session(script)
      }
    }
  }
}

extension Destination {
  fileprivate var place: Position {
    switch self {
    case .final(let position): position
    case .gap(let gap): gap.place
    case .anchor(let anchor): anchor.place
    }
  }

  fileprivate func at(_ place: Position) -> Destination {
    switch self {
    case .final: .final(place)
    case .gap: .gap(Gap(list: place.list, index: place.index))
    case .anchor(let anchor): .anchor(anchor.at(place))
    }
  }
}

extension BatchDestination {
  fileprivate var place: Position {
    switch self {
    case .gap(let gap): gap.place
    case .anchor(let anchor): anchor.place
    }
  }

  fileprivate func at(_ place: Position) -> BatchDestination {
    switch self {
    case .gap: .gap(Gap(list: place.list, index: place.index))
    case .anchor(let anchor): .anchor(anchor.at(place))
    }
  }
}

extension Anchor {
  fileprivate var place: Position {
    switch self {
    case .before(let position), .after(let position): position
    case .start(let list), .end(let list): Position(list: list, index: 0)
    }
  }

  fileprivate func at(_ place: Position) -> Anchor {
    switch self {
    case .before: .before(place)
    case .after: .after(place)
    case .start: .start(ofList: place.list)
    case .end: .end(ofList: place.list)
    }
  }
}

extension Gap {
  fileprivate var place: Position { Position(list: list, index: index) }
}
