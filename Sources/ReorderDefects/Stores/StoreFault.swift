/// A known wrong way to store a catalogue, and how it is found.
package struct StoreFault: Sendable {
  /// The name of the type.
  package let name: String

  private let difference: @Sendable ([CatalogDeed], [Int]) -> String?

  private init<Storage: CatalogStorage & SendableMetatype>(
    _: Storage.Type
  ) {
    name = "\(Storage.self)"
    difference = CatalogTrial<Storage>.difference
  }

  /// All of them.
  package static let all = [
    StoreFault(TapsOnlySaved.self), StoreFault(TwoWrites.self),
    StoreFault(RenamedTagHidden.self),
    StoreFault(DifferenceTakenForEqual.self),
    StoreFault(OldCatalogueSaved.self), StoreFault(ServerOrderTaken.self),
    StoreFault(NewTagsLost.self),
  ]

  /// The fewest deeds that show it, of up to four, with three tags of which all
  /// are shown; nil if none do.
  package var smallest: [CatalogDeed]? {
    let deeds: [CatalogDeed] = [
      .show(2), .hide(1), .hide(2), .move(1, 2), .save, .crash, .crashInSave,
      .merge([0, 2, 1]), .merge([3, 1, 0]), .merge([2]),
    ]
    var sequences: [[CatalogDeed]] = [[]]
    for _ in 0..<4 {
      sequences = sequences.flatMap { start in deeds.map { start + [$0] } }
      if let found = sequences.first(where: {
        difference($0, [0, 1, 2]) != nil
      }) {
        return found
      }
    }
    return nil
  }
}
