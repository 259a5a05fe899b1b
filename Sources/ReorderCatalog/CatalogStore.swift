public import Foundation

/// A catalogue in a file.
///
///     let store = CatalogStore<Tag>(at: url, format: .json, pinned: 1)
///     var tags = try store.load().catalog
///     tags.show(3)
///     try store.save(tags)                // after every tap and every drop
///     try store.merge(newerTags)          // in force from the next load
///
/// A file is written whole or not at all: whenever the process is killed, the
/// next load finds what was saved last or what was about to be. A file that is
/// cut off, changed or foreign is an error and stays as it is.
///
/// ``save(_:)`` stores which tags are shown and leaves the stored catalogue
/// alone; ``merge(_:)`` stores a newer catalogue and leaves alone which tags are
/// shown. So they may come in any order. One process at a time may use a file.
///
/// **Source.** The article on UICollectionView with two sections stores the
/// whole catalogue and the shown order, as property lists.
public struct CatalogStore<Tag: CatalogTag>: Sendable {
  /// Where the file lies.
  public let url: URL

  /// How it is written.
  public let format: CatalogFormat

  /// The number of tags below which none can be hidden.
  public let minimumShown: Int

  /// The number of shown tags, from the first, that stay where they are.
  public let pinned: Int

  /// The greatest number of bytes that a file may have.
  public let byteLimit: Int

  var files = AtomicFile()

  /// Names a file, which need not be there yet.
  ///
  /// - Parameters:
  ///   - url: Where it lies, or is to lie. A link stays a link.
  ///   - format: How it is written.
  ///   - minimumShown: The number of tags below which none can be hidden.
  ///   - pinned: The number of shown tags, from the first, that stay.
  ///   - byteLimit: The greatest number of bytes that a file may have.
  public init(
    at url: URL, format: CatalogFormat, minimumShown: Int = 0,
    pinned: Int = 0, byteLimit: Int = 16 << 20
  ) {
    self.url = url
    self.format = format
    self.minimumShown = minimumShown
    self.pinned = pinned
    self.byteLimit = byteLimit
  }

  /// Reads the catalogue.
  ///
  /// - Returns: The catalogue, and the ids of the tags that were shown and are
  ///   in the catalogue no more.
  /// - Throws: ``CatalogError``; the file stays as it is.
  public func load() throws(CatalogError) -> (
    catalog: Catalog<Tag>, dropped: [Tag.ID]
  ) {
    let document = try read()
    return (try catalog(of: document), document.dropped)
  }

  /// Stores which tags are shown and in which order, and if there is no file
  /// yet, the catalogue too.
  ///
  /// - Throws: ``CatalogError``; the file stays as it is.
  public func save(_ catalog: Catalog<Tag>) throws(CatalogError) {
    var document = CatalogDocument(catalogue: catalog.tags, shown: [])
    do throws(CatalogError) {
      document = try read()
    } catch {
      guard case .missing = error else { throw error }
    }
    document.take(catalog)
    try write(document)
  }

  /// Stores a newer catalogue, which is in force from the next load.
  ///
  /// - Parameter newer: Every tag, in the order of the newer catalogue.
  /// - Returns: What it changes.
  /// - Throws: ``CatalogError``, also if there is no file; it stays as it is.
  @discardableResult
  public func merge(
    _ newer: [Tag]
  ) throws(CatalogError) -> CatalogChanges<Tag.ID> {
    var document = try read()
    let (_, changes) = try catalog(of: document).merged(with: newer)
    document.catalogue = newer
    try write(document)
    return changes
  }

  private func catalog(
    of document: CatalogDocument<Tag>
  ) throws(CatalogError) -> Catalog<Tag> {
    try Catalog(
      checking: document.catalogue, shown: document.remaining,
      minimumShown: minimumShown, pinned: pinned)
  }

  private func write(
    _ document: CatalogDocument<Tag>
  ) throws(CatalogError) {
    let data: Data
    do { data = try format.encode(document) } catch {
      throw .unwritable(path: url.path, reason: "a tag cannot be encoded")
    }
    if data.count > byteLimit {
      throw .tooLarge(path: url.path, limit: byteLimit)
    }
    try files.write(data, to: url)
  }

  private func read() throws(CatalogError) -> CatalogDocument<Tag> {
    let data = try files.read(url, limit: byteLimit)
    guard let header = decode(CatalogHeader.self, from: data) else {
      // What can be read at all, but has no header, was made by others.
      if decode([String: Anything].self, from: data) != nil
        || decode([Anything].self, from: data) != nil
      {
        throw .foreign(path: url.path)
      }
      throw corrupt("it is cut off or no \(format.rawValue)")
    }
    guard header.format == CatalogDocument<Tag>.format else {
      throw .foreign(path: url.path)
    }
    let document: CatalogDocument<Tag>?
    switch header.version {
    case 1:
      document =
        decode(FirstCatalogDocument<Tag>.self, from: data)?.current
    case CatalogDocument<Tag>.version:
      document = decode(CatalogDocument<Tag>.self, from: data)
    case let version where version > CatalogDocument<Tag>.version:
      throw .newer(path: url.path, version: version)
    default:
      throw corrupt("there is no version \(header.version)")
    }
    guard let document else { throw corrupt("a tag or an id is missing") }
    do throws(CatalogError) {
      _ = try catalog(of: document)
    } catch {
      throw corrupt("\(error)")
    }
    return document
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) -> Value? {
    try? format.decode(type, from: data)
  }

  private func corrupt(_ reason: String) -> CatalogError {
    .corrupt(path: url.path, reason: reason)
  }
}

/// Any value, to tell whether something can be read.
private struct Anything: Decodable {
  init(from decoder: any Decoder) {}
}
