import Reorder

/// A case whose items are known by labels, and what it must come to, by the
/// model alone.
///
/// The items have labels in reading order, from 0; an insertion brings the
/// next label, also where it is refused. The operations are asked of the model
/// once and then compared with any number of strategies.
package struct ExpectedCase: Sendable {
  /// The case, with the operations up to the first invalid one.
  package private(set) var aCase: Case

  /// The labels of the items before, list by list.
  package let labels: [[Int]]

  /// The valid operations, in the dialect and the order of the case.
  package private(set) var operations: [ListOperation] = []

  /// The right answer to each valid operation.
  package private(set) var effects: [Effect] = []

  /// The number of items in each list after each operation, one operation
  /// behind the other.
  private(set) var counts: [Int] = []

  /// Why the last operation of the case makes no sense, if it makes none.
  package private(set) var reason: CaseResult.Reason?

  /// Where the package first judges or resolves an operation otherwise than the
  /// model, if it does: no strategy can be asked then.
  private(set) var faultOfBorder: CaseFault?

  /// The label of the first item that an insertion brings.
  package let firstNewLabel: Int

  private var model: RuledModel
  private var nextLabel: Int

  /// Asks the model what a case must come to.
  ///
  /// - Precondition: The rules make sense for the lists.
  package init(_ aCase: Case) {
    self.init(
      lists: aCase.lists, rules: aCase.rules, retargeting: aCase.retargeting,
      capacity: aCase.operations.count)
    for operation in aCase.operations where !append(operation) { break }
    self.aCase = aCase
  }

  /// Creates a case without operations, with room for so many.
  init(
    lists: [[String]], rules: Rules, retargeting: Case.Retargeting,
    capacity: Int = 0
  ) {
    aCase = Case(
      lists: lists, rules: rules, retargeting: retargeting, operations: [])
    var next = 0
    labels = lists.map { list in
      defer { next += list.count }
      return Array(next..<(next + list.count))
    }
    firstNewLabel = next
    nextLabel = next
    model = RuledModel(
      labels, rules: rules, retarget: retargeting.retarget)
    aCase.operations.reserveCapacity(capacity)
    operations.reserveCapacity(capacity)
    effects.reserveCapacity(capacity)
    counts.reserveCapacity(capacity * lists.count)
  }

  /// The labels after all operations, list by list; those before the invalid
  /// one, if there is one.
  package var after: [[Int]] { model.model.lists }

  /// The shape of the lists after the operations so far.
  var shape: Shape { Shape(model.model.lists.map { $0.count }) }

  /// Lets the model carry out one more operation.
  ///
  /// - Returns: Whether it made sense; if not, the case ends there.
  mutating func append(_ operation: Operation) -> Bool {
    aCase.operations.append(operation)
    let before = model.model
    reason = before.reason(against: operation)
    let given = reason == nil ? before.given(operation) : nil
    if faultOfBorder == nil {
      faultOfBorder = Self.faultOfBorder(
        operation, operations.count, reason, given, in: before)
    }
    guard let given else { return false }
    let effect = model.carryOut(given, meaning: .move, newLabel: nextLabel)
    if case .session(.invalid(let reason)) = effect {
      self.reason = reason
      return false
    }
    effects.append(effect)
    operations.append(given)
    nextLabel += operation.newItems.count
    for list in model.model.lists { counts.append(list.count) }
    return true
  }

  /// What the case comes to with the names of its items.
  package var result: CaseResult {
    let names =
      aCase.lists.flatMap { $0 } + aCase.operations.flatMap { $0.newItems }
    let lists = after.map { $0.map { names[$0] } }
    if let reason {
      return .invalid(operation: operations.count, reason, lists: lists)
    }
    return .valid(
      zip(effects, operations).map { $0.outcome(of: $1) }, lists: lists)
  }
}
