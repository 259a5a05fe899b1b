import Reorder

extension ExpectedCase {
  /// Returns what is wrong with the package's own judgement of an operation:
  /// whether it makes sense, and which final places and gaps it means.
  ///
  /// - Parameters:
  ///   - operation: The operation of that rank.
  ///   - right: What the model takes it for, or why that finds no sense in it.
  ///   - shape: The shape of the lists before.
  static func faultOfBorder(
    _ operation: Operation, _ rank: Int,
    right: Result<ListOperation, CaseResult.Reason>, in shape: Shape
  ) -> CaseFault? {
    let found: Result<ListOperation, CaseResult.Reason>
    do throws(InvalidCase) {
      found = .success(try operation.resolved(in: shape))
    } catch {
      found = .failure(error.reason)
    }
    if found == right { return nil }
    return CaseFault(
      operation: rank, law: .dialects, expected: words(right),
      actual: words(found))
  }

  private static func words(
    _ judgement: Result<ListOperation, CaseResult.Reason>
  ) -> String {
    switch judgement {
    case .success(let operation): "\(operation)"
    case .failure(let reason): "invalid: \(reason.rawValue)"
    }
  }
}
