import Reorder
import ReorderCatalog
import Testing

/// Faults of stored orders that users of reorder code reported in public. Each
/// names the project and the number of the report.
@Suite("Reported faults of stored orders")
struct ReportedOrderTests {
  /// The order after a saved one has met a catalogue, where what is new is
  /// shown at the end.
  private func order(saved: String, catalogue: String) throws -> String {
    struct Row: CatalogTag {
      let id: String
    }
    func rows(_ ids: String) -> [Row] { ids.map { Row(id: "\($0)") } }
    let old = try Catalog(checking: rows(saved))
    var (catalog, changes) = try old.merged(with: rows(catalogue))
    for id in changes.added { catalog.show(id) }
    return catalog.shown.map { $0.id }.joined()
  }

  @Test(
    "What stays keeps its order, what is gone drops out, what is new follows",
    arguments: [
      // OpenSAK-Org/OpenSAK#281
      ("cab", "acd", "cad"),
      // loopbackio/loopback-datasource-juggler#216
      ("db", "abcde", "dbace"),
      // vbenjs/vue-vben-admin#8166
      ("ab", "abr", "abr"),
    ])
  func merged(saved: String, catalogue: String, after: String) throws {
    #expect(try order(saved: saved, catalogue: catalogue) == after)
  }

  @Test(
    "Moves by a neighbour are replayed on the defaults, and cannot be a circle (JetBrains/intellij-community#3447)"
  )
  func replayed() throws {
    struct Action: Identifiable {
      let id: String
    }
    var order = try IdentifiedTree(
      checking: [["A", "N", "B"].map { Action(id: $0) }])
    for (id, neighbour) in [("B", "A"), ("B", "gone")]
    where order.place(of: neighbour) != nil {
      order.move(id, before: neighbour)
    }
    #expect(order.lists[0].map { $0.id } == ["B", "A", "N"])
  }
}
