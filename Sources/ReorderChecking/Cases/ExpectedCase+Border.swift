import Reorder

extension ExpectedCase {
  /// Returns what is wrong with the package's own judgement of an operation:
  /// whether it makes sense, and which final places and gaps it means.
  ///
  /// - Parameters:
  ///   - operation: The operation of that rank.
  ///   - reason: Why the model finds no sense in it, or nil.
  ///   - given: What the model takes it for, if it makes sense.
  ///   - model: The lists before.
  static func faultOfBorder(
    _ operation: Operation, _ rank: Int, _ reason: CaseResult.Reason?,
    _ given: ListOperation?, in model: Model
  ) -> CaseFault? {
    do throws(InvalidCase) {
      let found = try operation.resolved(
        in: Shape(model.lists.map { $0.count }))
      guard let right = given.map({ model.resolved($0) }) else {
        return fault(rank, reason.words, "\(found)")
      }
      return found == right ? nil : fault(rank, "\(right)", "\(found)")
    } catch {
      return error.reason == reason
        ? nil
        : fault(
          rank, given.map { "\($0)" } ?? reason.words,
          Optional(error.reason).words)
    }
  }

  private static func fault(
    _ rank: Int, _ expected: String, _ actual: String
  ) -> CaseFault {
    CaseFault(
      operation: rank, law: .dialects, expected: expected, actual: actual)
  }
}

extension CaseResult.Reason? {
  fileprivate var words: String { "invalid: \(self?.rawValue ?? "no reason")" }
}
