/// What a newer catalogue changes.
public struct CatalogChanges<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The tags that are new, in the order of the newer catalogue.
  public let added: [ID]

  /// The tags that are there no more, in the order of the older catalogue.
  public let removed: [ID]

  /// The tags whose records are others now, in the order of the newer one.
  public let renewed: [ID]
}

extension Catalog {
  /// Returns this catalogue brought up to a newer one, as a server has it.
  ///
  ///     tags    [a b c d]   shown [d a]   hidden [b c]
  ///     newer   [b e d c]   shown [d]     hidden [b e c]
  ///
  /// The newer one decides which tags there are, in which order, and what is in
  /// them; which are shown, and in which order, stays. New tags arrive hidden.
  ///
  /// - Parameter newer: Every tag, in the order of the newer catalogue.
  /// - Throws: ``CatalogError/duplicate(id:)``.
  /// - Complexity: O(n).
  public func merged(
    with newer: [Tag]
  ) throws(CatalogError) -> (catalog: Catalog, changes: CatalogChanges<Tag.ID>)
  {
    let old = Dictionary(uniqueKeysWithValues: tags.map { ($0.id, $0) })
    let all = try Catalog(checking: newer)
    let ids = Set(newer.map { $0.id })
    let catalog = try Catalog(
      checking: all.tags, shown: shown.map { $0.id }.filter(ids.contains),
      minimumShown: minimumShown, pinned: pinned)
    return (
      catalog,
      CatalogChanges(
        added: newer.map { $0.id }.filter { old[$0] == nil },
        removed: tags.map { $0.id }.filter { !ids.contains($0) },
        renewed: newer.filter { tag in
          old[tag.id].map { $0 != tag } ?? false
        }.map { $0.id })
    )
  }
}
