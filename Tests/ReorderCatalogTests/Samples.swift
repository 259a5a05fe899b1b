import Foundation
import ReorderCatalog

/// A tag of a news app.
struct Tag: CatalogTag, Hashable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String? = nil) {
    self.id = id
    self.name = name ?? "tag \(id)"
  }
}

extension Catalog {
  var shownIDs: [Tag.ID] { shown.map { $0.id } }
  var hiddenIDs: [Tag.ID] { hidden.map { $0.id } }
}

/// A folder of its own, which is gone at the end.
func withFolder<Result>(
  _ body: (URL) throws -> Result
) rethrows -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("catalog-\(UUID().uuidString)")
  try! FileManager.default.createDirectory(
    at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
