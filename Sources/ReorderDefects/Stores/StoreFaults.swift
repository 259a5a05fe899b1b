package import ReorderCatalog

/// Only taps are stored, so that a dragged order is lost.
///
/// Source: the article on UICollectionView with two sections.
package struct TapsOnlySaved: CatalogStorage {
  private var right: RightStorage
  private var tapped: [Int]

  package init(_ tags: [StoredTag]) {
    right = RightStorage(tags)
    tapped = tags.map { $0.id }
  }

  package mutating func hear(afterTap catalog: Catalog<StoredTag>) {
    tapped = catalog.shown.map { $0.id }
  }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    right.document.shown = tapped
  }

  package mutating func merge(_ newer: [StoredTag]) { right.merge(newer) }

  package func load() -> (tags: [StoredTag], shown: [Int]) { right.load() }
}

/// The shown and the hidden tags are stored whole, one after the other: a crash
/// between the two loses a tag or has it twice.
///
/// Source: why hidden tags are not stored: they are what is not shown.
package struct TwoWrites: CatalogStorage {
  private var shown: [StoredTag]
  private var hidden: [StoredTag] = []

  package init(_ tags: [StoredTag]) { shown = tags }

  package mutating func saveHalf(_ catalog: Catalog<StoredTag>) {
    shown = catalog.shown
  }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    shown = catalog.shown
    hidden = catalog.hidden
  }

  package mutating func merge(_ newer: [StoredTag]) {
    let ids = Set(shown.map { $0.id })
    shown = shown.compactMap { tag in newer.first { $0.id == tag.id } }
    hidden = newer.filter { !ids.contains($0.id) }
  }

  package func load() -> (tags: [StoredTag], shown: [Int]) {
    (shown + hidden, shown.map { $0.id })
  }
}

/// Whole records are compared, so that a tag that the server has renamed leaves
/// the shown ones.
///
/// Source: the article on UICollectionView with two sections.
package struct RenamedTagHidden: CatalogStorage {
  private var tags: [StoredTag]
  private var shown: [StoredTag]

  package init(_ tags: [StoredTag]) {
    self.tags = tags
    shown = tags
  }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    shown = catalog.shown
  }

  package mutating func merge(_ newer: [StoredTag]) { tags = newer }

  package func load() -> (tags: [StoredTag], shown: [Int]) {
    (tags, shown.filter(tags.contains).map { $0.id })
  }
}

/// A newer catalogue of as many tags is taken for the one that is stored.
///
/// Source: the article on UICollectionView with two sections, whose "equal"
/// answers yes on a difference.
package struct DifferenceTakenForEqual: CatalogStorage {
  private var right: RightStorage

  package init(_ tags: [StoredTag]) { right = RightStorage(tags) }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    right.save(catalog)
  }

  package mutating func merge(_ newer: [StoredTag]) {
    if newer.count != right.document.catalogue.count { right.merge(newer) }
  }

  package func load() -> (tags: [StoredTag], shown: [Int]) { right.load() }
}

/// Storing writes the catalogue that was loaded over a newer one that has come
/// meanwhile, whose new tags are lost.
///
/// Source: a stale copy written back.
package struct OldCatalogueSaved: CatalogStorage {
  private var right: RightStorage

  package init(_ tags: [StoredTag]) { right = RightStorage(tags) }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    right.save(catalog)
    right.document.catalogue = catalog.tags
  }

  package mutating func merge(_ newer: [StoredTag]) { right.merge(newer) }

  package func load() -> (tags: [StoredTag], shown: [Int]) { right.load() }
}

/// A newer catalogue brings its own order of the shown tags along.
///
/// Source: OpenSAK-Org/OpenSAK#281.
package struct ServerOrderTaken: CatalogStorage {
  private var right: RightStorage

  package init(_ tags: [StoredTag]) { right = RightStorage(tags) }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    right.save(catalog)
  }

  package mutating func merge(_ newer: [StoredTag]) {
    let shown = Set(right.document.shown)
    right.merge(newer)
    right.document.shown = newer.map { $0.id }.filter(shown.contains)
  }

  package func load() -> (tags: [StoredTag], shown: [Int]) { right.load() }
}

/// Only tags that were stored are loaded: what a newer catalogue adds never
/// comes.
///
/// Source: vbenjs/vue-vben-admin#8166.
package struct NewTagsLost: CatalogStorage {
  private var right: RightStorage

  package init(_ tags: [StoredTag]) { right = RightStorage(tags) }

  package mutating func save(_ catalog: Catalog<StoredTag>) {
    right.save(catalog)
  }

  package mutating func merge(_ newer: [StoredTag]) {
    let old = Set(right.document.catalogue.map { $0.id })
    right.merge(newer.filter { old.contains($0.id) })
  }

  package func load() -> (tags: [StoredTag], shown: [Int]) { right.load() }
}
