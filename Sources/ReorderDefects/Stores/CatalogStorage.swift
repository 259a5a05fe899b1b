// What keeps a catalogue for the next process, right or wrong, and how it is
// compared with the model.

package import ReorderCatalog

/// Where a catalogue is stored; in memory, so that millions of deeds take
/// seconds.
package protocol CatalogStorage {
  /// Stores a catalogue of which all is shown.
  init(_ tags: [StoredTag])

  /// Stores the catalogue after a drag, or because the app goes.
  mutating func save(_ catalog: Catalog<StoredTag>)

  /// Begins to store the catalogue and does not come to the end.
  mutating func saveHalf(_ catalog: Catalog<StoredTag>)

  /// Hears of a catalogue after a tap.
  mutating func hear(afterTap catalog: Catalog<StoredTag>)

  /// Takes a newer catalogue.
  mutating func merge(_ newer: [StoredTag])

  /// What the next process finds: every tag, and the ids of the shown ones.
  func load() -> (tags: [StoredTag], shown: [Int])
}

extension CatalogStorage {
  package mutating func saveHalf(_ catalog: Catalog<StoredTag>) {}

  package mutating func hear(afterTap catalog: Catalog<StoredTag>) {}
}

/// What the file of a catalogue holds, as the package does it.
package struct RightStorage: CatalogStorage {
  package var document: CatalogDocument<StoredTag>

  package init(_ tags: [StoredTag]) {
    document = CatalogDocument(catalogue: tags, shown: tags.map { $0.id })
  }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    document.take(catalog)
  }

  package mutating func merge(_ newer: [StoredTag]) {
    document.catalogue = newer
  }

  package func load() -> (tags: [StoredTag], shown: [Int]) {
    (document.catalogue, document.remaining)
  }
}

/// A catalogue that is used, stored and loaded.
package struct CatalogTrial<Storage: CatalogStorage> {
  private var catalog: Catalog<StoredTag>
  private var storage: Storage
  private var edition = 0

  private init(_ tags: [StoredTag], storage: Storage) throws(CatalogError) {
    self.storage = storage
    catalog = try Catalog(checking: tags, minimumShown: 1, pinned: 1)
  }

  /// Carries deeds out and returns what is wrong after one, or nil if all is as
  /// the model says.
  package static func difference(
    after deeds: [CatalogDeed], of ids: [Int]
  ) -> String? {
    let tags = ids.map { StoredTag(id: $0, edition: 0) }
    var models: Set = [CatalogModel(ids)]
    do throws(CatalogError) {
      var trial = try Self(tags, storage: Storage(tags))
      for (number, deed) in deeds.enumerated() {
        try trial.take(deed)
        models = Set(models.flatMap { $0.after(deed) })
        let (shown, hidden) = (
          trial.catalog.shown.map { $0.id }, trial.catalog.hidden.map { $0.id }
        )
        models = models.filter { model in
          model.shown == shown
            && model.tags.filter { !model.shown.contains($0) }.sorted()
              == hidden.sorted()
        }
        if models.isEmpty {
          return "after \(deeds[...number]): shown \(shown), hidden \(hidden)"
        }
      }
      return nil
    } catch {
      return "after \(deeds): \(error)"
    }
  }

  private mutating func take(_ deed: CatalogDeed) throws(CatalogError) {
    switch deed {
    case .show(let id):
      if catalog.place(of: id) != nil { catalog.show(id) }
      storage.hear(afterTap: catalog)
    case .hide(let id):
      if catalog.place(of: id) != nil { catalog.hide(id) }
      storage.hear(afterTap: catalog)
    case .move(let from, let to):
      let count = catalog.shown.count
      if from < count && to < count { catalog.move(from: from, toFinal: to) }
    case .save: storage.save(catalog)
    case .crashInSave:
      storage.saveHalf(catalog)
      try load()
    case .crash: try load()
    case .merge(let newer):
      edition += 1
      storage.merge(newer.map { StoredTag(id: $0, edition: edition) })
    }
  }

  private mutating func load() throws(CatalogError) {
    let (tags, shown) = storage.load()
    catalog = try Catalog(
      checking: tags, shown: shown, minimumShown: 1, pinned: 1)
  }
}
