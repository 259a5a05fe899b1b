public import Reorder

/// A catalogue of tags of which some are shown, in an order of their own, and
/// the others hidden.
///
///     var tags = try Catalog(checking: [all, art, film, war], shown: [1, 4])
///     tags.shown                          // [all war]
///     tags.hidden                         // [art film]
///     tags.show(3)                        // [all war film] [art]
///     tags.move(from: 2, toFinal: 1)           // [all film war] [art]
///     tags.hide(4, to: .cataloguePlace)   // [all film] [art war]
///
/// Every tag is in one of the two lists and in one place of it, whatever is
/// done. What would break a rule is refused and changes nothing: a pinned tag
/// neither moves nor is displaced, and as many stay shown as must.
///
/// **Source.** The tag editors of news apps: the article on UICollectionView
/// with two sections, and the one of DragButtonSortView.
public struct Catalog<Tag: CatalogTag>: Sendable {
  /// Every tag, in the order of the catalogue.
  public let tags: [Tag]

  /// The number of tags below which none can be hidden.
  public var minimumShown: Int { board.rules.rules(ofList: 0).minimum }

  /// The number of shown tags, from the first, that stay where they are.
  public var pinned: Int { board.rules.rules(ofList: 0).leadingPins }

  /// The shown tags and the hidden ones, with their rules.
  var board: Constrained<RemoveInsert<Tag>>

  /// The place of each tag in the catalogue.
  private let ranks: [Tag.ID: Int]

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - tags: Every tag, in the order of the catalogue.
  ///   - shown: The ids of the shown tags in their order; all if nil. The
  ///     others are hidden, in the order of the catalogue.
  ///   - minimumShown: The number of tags below which none can be hidden, at
  ///     least 0. That there are fewer from the start is no fault.
  ///   - pinned: The number of shown tags, from the first, that stay where they
  ///     are, at least 0.
  /// - Throws: ``CatalogError/duplicate(id:)`` or ``CatalogError/unknown(id:)``.
  /// - Complexity: O(n).
  public init(
    checking tags: [Tag], shown: [Tag.ID]? = nil, minimumShown: Int = 0,
    pinned: Int = 0
  ) throws(CatalogError) {
    let ranks = try Self.ranks(of: tags.map { $0.id })
    let shown = shown ?? tags.map { $0.id }
    let order = try Self.ranks(of: shown)
    for id in shown where ranks[id] == nil {
      throw .unknown(id: "\(id)")
    }
    self.tags = tags
    self.ranks = ranks
    board = Constrained(
      [
        shown.map { tags[ranks[$0]!] },
        tags.filter { order[$0.id] == nil },
      ],
      rules: Rules(lists: [
        ListRules(minimum: minimumShown, leadingPins: pinned)
      ]))
  }

  private static func ranks(
    of ids: [Tag.ID]
  ) throws(CatalogError) -> [Tag.ID: Int] {
    var ranks: [Tag.ID: Int] = [:]
    for (rank, id) in ids.enumerated() {
      guard ranks.updateValue(rank, forKey: id) == nil else {
        throw .duplicate(id: "\(id)")
      }
    }
    return ranks
  }

  /// The shown tags in their order.
  public var shown: [Tag] { board.lists[0] }

  /// The hidden tags in their order.
  public var hidden: [Tag] { board.lists[1] }

  /// The place of the tag in the lists, 0 shown and 1 hidden; nil if no tag has
  /// the id.
  ///
  /// - Complexity: O(n).
  public func place(of id: Tag.ID) -> Position? {
    if ranks[id] == nil { return nil }
    for list in 0..<2 {
      for index in 0..<board.count(ofList: list) {
        let place = Position(list: list, index: index)
        if board[place].id == id { return place }
      }
    }
    return nil
  }

  /// The place in the catalogue of a tag that is in it.
  func rank(of id: Tag.ID) -> Int { ranks[id]! }
}
