import Reorder
import ReorderChecking
import Testing

@testable import ReorderCatalog

/// What is done with a catalogue, in memory and on the disk.
private enum Deed: Hashable {
  case show(Int)
  case hide(Int)
  case move(Int, Int)
  case save
  /// The process ends, and another one loads.
  case crash
  case merge([Int])
}

/// A catalogue and its file, said as simply as it can be: three lists of ids.
private struct CatalogModel: Equatable {
  var tags: [Int]
  var shown: [Int]
  var storedTags: [Int]
  var storedShown: [Int]

  mutating func take(_ deed: Deed) {
    switch deed {
    case .show(let id):
      if tags.contains(id) && !shown.contains(id) { shown.append(id) }
    case .hide(let id):
      if shown.first != id && shown.count > 1 { shown.removeAll { $0 == id } }
    case .move(let from, let to):
      guard from > 0, to > 0, from < shown.count, to < shown.count else {
        return
      }
      shown =
        Model([shown]).moving(
          Move(
            from: Position(list: 0, index: from),
            to: Position(list: 0, index: to)))[0]
    case .save: storedShown = shown
    case .crash:
      tags = storedTags
      shown = storedShown.filter { storedTags.contains($0) }
    case .merge(let newer): storedTags = newer
    }
  }
}

/// Known wrong ways to store a catalogue.
private enum StoreFault: CaseIterable {
  /// Only taps save: a dragged order is lost. (The article on UICollectionView
  /// with two sections.)
  case savesTapsOnly

  /// Saving writes the catalogue that was loaded over a newer one that has come
  /// since: its new tags are lost.
  case savesOldCatalogue

  /// What a newer catalogue adds arrives shown.
  case showsNewTags

  /// A newer catalogue brings its own order of the shown tags along.
  case mergesOrder
}

/// The same with the real parts, the file in memory.
private struct CatalogInUse {
  var catalog: Catalog<Tag>
  var document: CatalogDocument<Tag>
  var fault: StoreFault?

  /// The shown tags after the last tap.
  private var tapped: [Int]

  init(_ ids: [Int], fault: StoreFault? = nil) throws {
    self.fault = fault
    tapped = ids
    catalog = try Catalog(
      checking: ids.map { Tag($0) }, minimumShown: 1, pinned: 1)
    document = CatalogDocument(catalogue: catalog.tags, shown: ids)
  }

  mutating func take(_ deed: Deed) throws {
    let isThere = { [catalog] (id: Int) in catalog.place(of: id) != nil }
    switch deed {
    case .show(let id):
      if isThere(id) { catalog.show(id) }
      tapped = catalog.shownIDs
    case .hide(let id):
      if isThere(id) { catalog.hide(id) }
      tapped = catalog.shownIDs
    case .move(let from, let to):
      let count = catalog.shown.count
      if from < count && to < count { catalog.move(from: from, to: to) }
    case .save:
      document.take(catalog)
      if fault == .savesTapsOnly { document.shown = tapped }
      if fault == .savesOldCatalogue { document.catalogue = catalog.tags }
    case .crash:
      catalog = try Catalog(
        checking: document.catalogue, shown: document.remaining,
        minimumShown: 1, pinned: 1)
    case .merge(let newer):
      let old = Set(document.catalogue.map { $0.id })
      document.catalogue = newer.map { Tag($0) }
      if fault == .showsNewTags {
        document.shown += newer.filter { !old.contains($0) }
      }
      if fault == .mergesOrder {
        document.shown = newer.filter(document.shown.contains)
      }
    }
  }
}

@Suite("No tag is lost or doubled")
struct CatalogLawTests {
  private static let first = [0, 1, 2]

  private static let deeds: [Deed] =
    (0...3).flatMap { [.show($0), .hide($0)] }
    + [
      .move(1, 2), .move(0, 1), .save, .crash, .merge([3, 1, 0]),
      .merge([2]), .merge(first),
    ]

  /// Carries deeds out and returns what is wrong after one, or nil if all is as
  /// the model says.
  private func difference(
    after deeds: [Deed], of ids: [Int], fault: StoreFault? = nil
  ) throws -> String? {
    var real = try CatalogInUse(ids, fault: fault)
    var model = CatalogModel(
      tags: ids, shown: ids, storedTags: ids, storedShown: ids)
    for (number, deed) in deeds.enumerated() {
      try real.take(deed)
      model.take(deed)
      let catalog = real.catalog
      if catalog.shownIDs != model.shown
        || catalog.hiddenIDs.sorted()
          != model.tags.filter({ !model.shown.contains($0) }).sorted()
        || real.document.catalogue.map({ $0.id }) != model.storedTags
        || real.document.shown != model.storedShown
      {
        return "after \(deeds[...number]): shown \(catalog.shownIDs), "
          + "hidden \(catalog.hiddenIDs), expected \(model)"
      }
    }
    return nil
  }

  private func check(_ deeds: [Deed], of ids: [Int]) throws {
    if let difference = try difference(after: deeds, of: ids) {
      Issue.record("\(difference)")
    }
  }

  @Test("Known wrong ways to store are seen", arguments: StoreFault.allCases)
  fileprivate func faults(fault: StoreFault) throws {
    for first in Self.deeds {
      for second in Self.deeds {
        for third in Self.deeds {
          let deeds = [first, second, third, .crash]
          if try difference(after: deeds, of: Self.first, fault: fault) != nil {
            return
          }
        }
      }
    }
    Issue.record("nothing shows it")
  }

  @Test("After every four deeds with up to four tags")
  func exhaustive() throws {
    var count = 0
    for first in Self.deeds {
      for second in Self.deeds {
        for third in Self.deeds {
          for fourth in Self.deeds {
            try check([first, second, third, fourth], of: Self.first)
            count += 1
          }
        }
      }
    }
    print("catalogue: \(count) sequences of deeds")
  }

  @Test("After hundreds of random deeds with up to twelve tags")
  func random() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("catalogue: seed \(seed)")
    var random = SplitMix64(seed: seed)
    func id() -> Int { Int.random(in: 0..<12, using: &random) }
    for _ in 0..<50 {
      let deeds = (0..<300).map { _ -> Deed in
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: .show(id())
        case 2: .hide(id())
        case 3, 4: .move(id(), id())
        case 5: .save
        case 6: .crash
        default:
          .merge(
            Array(
              (0..<12).shuffled(using: &random)
                .prefix(Int.random(in: 1...12, using: &random))))
        }
      }
      try check(deeds, of: Array(0..<8))
    }
  }
}
