/// The places of one item before and after a change.
@usableFromInline
struct Relocation {
  /// The place before, or nil for an item that is inserted.
  @usableFromInline var from: Position?

  /// The place after, or nil for an item that is removed.
  @usableFromInline var to: Position?

  @inlinable
  init(from: Position?, to: Position?) {
    self.from = from
    self.to = to
  }

  @inlinable
  init(_ move: Move) { self.init(from: move.from, to: move.to) }
}

/// The shape of lists in which one item has changed its place.
@usableFromInline
struct ShapeAfter<Before: MultiListShape>: MultiListShape {
  @usableFromInline let before: Before
  @usableFromInline let relocation: Relocation

  @inlinable
  init(_ relocation: Relocation, in before: Before) {
    self.before = before
    self.relocation = relocation
  }

  @inlinable
  var listCount: Int { before.listCount }

  @inlinable
  func count(ofList list: Int) -> Int {
    before.count(ofList: list)
      - (relocation.from?.list == list ? 1 : 0)
      + (relocation.to?.list == list ? 1 : 0)
  }
}
