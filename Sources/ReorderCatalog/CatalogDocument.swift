import Foundation

/// What a file holds of a catalogue: every tag, and which are shown.
///
/// Which are hidden is not stored, it follows: so no crash between two writes
/// can lose a tag or show it twice.
package struct CatalogDocument<Tag: CatalogTag>: Codable, Equatable {
  package static var format: String { "reorder-catalog" }
  package static var version: Int { 2 }

  package var format = Self.format
  package var version = Self.version

  /// Every tag, in the order of the catalogue.
  package var catalogue: [Tag]

  /// The ids of the shown tags, in their order.
  package var shown: [Tag.ID]

  package init(catalogue: [Tag], shown: [Tag.ID]) {
    self.catalogue = catalogue
    self.shown = shown
  }

  /// The shown ids that the catalogue lacks.
  package var dropped: [Tag.ID] {
    let ids = Set(catalogue.map { $0.id })
    return shown.filter { !ids.contains($0) }
  }

  /// The shown ids that are in the catalogue.
  package var remaining: [Tag.ID] {
    let ids = Set(catalogue.map { $0.id })
    return shown.filter { ids.contains($0) }
  }

  /// Takes over which tags are shown. The catalogue stays: a newer one may have
  /// come since this one was loaded.
  package mutating func take(_ catalog: Catalog<Tag>) {
    shown = catalog.shown.map { $0.id }
  }
}

/// What tells the file of a catalogue from any other.
struct CatalogHeader: Codable {
  let format: String
  let version: Int
}

/// The first form of the file: both lists whole, as the articles stored them.
/// A catalogue without an order of its own.
struct FirstCatalogDocument<Tag: CatalogTag>: Codable {
  var format = CatalogDocument<Tag>.format
  var version = 1
  let shown: [Tag]
  let hidden: [Tag]

  var current: CatalogDocument<Tag> {
    CatalogDocument(catalogue: shown + hidden, shown: shown.map { $0.id })
  }
}

/// How a file is written.
public enum CatalogFormat: String, Sendable, CaseIterable {
  /// JSON with sorted keys.
  case json

  /// A property list in XML.
  case propertyList

  func encode(_ value: some Encodable) throws -> Data {
    switch self {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(value)
    case .propertyList:
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return try encoder.encode(value)
    }
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    switch self {
    case .json: try JSONDecoder().decode(type, from: data)
    case .propertyList: try PropertyListDecoder().decode(type, from: data)
    }
  }
}
