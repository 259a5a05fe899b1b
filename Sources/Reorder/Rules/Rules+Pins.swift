extension Rules {
  /// Returns ``Refusal/pinned`` if the item leaves a pinned slot or comes to
  /// one that was occupied.
  ///
  /// Without fixed items this is enough for every pinned slot to keep its item:
  /// a bystander in a pinned slot is only displaced by one that comes or goes
  /// in front of it, and all the slots in front are pinned as well. Trailing
  /// slots are counted from the end, where the same holds.
  @inlinable
  func pinRefusal(
    of relocation: Relocation,
    from before: some MultiListShape, to after: some MultiListShape
  ) -> Refusal? {
    let from = relocation.from
    let to = relocation.to
    if from != to,
      from.map({ isLeading($0.index, in: $0.list, before) }) ?? false
        || to.map({ isLeading($0.index, in: $0.list, before) }) ?? false
    {
      return .pinned
    }
    let fromEnd = from.map { place in
      before.count(ofList: place.list) - 1 - place.index
    }
    let toEnd = to.map { place in
      after.count(ofList: place.list) - 1 - place.index
    }
    let keepsTrailingSlot = from?.list == to?.list && fromEnd == toEnd
    let isPinned =
      !keepsTrailingSlot
      && (isTrailing(fromEnd, in: from?.list, before)
        || isTrailing(toEnd, in: to?.list, before))
    return isPinned ? .pinned : nil
  }

  /// Whether the slot `index` is pinned from the start and was occupied.
  @inlinable
  func isLeading(
    _ index: Int, in list: Int, _ before: some MultiListShape
  ) -> Bool {
    let pins = rules(ofList: list).leadingPins
    return index < Swift.min(pins, before.count(ofList: list))
  }

  /// Whether the slot that has `distance` slots behind it is pinned from the
  /// end and was occupied.
  @inlinable
  func isTrailing(
    _ distance: Int?, in list: Int?, _ before: some MultiListShape
  ) -> Bool {
    guard let distance, let list else { return false }
    let pins = rules(ofList: list).trailingPins
    return distance < Swift.min(pins, before.count(ofList: list))
  }
}
