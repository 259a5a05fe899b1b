import Reorder
import ReorderCatalog
import Testing

@Suite("A catalogue of shown and hidden tags")
struct CatalogTests {
  private let tags = (1...5).map { Tag($0) }

  @Test("Hidden are those of the catalogue that are not shown, in its order")
  func creation() throws {
    let catalog = try Catalog(checking: tags, shown: [4, 1])
    #expect(catalog.shownIDs == [4, 1])
    #expect(catalog.hiddenIDs == [2, 3, 5])
    #expect(catalog.place(of: 1) == Position(list: 0, index: 1))
    #expect(catalog.place(of: 5) == Position(list: 1, index: 2))
    #expect(catalog.place(of: 6) == nil)
    #expect(try Catalog(checking: tags).shownIDs == [1, 2, 3, 4, 5])
  }

  @Test("Ids that come twice or belong to nobody are errors that name them")
  func unsound() {
    #expect(throws: CatalogError.duplicate(id: "2")) {
      try Catalog(checking: [Tag(1), Tag(2), Tag(2, "again")])
    }
    #expect(throws: CatalogError.duplicate(id: "3")) {
      try Catalog(checking: tags, shown: [3, 1, 3])
    }
    #expect(throws: CatalogError.unknown(id: "9")) {
      try Catalog(checking: tags, shown: [1, 9])
    }
  }

  @Test("A hidden tag goes to the front, the end, or its catalogue place")
  func hiding() throws {
    let lists: [CatalogPlacement: [Int]] = [
      .front: [4, 1, 3, 5], .end: [1, 3, 5, 4], .cataloguePlace: [1, 3, 4, 5],
    ]
    for (placement, hidden) in lists {
      var catalog = try Catalog(checking: tags, shown: [2, 4])
      let outcome = catalog.hide(4, to: placement)
      #expect(catalog.hiddenIDs == hidden)
      #expect(catalog.shownIDs == [2])
      #expect(
        outcome
          == .moved(
            Move(
              from: Position(list: 0, index: 1),
              to: Position(list: 1, index: hidden.firstIndex(of: 4)!))))
      #expect(catalog.hide(4, to: .front) == .unchanged)
    }
  }

  @Test("A shown tag comes to the end, or behind the pinned ones")
  func showing() throws {
    let lists: [CatalogPlacement: [Int]] = [
      .front: [5, 2, 4, 3], .end: [5, 4, 3, 2], .cataloguePlace: [5, 2, 4, 3],
    ]
    for (placement, shown) in lists {
      var catalog = try Catalog(checking: tags, shown: [5, 4, 3], pinned: 1)
      catalog.show(2, at: placement)
      #expect(catalog.shownIDs == shown)
      #expect(catalog.show(2, at: .front) == .unchanged)
    }
  }

  @Test("Pinned tags neither move nor hide, and enough stay shown")
  func rules() throws {
    var catalog = try Catalog(
      checking: tags, shown: [1, 2, 3], minimumShown: 2, pinned: 1)
    #expect(catalog.move(from: 0, toFinal: 2) == .refused(.pinned))
    #expect(catalog.move(from: 2, toFinal: 0) == .refused(.pinned))
    #expect(catalog.hide(1) == .refused(.pinned))
    #expect(catalog.shownIDs == [1, 2, 3])
    catalog.move(from: 2, toFinal: 1)
    #expect(catalog.shownIDs == [1, 3, 2])
    catalog.hide(3)
    #expect(catalog.hide(2) == .refused(.min))
    #expect(catalog.shownIDs == [1, 2])
    #expect(catalog.minimumShown == 2 && catalog.pinned == 1)
  }

  @Test("An order from elsewhere is taken over whole or not at all")
  func adopting() throws {
    var catalog = try Catalog(checking: tags, shown: [1, 2])
    try catalog.adopt(shown: [5, 1], hidden: [4, 3, 2])
    #expect(catalog.shownIDs == [5, 1])
    #expect(catalog.hiddenIDs == [4, 3, 2])
    let kept = catalog
    #expect(throws: CatalogError.lost(id: "3")) {
      try catalog.adopt(shown: [1, 2], hidden: [4, 5])
    }
    #expect(throws: CatalogError.duplicate(id: "2")) {
      try catalog.adopt(shown: [1, 2], hidden: [2, 3, 4, 5])
    }
    #expect(throws: CatalogError.unknown(id: "7")) {
      try catalog.adopt(shown: [1, 2, 7], hidden: [3, 4, 5])
    }
    #expect(catalog.shownIDs == kept.shownIDs)
    #expect(catalog.hiddenIDs == kept.hiddenIDs)
  }

  @Test(
    "A newer catalogue says which tags there are, the older which are shown")
  func merging() throws {
    let catalog = try Catalog(
      checking: tags, shown: [4, 1, 2], minimumShown: 1, pinned: 1)
    let newer = [Tag(6), Tag(2, "renamed"), Tag(5), Tag(4), Tag(7)]
    let (merged, changes) = try catalog.merged(with: newer)
    #expect(merged.tags == newer)
    #expect(merged.shown == [Tag(4), Tag(2, "renamed")])
    #expect(merged.hiddenIDs == [6, 5, 7])
    #expect(changes.added == [6, 7])
    #expect(changes.removed == [1, 3])
    #expect(changes.renewed == [2])
    #expect(merged.minimumShown == 1 && merged.pinned == 1)
    #expect(throws: CatalogError.duplicate(id: "6")) {
      try catalog.merged(with: [Tag(6), Tag(6)])
    }
    let (again, nothing) = try merged.merged(with: newer)
    #expect(again.shown == merged.shown && again.hidden == merged.hidden)
    #expect(nothing.added + nothing.removed + nothing.renewed == [])
  }
}
