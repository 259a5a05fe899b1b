import Foundation
import ReorderChecking
import Testing

@testable import ReorderCatalog

@Suite("A catalogue under fire")
struct CatalogFaultTests {
  private static let tags = (1...6).map { Tag($0) }

  @Test(
    "Killed at any step of a save or a merge, the file is the old or the new",
    arguments: AtomicFile.Step.allCases)
  func killed(step: AtomicFile.Step) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("tags").path
    let store = CatalogStore<Tag>(
      at: URL(fileURLWithPath: path), format: .json)
    try store.save(Catalog(checking: Self.tags, shown: [1, 2, 3]))
    let name = step.rawValue
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, name = name as String] in
      var store = CatalogStore<Tag>(
        at: URL(fileURLWithPath: path), format: .json)
      store.files.willTake = { step in
        if step.rawValue == name { kill(getpid(), SIGKILL) }
      }
      try store.save(Catalog(checking: Self.tags, shown: [6, 5]))
    }
    let isRenamed = step == .flushFolder
    let saved = try store.load()
    #expect(saved.catalog.shownIDs == (isRenamed ? [6, 5] : [1, 2, 3]))
    #expect(saved.catalog.tags == Self.tags)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, name = name as String] in
      var store = CatalogStore<Tag>(
        at: URL(fileURLWithPath: path), format: .json)
      store.files.willTake = { step in
        if step.rawValue == name { kill(getpid(), SIGKILL) }
      }
      try store.merge([Tag(2), Tag(5), Tag(7)])
    }
    let merged = try store.load().catalog
    #expect(merged.tags.count == (isRenamed ? 3 : 6))
    // Whoever comes next can save.
    try store.save(merged)
    #expect(try store.load().catalog.shownIDs == merged.shownIDs)
  }

  @Test(
    "Ten thousand broken files never crash and never lose what is in them",
    arguments: CatalogFormat.allCases)
  func mutated(format: CatalogFormat) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    try withFolder { folder in
      let store = CatalogStore<Tag>(
        at: folder.appendingPathComponent("tags"), format: format)
      try store.save(Catalog(checking: Self.tags, shown: [5, 3]))
      let whole = try Data(contentsOf: store.url)
      var loaded = 0
      for _ in 0..<5_000 {
        let bytes = whole.mutated(using: &random)
        try bytes.write(to: store.url)
        do throws(CatalogError) {
          let catalog = try store.load().catalog
          loaded += 1
          // What can be read is sound: each tag is in one place.
          let all = catalog.shownIDs + catalog.hiddenIDs
          #expect(
            all.sorted() == catalog.tags.map { $0.id }.sorted()
              && Set(all).count == all.count, "seed \(seed)")
        } catch {
          let reason = error
          #expect(throws: reason) { try store.merge(Self.tags) }
        }
        #expect(try Data(contentsOf: store.url) == bytes, "seed \(seed)")
      }
      print("catalogue: \(loaded) of 5000 broken files could be read")
    }
  }
}

extension Data {
  /// These bytes with a few changed, dropped or doubled.
  fileprivate func mutated(using random: inout SplitMix64) -> Data {
    var bytes = self
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes = bytes.prefix(place)
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      bytes = Data(bytes)
    }
    return bytes
  }
}
