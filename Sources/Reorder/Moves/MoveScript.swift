/// The shortest list of moves that turns one multi-list into another: what to
/// send or to animate where only the lists before and after are known.
///
///     let script = try MoveScript(
///       from: [["a", "b", "c", "d"], ["x"]],
///       to: [["d", "a", "b"], ["x", "c"]])
///     script.steps
///     // (0, 3) -> (0, 0)     [d a b c] [x]
///     // (0, 3) -> (1, 1)     [d a b] [x c]
///
/// An item need not move if it stays in its list and so does the order of those
/// that need not; in each list they are a longest increasing subsequence of the
/// final indices. Every other item moves once: no list of moves is shorter.
///
/// **Source.** Longest common subsequences as differences of files (Hunt and
/// Szymanski 1977), which for different items are increasing subsequences.
public struct MoveScript: Hashable, Sendable {
  /// The moves all at once: places before and final places, for
  /// ``MoveStrategy/scatter(_:)``.
  public let scatter: Scatter

  /// Creates the shortest script that makes the lists `after` of the lists
  /// `before`.
  ///
  /// - Parameters:
  ///   - before: The ids of the items, list by list, each once.
  ///   - after: The same ids in as many lists.
  /// - Throws: ``InvalidMoveScript``: another number of lists; an id twice
  ///   before; then the first place after that has an id twice or one that is
  ///   not there before; then the first place before whose id is not there
  ///   after.
  /// - Complexity: O(n log n) for n items, O(n) if almost all are in order.
  @inlinable
  public init<ID: Hashable>(
    from before: [[ID]], to after: [[ID]]
  ) throws(InvalidMoveScript) {
    if before.count != after.count {
      throw .listCounts(before: before.count, after: after.count)
    }
    let bounds = ListBounds(before.lazy.map { $0.count })
    let ids = before.flatMap { $0 }
    var ranks: [ID: Int] = [:]
    ranks.reserveCapacity(ids.count)
    for rank in ids.indices {
      if let first = ranks.updateValue(rank, forKey: ids[rank]) {
        throw .twiceBefore(
          bounds.position(at: first), bounds.position(at: rank))
      }
    }
    // Most ids are found behind the one found last, without a look-up.
    var finals = [Int](repeating: -1, count: ids.count)
    var next = 0
    var offset = 0
    for (list, items) in after.enumerated() {
      for (index, id) in items.enumerated() {
        let isNext = next < ids.count && ids[next] == id
        guard let rank = isNext ? next : ranks[id] else {
          throw .onlyAfter(Position(list: list, index: index))
        }
        if finals[rank] >= 0 {
          throw .twiceAfter(
            ListBounds(after.lazy.map { $0.count })
              .position(at: finals[rank]),
            Position(list: list, index: index))
        }
        finals[rank] = offset
        offset += 1
        next = rank + 1
      }
    }
    if offset < ids.count, let missing = finals.firstIndex(of: -1) {
      throw .onlyBefore(bounds.position(at: missing))
    }
    self.init(
      finals: finals, before: bounds,
      after: ListBounds(after.lazy.map { $0.count }))
  }

  /// Creates the shortest script for items that are known by their offsets.
  ///
  /// - Parameter finals: For each item before its offset after.
  @usableFromInline
  init(finals: [Int], before: ListBounds, after: ListBounds) {
    var moves: [Move] = []
    for list in 0..<before.listCount {
      let moving = offsetsOutsideLongestIncreasing(
        of: finals[before.offsets(ofList: list)],
        in: after.offsets(ofList: list))
      for offset in moving {
        moves.append(
          Move(
            from: before.position(at: offset),
            to: after.position(at: finals[offset])))
      }
    }
    scatter = Scatter(ascending: moves)
  }

  /// The moves one after the other: each is read on the lists that the one
  /// before has left.
  ///
  /// - Complexity: O(k log k) for k moves.
  public var steps: [Move] { scatter.steps }

  /// The shortest script that makes the lists before of the lists after.
  ///
  /// - Complexity: O(k log k) for k moves.
  public var inverse: MoveScript {
    MoveScript(
      scatter: Scatter(
        ascending: scatter.inverse.sorted { $0.from < $1.from }))
  }

  private init(scatter: Scatter) { self.scatter = scatter }
}
