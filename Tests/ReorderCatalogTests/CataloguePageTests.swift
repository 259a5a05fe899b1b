import Foundation
import Reorder
import ReorderCatalog
import Testing

@Test("The example of the page on the stored catalogue")
func cataloguePage() throws {
  struct Tag: CatalogTag {
    let id: Int
    var name: String
  }
  try withFolder { folder in
    let url = folder.appendingPathComponent("tags.json")
    let store = CatalogStore<Tag>(
      at: url, format: .json, minimumShown: 1, pinned: 1)
    let all = [
      Tag(id: 1, name: "all"), Tag(id: 2, name: "art"),
      Tag(id: 3, name: "war"),
    ]
    try store.save(Catalog(checking: all, shown: [1, 3]))

    var (tags, dropped) = try store.load()
    #expect(tags.shown.map { $0.name } == ["all", "war"])
    #expect(tags.hidden.map { $0.name } == ["art"])
    tags.show(2)
    tags.move(from: 2, toFinal: 1)
    #expect(tags.shown.map { $0.name } == ["all", "art", "war"])
    #expect(tags.hide(1) == .refused(.pinned))
    try store.save(tags)

    try store.merge([
      Tag(id: 3, name: "War"), Tag(id: 1, name: "all"), Tag(id: 4, name: "sea"),
    ])
    (tags, dropped) = try store.load()
    #expect(tags.shown.map { $0.name } == ["all", "War"])
    #expect(tags.hidden.map { $0.name } == ["sea"])
    #expect(dropped == [2])
  }
}
