/// Moves by giving the item a tag between those of its new neighbours, with
/// room left for the next.
///
/// Every item carries a 64-bit tag; the arrays are in the order of the tags,
/// and whoever stores the rows elsewhere needs the tags alone to order them.
///
///     [a10 b20 c30 d40]     a to final 2
///     [b20 c30 a35 d40]     one tag is written, halfway between c and d
///
/// Where there is no tag left between the neighbours, the tags around are
/// spread anew: of the smallest range of tags that is not too crowded.
///
///     [b20 c30 a31 d32]     b to final 1, between c and a: no room
///     [c25 b28 a30 d32]     three tags are spread over 24..<32
///
/// **Source.** Order maintenance (Dietz and Sleator 1987; Bender and others
/// 2002), and the gapped integers that databases order rows by.
///
/// **Cost.** A move shifts the rows between, (distance + 1) slots, as
/// ``Rotation`` does; a transfer shifts the tails of both lists, as
/// ``RemoveInsert`` does. It writes one tag, or if there is no room, those of
/// the range that is spread; over any sequence of moves that is O(log n) tags
/// for each (see `SparseTags+Spread.swift`).
///
/// **When to use it.** Where the place of an item is stored with it, and every
/// tag that changes has to be written or sent: a table of a database, a sync
/// engine. **When not:** in memory alone; ``Rotation`` does the same without
/// tags.
public struct SparseTags<Element>: MoveStrategy {
  /// An item with its tag: what a database stores.
  public struct Row {
    /// The number that orders the rows of one list, at least 0: it fits the
    /// signed 64-bit integers that databases have.
    public var tag: Int64

    /// The item.
    public var element: Element

    /// Creates a row; nothing is checked here.
    @inlinable
    public init(tag: Int64, element: Element) {
      self.tag = tag
      self.element = element
    }
  }

  /// The rows, list by list, in the order of their tags.
  @usableFromInline var table: RemoveInsert<Row>

  /// The tags are below this power of two.
  @usableFromInline let tagWidth: UInt64

  /// Creates the multi-list with the items of `lists` and spreads their tags
  /// evenly.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public init(_ lists: [[Element]]) { self.init(lists, tagWidth: 63) }

  /// Creates the multi-list with tags of fewer bits, so that they become
  /// scarce in small worlds.
  ///
  /// - Precondition: No list has more than 2^`tagWidth` items, ever.
  @inlinable
  package init(_ lists: [[Element]], tagWidth: UInt64) {
    table = RemoveInsert(
      lists.map { $0.map { Row(tag: 0, element: $0) } })
    self.tagWidth = tagWidth
    var probe = Uncounted()
    for list in lists.indices {
      tag(0..<lists[list].count, inList: list, probe: &probe)
    }
  }

  /// The items, list by list.
  ///
  /// - Complexity: O(*items* + *lists*).
  @inlinable
  public var lists: [[Element]] {
    table.lists.map { $0.map { $0.element } }
  }

  /// The number of lists.
  @inlinable
  public var listCount: Int { table.listCount }

  /// The number of items in `list`, a list in `0..<listCount`.
  @inlinable
  public func count(ofList list: Int) -> Int { table.count(ofList: list) }

  /// The item at `position`.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(1).
  @inlinable
  public subscript(position: Position) -> Element { table[position].element }

  /// Inserts `element` at `gap`, with a tag between those of its neighbours.
  ///
  /// - Precondition: The gap exists.
  /// - Complexity: O(*items behind the gap in its list*); O(log n) tags are
  ///   written, amortised.
  @inlinable
  public mutating func insert(_ element: Element, at gap: Gap) {
    table.insert(Row(tag: 0, element: element), at: gap)
    var probe = Uncounted()
    tag(gap.index..<gap.index + 1, inList: gap.list, probe: &probe)
  }

  /// Removes and returns the item at `position`; no tag is written.
  ///
  /// - Precondition: An item is at `position`.
  /// - Complexity: O(*items behind it in its list*).
  @inlinable
  @discardableResult
  public mutating func remove(at position: Position) -> Element {
    table.remove(at: position).element
  }

  /// Moves the item at `from` to the final place `to`.
  ///
  /// - Complexity: O(*distance*) in a list, O(*n*) of both lists otherwise;
  ///   O(log n) tags are written, amortised.
  @inlinable
  @discardableResult
  public mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    require(from: from, to: to, meaning: .move)
    if from == to { return .unchanged }
    if from.list == to.list {
      table.lists[from.list].withUnsafeMutableBufferPointer { rows in
        rows.baseAddress.unsafelyUnwrapped
          .rotate(from: from.index, to: to.index, probe: &probe)
      }
    } else {
      table.reorder(from: from, to: to, probe: &probe)
    }
    tag(to.index..<to.index + 1, inList: to.list, probe: &probe)
    return .moved(Move(from: from, to: to))
  }

  /// Takes several items to one gap and gives them tags in one go.
  ///
  /// - Precondition: Every item is there and named once, and the gap exists.
  /// - Complexity: As that of ``RemoveInsert``; O(k + log n) tags are written
  ///   for k items, amortised.
  @inlinable
  @discardableResult
  public mutating func moveBatch(
    _ items: some Sequence<Position>, to gap: Gap
  ) -> BatchOutcome {
    let outcome = table.moveBatch(items, to: gap)
    if case .moved(let start, let count) = outcome {
      var probe = Uncounted()
      tag(
        start.index..<start.index + count, inList: start.list, probe: &probe)
    }
    return outcome
  }

  /// Takes several items each to its own final place, and gives tags to each
  /// run of them in one go.
  ///
  /// - Precondition: The moves make a legal ``Scatter``.
  /// - Complexity: As that of ``RemoveInsert``; O(k log n) tags are written for
  ///   k moves, amortised.
  @inlinable
  @discardableResult
  public mutating func scatter(_ moves: some Sequence<Move>) -> GroupOutcome {
    let outcome = table.scatter(moves)
    guard case .moved(let moves) = outcome else { return outcome }
    var runs: [(list: Int, range: Range<Int>)] = []
    for place in moves.map({ $0.to }).sorted() {
      if let last = runs.last, last.list == place.list,
        last.range.upperBound == place.index
      {
        runs[runs.count - 1].range = last.range.lowerBound..<place.index + 1
      } else {
        runs.append((place.list, place.index..<place.index + 1))
      }
    }
    // Until its turn comes, a run counts with the row in front of it.
    for run in runs { untag(run.range, inList: run.list) }
    var probe = Uncounted()
    for run in runs where !isTagged(run.range, inList: run.list) {
      tag(run.range, inList: run.list, probe: &probe)
    }
    return outcome
  }
}

extension SparseTags.Row: Sendable where Element: Sendable {}
extension SparseTags.Row: Equatable where Element: Equatable {}
extension SparseTags: Sendable where Element: Sendable {}
