package import Reorder

extension SwapChain: CostStating {
  /// One array for each list.
  package static var layout: StorageLayout { .nested }

  /// Two writes for each exchange of neighbours, and one for the hop to another
  /// list.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    if !move.isTransfer {
      return StatedCost(
        elementWrites: 2 * abs(move.to.index - move.from.index))
    }
    let toEnd = shape.count(ofList: move.from.list) - 1 - move.from.index
    let fromEnd = shape.count(ofList: move.to.list) - move.to.index
    return StatedCost(elementWrites: 2 * (toEnd + fromEnd) + 1)
  }
}

extension RemoveInsert: CostStating {
  /// One array for each list.
  package static var layout: StorageLayout { .nested }

  /// The tails of both lists, and the item itself.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    let left = shape.count(ofList: move.from.list) - 1
    let entered = move.isTransfer ? shape.count(ofList: move.to.list) : left
    return StatedCost(
      elementWrites: (left - move.from.index) + (entered - move.to.index) + 1)
  }
}

extension SectionExchange: CostStating {
  /// One array for each list.
  package static var layout: StorageLayout { .nested }

  /// The two slots.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    StatedCost(elementWrites: 2)
  }
}

extension Rotation: CostStating {
  /// One array for all lists.
  package static var layout: StorageLayout { .flat }

  /// The span between the places, counted over all lists, and the item itself;
  /// nothing if its slot stays the same.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    func itemsInFront(ofList list: Int) -> Int {
      shape.counts[..<list].reduce(0, +)
    }
    let source = itemsInFront(ofList: move.from.list) + move.from.index
    let closedUp = move.from.list < move.to.list ? 1 : 0
    let target =
      itemsInFront(ofList: move.to.list) - closedUp + move.to.index
    return StatedCost(
      elementWrites: source == target ? 0 : abs(target - source) + 1)
  }
}

extension CountedTree: CostStating {
  /// One leaf for so many items.
  package static var layout: StorageLayout { .blocks }

  /// As long as all items lie in one leaf of 128 the span between the places,
  /// as for ``Rotation``. Beyond, the tails of two leaves; and where one is
  /// full and the other nearly empty, a half goes into a new leaf, and two
  /// become one.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    let leaf = 128
    return shape.itemCount <= leaf
      ? Rotation<Element>.cost(of: move, in: shape)
      : StatedCost(elementWritesAtMost: 4 * leaf)
  }
}

extension TagSort: CostStating {
  /// Items carry tags.
  package static var layout: StorageLayout { .tagged }

  /// A tag for each item that is displaced and one for the item itself. The
  /// sort of items that are in order but for one run takes at most 2n + 64
  /// comparisons for n items in all, and never more than n log n + n.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    let displaced: Int
    if move.isTransfer {
      displaced =
        shape.count(ofList: move.from.list) - 1 - move.from.index
        + shape.count(ofList: move.to.list) - move.to.index
    } else {
      displaced = abs(move.to.index - move.from.index)
    }
    let items = shape.itemCount
    let logarithm = Int.bitWidth - items.leadingZeroBitCount
    return StatedCost(
      tagWrites: displaced + 1,
      comparisons: min(2 * items + 64, items * logarithm + items))
  }
}

extension SparseTags: CostStating {
  /// Items carry tags.
  package static var layout: StorageLayout { .tagged }

  /// The span in a list, the tails of both lists across them, and one tag:
  /// fresh lists have room for it without a comparison.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    var cost = RemoveInsert<Element>.cost(of: move, in: shape)
    if !move.isTransfer {
      cost.elementWrites = abs(move.to.index - move.from.index) + 1
    }
    cost.tagWrites = 1
    return cost
  }
}

extension Constrained: CostStating where Base: CostStating {
  /// The layout of the strategy inside.
  package static var layout: StorageLayout { Base.layout }

  /// The cost of the strategy inside: rules write no items.
  package static func cost(of move: Move, in shape: Shape) -> StatedCost {
    Base.cost(of: move, in: shape)
  }
}
