import Foundation
import Testing

@testable import ReorderCatalog

@Suite("A catalogue in a file")
struct CatalogStoreTests {
  private let tags = [Tag(1, "all"), Tag(2, "k\u{f6}ln"), Tag(3, "<&>")]

  private func store(
    _ folder: URL, _ format: CatalogFormat = .json, byteLimit: Int = 4_096
  ) -> CatalogStore<Tag> {
    CatalogStore(
      at: folder.appendingPathComponent("tags"), format: format,
      minimumShown: 1, pinned: 1, byteLimit: byteLimit)
  }

  @Test(
    "What is saved is loaded again",
    arguments: CatalogFormat.allCases)
  func roundTrip(format: CatalogFormat) throws {
    try withFolder { folder in
      let store = store(folder, format)
      try store.save(Catalog(checking: tags, shown: [3, 1]))
      let (catalog, dropped) = try store.load()
      #expect(catalog.tags == tags)
      #expect(catalog.shownIDs == [3, 1] && catalog.hiddenIDs == [2])
      #expect(catalog.minimumShown == 1 && catalog.pinned == 1)
      #expect(dropped == [])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
          == ["tags"])
    }
  }

  @Test("A newer catalogue is in force from the next load, whoever saves first")
  func merging() throws {
    try withFolder { folder in
      let store = store(folder)
      var running = try Catalog(checking: tags)
      try store.save(running)
      let changes = try store.merge([Tag(4), Tag(3, "new name"), Tag(1)])
      #expect(changes.added == [4] && changes.removed == [2])
      running.move(from: 1, toFinal: 2)
      try store.save(running)
      let (catalog, dropped) = try store.load()
      #expect(
        catalog.shown
          == [Tag(1), Tag(3, "new name")].map { tag in
            tag.id == 1 ? Tag(1) : tag
          })
      #expect(catalog.hiddenIDs == [4])
      #expect(dropped == [2])
      #expect(throws: CatalogError.duplicate(id: "5")) {
        try store.merge([Tag(5), Tag(5)])
      }
      #expect(try store.load().catalog.hiddenIDs == [4])
    }
  }

  @Test(
    "The first form of the file still loads", arguments: CatalogFormat.allCases)
  func olderVersion(format: CatalogFormat) throws {
    try withFolder { folder in
      let store = store(folder, format)
      let old = FirstCatalogDocument(
        shown: [tags[2], tags[0]], hidden: [tags[1]])
      try format.encode(old).write(to: store.url)
      let (catalog, _) = try store.load()
      #expect(catalog.shownIDs == [3, 1] && catalog.hiddenIDs == [2])
      try store.save(catalog)
      #expect(try store.load().catalog.tags == [tags[2], tags[0], tags[1]])
    }
  }

  /// Texts that are no catalogue, each with the error.
  private static let broken: [(String, @Sendable (String) -> CatalogError)] = [
    ("", { .corrupt(path: $0, reason: "it is cut off or no json") }),
    (
      #"{"format":"reorder-catalog","version":2,"catalogue":[{"id":1"#,
      { .corrupt(path: $0, reason: "it is cut off or no json") }
    ),
    ("[1, 2]", { .foreign(path: $0) }),
    (#"{"name":"other"}"#, { .foreign(path: $0) }),
    (#"{"format":"other","version":2}"#, { .foreign(path: $0) }),
    (
      #"{"format":"reorder-catalog","version":3}"#,
      { .newer(path: $0, version: 3) }
    ),
    (
      #"{"format":"reorder-catalog","version":0}"#,
      { .corrupt(path: $0, reason: "there is no version 0") }
    ),
    (
      #"{"format":"reorder-catalog","version":2,"catalogue":[{"id":1}],"shown":[]}"#,
      { .corrupt(path: $0, reason: "a tag or an id is missing") }
    ),
    (
      #"{"format":"reorder-catalog","version":2,"shown":[1,1],"catalogue":[{"id":1,"name":"a"}]}"#,
      { .corrupt(path: $0, reason: "two tags have the id 1") }
    ),
    (
      #"{"format":"reorder-catalog","version":1,"shown":[],"hidden":[{"id":1,"name":"a"},{"id":1,"name":"b"}]}"#,
      { .corrupt(path: $0, reason: "two tags have the id 1") }
    ),
    (
      String(repeating: " ", count: 4_097),
      { .tooLarge(path: $0, limit: 4_096) }
    ),
  ]

  @Test("A file that is no catalogue is an error and stays as it is")
  func brokenFiles() throws {
    try withFolder { folder in
      let store = store(folder)
      let catalog = try Catalog(checking: tags)
      for (text, error) in Self.broken {
        try Data(text.utf8).write(to: store.url)
        let expected = error(store.url.path)
        #expect(throws: expected) { try store.load() }
        #expect(throws: expected) { try store.save(catalog) }
        #expect(throws: expected) { try store.merge(tags) }
        #expect(try Data(contentsOf: store.url) == Data(text.utf8))
        #expect(expected.description.hasPrefix(store.url.path))
      }
    }
  }

  @Test("No file, no folder, a folder, and what may not be written")
  func system() throws {
    try withFolder { folder in
      let store = store(folder)
      #expect(throws: CatalogError.missing(path: store.url.path)) {
        try store.load()
      }
      #expect(throws: CatalogError.missing(path: store.url.path)) {
        try store.merge(tags)
      }
      let nowhere = self.store(folder.appendingPathComponent("no"))
      let catalog = try Catalog(checking: tags)
      #expect(
        throws: CatalogError.unwritable(
          path: nowhere.url.path, reason: "no such file or directory")
      ) { try nowhere.save(catalog) }
      let directory = CatalogStore<Tag>(at: folder, format: .json)
      #expect(
        throws: CatalogError.unreadable(
          path: folder.path, reason: "is a directory")
      ) { try directory.load() }
      let small = self.store(folder, byteLimit: 10)
      #expect(throws: CatalogError.tooLarge(path: small.url.path, limit: 10)) {
        try small.save(catalog)
      }
      #expect(!FileManager.default.fileExists(atPath: small.url.path))
    }
  }

  @Test("A link stays a link, and who may read the file stays the same")
  func linksAndPermissions() throws {
    try withFolder { folder in
      let files = FileManager.default
      let target = folder.appendingPathComponent("elsewhere")
      let store = store(folder)
      try CatalogStore<Tag>(at: target, format: .json)
        .save(Catalog(checking: tags))
      try files.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: target.path)
      try files.createSymbolicLink(at: store.url, withDestinationURL: target)
      try store.save(Catalog(checking: tags, shown: [2]))
      #expect(
        try files.destinationOfSymbolicLink(atPath: store.url.path)
          == target.path)
      #expect(try self.store(folder).load().catalog.shownIDs == [2])
      let mode =
        try files.attributesOfItem(atPath: target.path)[
          .posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test("What cannot be encoded is an error, and nothing is written")
  func encoding() throws {
    struct Odd: CatalogTag {
      let id: Double
    }
    withFolder { folder in
      let url = folder.appendingPathComponent("odd")
      let store = CatalogStore<Odd>(at: url, format: .json)
      #expect(
        throws: CatalogError.unwritable(
          path: url.path, reason: "a tag cannot be encoded")
      ) { try store.save(Catalog(checking: [Odd(id: .infinity)])) }
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }
}
