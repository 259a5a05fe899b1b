import Reorder
import ReorderCatalog
import ReorderChecking

/// What is done with a catalogue of tags 0, 1, 2 and so on, in memory and where
/// it is stored.
package enum CatalogDeed: Hashable, Sendable {
  /// The hidden tag is shown, at the end.
  case show(Int)

  /// The shown tag is hidden.
  case hide(Int)

  /// The shown tag at the first index goes to the final index.
  case move(Int, Int)

  /// The catalogue is stored.
  case save

  /// The process ends half-way through storing the catalogue, and another one
  /// loads what there is.
  case crashInSave

  /// The process ends, and another one loads.
  case crash

  /// A newer catalogue comes, with these tags under new names.
  case merge([Int])
}

extension CatalogDeed: CustomStringConvertible {
  /// The deed in a few words.
  package var description: String {
    switch self {
    case .show(let id): "show \(id)"
    case .hide(let id): "hide \(id)"
    case .move(let from, let to): "move \(from) to final \(to)"
    case .save: "save"
    case .crashInSave: "crash in a save"
    case .crash: "crash"
    case .merge(let tags): "merge \(tags)"
    }
  }
}

/// A tag as a server names it.
package struct StoredTag: CatalogTag, Hashable {
  package let id: Int

  /// How often the catalogue has come anew.
  package let edition: Int

  package init(id: Int, edition: Int) {
    self.id = id
    self.edition = edition
  }
}

/// A catalogue and what is stored of it, said as simply as it can be: lists of
/// ids. The first shown tag is pinned, and one stays shown.
package struct CatalogModel: Hashable, Sendable {
  package private(set) var tags: [Int]
  package private(set) var shown: [Int]
  private var storedTags: [Int]
  private var storedShown: [Int]

  /// Creates a catalogue of which all is shown and stored.
  package init(_ ids: [Int]) {
    tags = ids
    shown = ids
    storedTags = ids
    storedShown = ids
  }

  /// Returns what may be after the deed: the one thing, or where the process
  /// ends half-way, that it was stored or was not.
  package func after(_ deed: CatalogDeed) -> [CatalogModel] {
    var model = self
    switch deed {
    case .show(let id):
      if tags.contains(id) && !shown.contains(id) { model.shown.append(id) }
    case .hide(let id):
      if shown.first != id && shown.count > 1 {
        model.shown.removeAll { $0 == id }
      }
    case .move(let from, let to):
      guard from > 0, to > 0, from < shown.count, to < shown.count else {
        break
      }
      model.shown =
        Model([shown]).moving(
          Move(
            from: Position(list: 0, index: from),
            to: Position(list: 0, index: to)))[0]
    case .save: model.storedShown = shown
    case .crash:
      model.tags = storedTags
      model.shown = storedShown.filter(storedTags.contains)
    case .crashInSave:
      return after(.crash) + after(.save).flatMap { $0.after(.crash) }
    case .merge(let newer): model.storedTags = newer
    }
    return [model]
  }
}
